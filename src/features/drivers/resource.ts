import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { namedRelation, person, relatedRows, relation } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  labelText,
  optionalCount,
  optionalDay,
  optionalField,
  optionalImage,
  optionalMoment,
  optionalNaira,
  optionalRating,
  optionalText,
} from '../../api/response-fields.ts'
import { partnerStatusOptions } from '../../domain/filters.ts'
import { reasonSchema } from '../../domain/reason.ts'
import { accountSchema, orderRowSchema, payoutRowSchema } from '../../domain/records.ts'

const availabilityOptions = [['all', 'All Availability'], 'online', 'busy', 'offline'] as const

export const driverFilters = {
  status: choice(partnerStatusOptions),
  availability: choice(availabilityOptions),
}

export const driverSearchSchema = listSearchSchema(driverFilters)

/*
 * The paths and shapes of the drivers module. They are this console's proposal: a backend that differs is mapped in this file.
 */

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
  lastSeenAt: optionalMoment,
  vehicleType: optionalText,
  plateNumber: optionalField(labelText),
  currentOrder: relation({ orderId: optionalField(labelText) }),
  deliveredCount: optionalCount,
  rating: optionalRating,
  cashInHand: optionalNaira,
  documents: optionalField(v.array(paperSchema)),
  account: accountSchema,
  createdAt: optionalMoment,
})
export type Driver = v.InferOutput<typeof driverSchema>

/** The body of `PATCH /crm/driver/{id}`. */
export const driverPatchSchema = v.union([
  v.strictObject({ status: v.literal('active') }),
  v.strictObject({ status: v.literal('suspended'), reason: reasonSchema }),
])

export const driverList = {
  noun: ['driver', 'drivers'],
  path: '/crm/driver',
  hasPhones: true,
  filters: driverFilters,
  record: driverSchema,
  details: {
    driverOrder: relatedRows('An order of a driver', orderRowSchema),
    driverPayout: relatedRows('A payout of a driver', payoutRowSchema),
  },
  change: driverPatchSchema,
} satisfies ModuleDefinition
