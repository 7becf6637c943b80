import * as v from 'valibot'
import { choice, listSearchSchema } from '../../lib/list.ts'
import { reasonSchema } from '../../lib/reason.ts'
import {
  accountSchema,
  namedRelation,
  orderRowSchema,
  payoutRowSchema,
  person,
  relatedRows,
  relation,
  type ModuleDefinition,
} from '../../lib/records.ts'
import {
  labelText,
  optionalCount,
  optionalDay,
  optionalField,
  optionalImage,
  optionalNaira,
  optionalRating,
  optionalText,
} from '../../lib/response-fields.ts'

/*
 * The paths and shapes of the drivers module. They are this console's proposal: a backend that differs is mapped in this file.
 */

const statusOptions = [
  ['all', 'All Status'],
  ['pending', 'Pending'],
  ['active', 'Active'],
  ['suspended', 'Suspended'],
] as const
const availabilityOptions = [
  ['all', 'All Availability'],
  ['online', 'Online'],
  ['busy', 'Busy'],
  ['offline', 'Offline'],
] as const

const paperSchema = v.object({ type: optionalText, status: optionalText, expiresAt: optionalDay })

const driverSchema = person({
  email: optionalText,
  phone: optionalField(labelText),
  image: optionalImage,
  logistics: namedRelation,
  state: optionalText,
  status: optionalText,
  reason: optionalText,
  availability: optionalText,
  lastSeenAt: optionalText,
  vehicleType: optionalText,
  plateNumber: optionalField(labelText),
  currentOrder: relation({ orderId: optionalField(labelText) }),
  deliveredCount: optionalCount,
  rating: optionalRating,
  cashInHand: optionalNaira,
  documents: optionalField(v.array(paperSchema)),
  account: accountSchema,
  createdAt: optionalText,
})
export type Driver = v.InferOutput<typeof driverSchema>

export const driverList = {
  noun: ['driver', 'drivers'],
  path: '/crm/driver',
  filters: { status: choice(statusOptions), availability: choice(availabilityOptions) },
  record: driverSchema,
  details: {
    driverOrder: relatedRows('An order of a driver', orderRowSchema),
    driverPayout: relatedRows('A payout of a driver', payoutRowSchema),
  },
} satisfies ModuleDefinition

export const driverSearchSchema = listSearchSchema(driverList.filters)
export const driverSearchDefaults = v.parse(driverSearchSchema, {})
export type DriverSearch = v.InferOutput<typeof driverSearchSchema>

/** The body of `PATCH /crm/driver/{id}`. */
export const driverPatchSchema = v.union([
  v.strictObject({ status: v.literal('active') }),
  v.strictObject({ status: v.literal('suspended'), reason: reasonSchema }),
])
export type DriverPatch = v.InferOutput<typeof driverPatchSchema>
