import * as v from 'valibot'
import { voucherSchema } from './schema'
import { campaignValuesSchema, voucherValuesSchema } from './write-schema'

/**
 * The dialog that lies over the voucher page, one at a time; a form with the `values` that it begins with, where somebody
 * has filled it in before the session ended. The details have an address instead.
 */
export const voucherDialogSchema = v.variant('kind', [
  v.object({
    kind: v.literal('create'),
    user: v.optional(v.string()),
    values: v.optional(voucherValuesSchema),
  }),
  v.object({
    kind: v.literal('edit'),
    voucher: voucherSchema,
    values: v.optional(voucherValuesSchema),
  }),
  v.object({ kind: v.literal('delete'), voucher: voucherSchema }),
  v.object({ kind: v.literal('bulk') }),
  v.object({ kind: v.literal('export') }),
  v.object({ kind: v.literal('reward'), values: v.optional(campaignValuesSchema) }),
])
export type VoucherDialog = v.InferOutput<typeof voucherDialogSchema>
