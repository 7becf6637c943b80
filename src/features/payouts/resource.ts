import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { namedRelation, partyRelation, relation, timelineSchema } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  labelText,
  optionalDay,
  optionalField,
  optionalMoment,
  optionalNaira,
  optionalText,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { reasonSchema } from '../../domain/reason.ts'
import { accountSchema, payoutRowEntries } from '../../domain/records.ts'

const statusOptions = [
  ['all', 'All Status'],
  'requested',
  'processing',
  'paid',
  'declined',
  'failed',
  'reversed',
] as const
const payeeOptions = [
  ['all', 'All Payees'],
  ['vendor', 'Vendors'],
  ['driver', 'Drivers'],
  'logistics',
] as const

export const payoutFilters = { status: choice(statusOptions), payee: choice(payeeOptions) }

const filtersSchema = listSearchSchema(payoutFilters)

/** The search params of the page. `payout` opens the details of that payout, and `dialog` one of its actions. */
export const payoutSearchSchema = v.object({
  ...filtersSchema.entries,
  payout: recordParam,
  dialog: dialogParam(['approve', 'decline', 'retry', 'export']),
})

/*
 * The paths and shapes of the payouts module. They are this console's proposal: a backend that differs is mapped in this file.
 */

const periodSchema = v.object({ from: optionalDay, to: optionalDay })

const payoutSchema = identified({
  ...payoutRowEntries,
  payee: partyRelation,
  fee: optionalNaira,
  balance: optionalNaira,
  account: accountSchema,
  reason: optionalText,
  period: optionalField(periodSchema),
  reference: optionalField(labelText),
  transaction: relation({ reference: optionalField(labelText) }),
  decidedAt: optionalMoment,
  decidedBy: namedRelation,
  paidAt: optionalMoment,
})
export type Payout = v.InferOutput<typeof payoutSchema>

/** The body of `PATCH /crm/payout/{id}`. */
export const payoutPatchSchema = v.union([
  v.strictObject({ status: v.literal('processing') }),
  v.strictObject({ status: v.literal('declined'), reason: reasonSchema }),
])
export type PayoutPatch = v.InferOutput<typeof payoutPatchSchema>

export const payoutList = {
  noun: ['payout', 'payouts'],
  path: '/crm/payout',
  filters: payoutFilters,
  record: payoutSchema,
  details: { payoutHistory: timelineSchema },
  change: payoutPatchSchema,
} satisfies ModuleDefinition
