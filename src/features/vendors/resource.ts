import type * as v from 'valibot'
import { listSearchSchema } from '../../api/list.ts'
import { relatedRows } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  optionalCount,
  optionalField,
  optionalImage,
  optionalNumber,
  optionalText,
  withId,
} from '../../api/response-fields.ts'
import { addressSchema } from '../../domain/address.ts'
import {
  partnerActionNames,
  partnerEntries,
  partnerPatchSchema,
  partnerStatus,
} from '../../domain/partner.ts'
import { payoutRowSchema } from '../../domain/payout.ts'
import { labelText } from '../../lib/visible-text.ts'

export const vendorFilters = { status: partnerStatus.filter }

export const vendorSearch = listSearchSchema(vendorFilters)

const vendorSchema = withId({
  ...partnerEntries,
  rcNumber: optionalField(labelText),
  restaurantCount: optionalCount,
  commissionRate: optionalNumber,
  state: optionalText,
})
export type Vendor = v.InferOutput<typeof vendorSchema>

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
  filters: vendorFilters,
  record: vendorSchema,
  details: {
    vendorRestaurant: relatedRows('A restaurant of a vendor', restaurantRowSchema),
    vendorPayout: relatedRows('A payout of a vendor', payoutRowSchema),
  },
  change: partnerPatchSchema,
  actions: partnerActionNames,
})
