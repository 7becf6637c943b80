import * as v from 'valibot'
import type { ModuleDefinition } from '../../api/resource.ts'
import { reasonSchema } from '../../domain/reason.ts'
import { namedRelation, partyRelation, relation, timelineSchema } from '../../api/record-schemas.ts'
import { accountSchema, payoutRowEntries } from '../../domain/records.ts'
import {
  identified,
  labelText,
  optionalDay,
  optionalField,
  optionalMoment,
  optionalNaira,
  optionalText,
} from '../../api/response-fields.ts'
import { payoutFilters } from './search.ts'

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
