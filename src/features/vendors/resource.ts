import type * as v from 'valibot'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import { relatedRows } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalField,
  optionalImage,
  optionalNumber,
  optionalText,
} from '../../api/response-fields.ts'
import { partnerStatusOptions } from '../../domain/filters.ts'
import { partnerActionNames, partnerEntries, partnerPatchSchema } from '../../domain/partner.ts'
import { addressSchema, payoutRowSchema } from '../../domain/records.ts'
import { labelText } from '../../lib/visible-text.ts'

export const vendorFilters = { status: filterOf(partnerStatusOptions) }

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
