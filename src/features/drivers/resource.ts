import * as v from 'valibot'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import {
  namedRelation,
  personSchema,
  relatedRows,
  relationSchema,
} from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  optionalCount,
  optionalDay,
  optionalField,
  optionalImage,
  optionalNaira,
  optionalRating,
  optionalText,
  optionalTimestamp,
} from '../../api/response-fields.ts'
import { orderRowSchema } from '../../domain/order.ts'
import { partnerActionNames, partnerPatchSchema, partnerStatus } from '../../domain/partner.ts'
import { accountSchema } from '../../domain/payment.ts'
import { payoutRowSchema } from '../../domain/payout.ts'
import { labelText } from '../../lib/visible-text.ts'

const availabilityOptions = [['all', 'All Availability'], 'online', 'busy', 'offline'] as const

export const driverFilters = {
  status: partnerStatus.filter,
  availability: filterOf(availabilityOptions),
}

export const driverSearch = listSearchSchema(driverFilters)

const paperSchema = v.object({ type: optionalText, status: optionalText, expiresAt: optionalDay })

const driverSchema = personSchema({
  email: optionalText,
  phone: optionalField(labelText),
  image: optionalImage,
  logistics: namedRelation,
  state: optionalText,
  status: optionalText,
  reason: optionalText,
  availability: optionalText,
  lastSeenAt: optionalTimestamp,
  vehicleType: optionalText,
  plateNumber: optionalField(labelText),
  currentOrder: relationSchema({ orderId: optionalField(labelText) }),
  deliveredCount: optionalCount,
  rating: optionalRating,
  cashInHand: optionalNaira,
  documents: optionalField(v.array(paperSchema)),
  account: accountSchema,
  createdAt: optionalTimestamp,
})
export type Driver = v.InferOutput<typeof driverSchema>

export const driverResource = resource({
  keys: ['driver', 'drivers'],
  path: '/crm/driver',
  hasPhones: true,
  filters: driverFilters,
  record: driverSchema,
  details: {
    driverOrder: relatedRows('An order of a driver', orderRowSchema),
    driverPayout: relatedRows('A payout of a driver', payoutRowSchema),
  },
  change: partnerPatchSchema,
  actions: partnerActionNames,
})
