import type * as v from 'valibot'
import { listSearchSchema } from '../../api/list.ts'
import { relatedRows } from '../../api/record-schemas.ts'
import { resource, type RowOf } from '../../api/resource.ts'
import {
  optionalCount,
  optionalField,
  optionalImage,
  optionalNumber,
  optionalText,
  withId,
} from '../../api/response-fields.ts'
import { addressSchema } from '../../domain/address.ts'
import { businessEntries, partnerStatus, partnerWrites } from '../../domain/partner.ts'
import { payoutRowSchema } from '../../domain/payout.ts'
import { labelText } from '../../lib/visible-text.ts'

const restaurantRowSchema = withId({
  name: optionalText,
  image: optionalImage,
  address: addressSchema,
  orderCount: optionalCount,
  status: optionalText,
})
export type RestaurantRow = v.InferOutput<typeof restaurantRowSchema>

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
  },
  ...partnerWrites,
})
export type Vendor = RowOf<typeof vendorResource>

export const vendorSearch = listSearchSchema(vendorResource.filters)
