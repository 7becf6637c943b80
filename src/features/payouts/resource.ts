import * as v from 'valibot'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import {
  namedRelation,
  partyRelation,
  relationSchema,
  timelineSchema,
} from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  optionalDay,
  optionalField,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { accountSchema } from '../../domain/payment.ts'
import { payoutRowEntries, payoutStatus } from '../../domain/payout.ts'
import { reasonSchema } from '../../domain/reason.ts'
import { labelText } from '../../lib/visible-text.ts'

const payeeOptions = [
  ['all', 'All Payees'],
  ['vendor', 'Vendors'],
  ['driver', 'Drivers'],
  'logistics',
] as const

export const payoutFilters = { status: payoutStatus.filter, payee: filterOf(payeeOptions) }

const filtersSchema = listSearchSchema(payoutFilters)

/** The search params of the page. `payout` opens the details of that payout, and `dialog` one of its actions. */
export const payoutSearch = v.object({
  ...filtersSchema.entries,
  payout: recordParam,
  dialog: dialogParam(['approve', 'decline', 'retry', 'export']),
})

const periodSchema = v.object({ from: optionalDay, to: optionalDay })

const payoutSchema = withId({
  ...payoutRowEntries,
  payee: partyRelation,
  fee: optionalNaira,
  balance: optionalNaira,
  account: accountSchema,
  reason: optionalText,
  period: optionalField(periodSchema),
  reference: optionalField(labelText),
  transaction: relationSchema({ reference: optionalField(labelText) }),
  decidedAt: optionalTimestamp,
  decidedBy: namedRelation,
  paidAt: optionalTimestamp,
})
export type Payout = v.InferOutput<typeof payoutSchema>

/** The body of `PATCH /crm/payout/{id}`. */
export const payoutPatchSchema = v.union([
  v.strictObject({ status: v.literal('processing') }),
  v.strictObject({ status: v.literal('declined'), reason: reasonSchema }),
])
export type PayoutPatch = v.InferOutput<typeof payoutPatchSchema>

export const payoutResource = resource({
  keys: ['payout', 'payouts'],
  path: '/crm/payout',
  filters: payoutFilters,
  record: payoutSchema,
  details: { payoutHistory: timelineSchema },
  change: payoutPatchSchema,
  actions: ['decline', 'approve', 'retry'],
})
