import type * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { relatedRows } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  labelText,
  optionalCount,
  optionalField,
  optionalImage,
  optionalNumber,
  optionalText,
} from '../../api/response-fields.ts'
import { partnerStatusOptions } from '../../domain/filters.ts'
import { partnerEntries, partnerPatchSchema } from '../../domain/partner.ts'
import { addressSchema, payoutRowSchema } from '../../domain/records.ts'

export const vendorFilters = { status: choice(partnerStatusOptions) }

export const vendorSearchSchema = listSearchSchema(vendorFilters)

// The paths and shapes of the vendors module: this console's proposal. A backend that differs is mapped in this file.

const vendorSchema = identified({
  ...partnerEntries,
  rcNumber: optionalField(labelText),
  restaurantCount: optionalCount,
  commissionRate: optionalNumber,
  state: optionalText,
})
export type Vendor = v.InferOutput<typeof vendorSchema>

const restaurantRowSchema = identified({
  name: optionalText,
  image: optionalImage,
  address: addressSchema,
  orderCount: optionalCount,
  status: optionalText,
})
export type RestaurantRow = v.InferOutput<typeof restaurantRowSchema>

/** The body of `PATCH /crm/vendor/{id}`. */
export const vendorPatchSchema = partnerPatchSchema

export const vendorList = {
  noun: ['vendor', 'vendors'],
  path: '/crm/vendor',
  hasPhones: true,
  filters: vendorFilters,
  record: vendorSchema,
  details: {
    vendorRestaurant: relatedRows('A restaurant of a vendor', restaurantRowSchema),
    vendorPayout: relatedRows('A payout of a vendor', payoutRowSchema),
  },
  change: vendorPatchSchema,
} satisfies ModuleDefinition
