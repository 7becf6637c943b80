import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { businessEntries, partnerStatus, partnerRequests } from '../../domain/partner.ts'
import { payoutRowSchema } from '../../domain/payout.ts'
import { notedEntries, relatedRows } from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalNumber,
  optionalText,
  withId,
} from '../../domain/response-fields.ts'
import { restaurantRowSchema } from '../../domain/restaurant.ts'
import { labelText } from '../../lib/visible-text.ts'

export const vendorResource = resource({
  keys: ['vendor', 'vendors'],
  path: '/crm/vendor',
  hasPhones: true,
  filters: { status: partnerStatus.filter },
  record: withId({
    ...businessEntries,
    rcNumber: optionalField(labelText),
    restaurantCount: optionalCount,
    commissionRate: optionalNumber,
    state: optionalText,
  }),
  details: {
    vendorRestaurant: relatedRows('A restaurant of a vendor', restaurantRowSchema),
    vendorPayout: relatedRows('A payout of a vendor', payoutRowSchema),
    ...notedEntries,
  },
  ...partnerRequests,
})
export type Vendor = RowOf<typeof vendorResource>

export const vendorSearch = listSearch(vendorResource)
