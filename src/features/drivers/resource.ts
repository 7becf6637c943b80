import { freeChoice, ifAnnounced } from '../../api/list.ts'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { ALL_STATES } from '../../domain/address.ts'
import { choices } from '../../domain/choices.ts'
import { orderRowSchema } from '../../domain/order.ts'
import { partnerEntries, partnerStatus, partnerRequests } from '../../domain/partner.ts'
import { payoutRowSchema } from '../../domain/payout.ts'
import {
  namedRelation,
  notedEntries,
  personSchema,
  relatedRows,
  relationSchema,
} from '../../domain/record-schemas.ts'
import {
  ifSent,
  optionalCount,
  optionalField,
  optionalNaira,
  optionalRating,
  optionalText,
  optionalTimestamp,
} from '../../domain/response-fields.ts'
import { labelText } from '../../lib/visible-text.ts'

const availabilities = choices(['online', 'busy', 'offline'])

export const driverResource = resource({
  keys: ['driver', 'drivers'],
  path: '/crm/driver',
  hasPhones: true,
  filters: {
    status: partnerStatus.filter,
    availability: availabilities.filter('All Availability'),
    state: ifAnnounced(freeChoice(ALL_STATES)),
  },
  record: personSchema({
    ...partnerEntries,
    logistics: namedRelation,
    state: optionalText,
    availability: optionalText,
    lastSeenAt: optionalTimestamp,
    vehicleType: ifSent(optionalText),
    plateNumber: optionalField(labelText),
    currentOrder: relationSchema({ orderId: optionalField(labelText) }),
    activeOrderCount: optionalCount,
    deliveredCount: optionalCount,
    rating: optionalRating,
    cashInHand: optionalNaira,
  }),
  details: {
    driverOrder: relatedRows('An order of a driver', orderRowSchema),
    driverPayout: relatedRows('A payout of a driver', payoutRowSchema),
    ...notedEntries,
  },
  ...partnerRequests,
})
export type Driver = RowOf<typeof driverResource>

export const driverSearch = listSearch(driverResource)
