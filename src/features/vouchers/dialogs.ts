import * as v from 'valibot'
import { campaignValuesSchema } from '@/features/vouchers/campaign/campaign-schema'
import { voucherValuesSchema } from '@/features/vouchers/form/voucher-form-schema'
import { voucherSchema } from './schema'

/** What a form held when the session ended, and whether it had been sent and the response was missing. */
const draftOf = <TSchema extends v.GenericSchema>(values: TSchema) => ({
  values: v.optional(values),
  wasSaving: v.optional(v.boolean()),
})

/** The dialog over the voucher page, one at a time. The details have an address instead. */
export const voucherDialogSchema = v.variant('kind', [
  v.object({
    kind: v.literal('create'),
    user: v.optional(v.string()),
    /** The voucher to duplicate. */
    like: v.optional(voucherSchema),
    ...draftOf(voucherValuesSchema),
  }),
  v.object({
    kind: v.literal('edit'),
    voucher: voucherSchema,
    ...draftOf(voucherValuesSchema),
  }),
  v.object({ kind: v.literal('delete'), voucher: voucherSchema }),
  v.object({ kind: v.literal('bulk') }),
  v.object({ kind: v.literal('export') }),
  v.object({ kind: v.literal('reward'), ...draftOf(campaignValuesSchema) }),
])
export type VoucherDialog = v.InferOutput<typeof voucherDialogSchema>
