import * as v from 'valibot'
import { listSearchSchema, freeChoice } from '../../api/list.ts'
import { namedRelation, relatedRows } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalField,
  optionalFlag,
  optionalImage,
  optionalTimestamp,
  optionalNaira,
  optionalNumber,
  optionalRating,
  optionalText,
} from '../../api/response-fields.ts'
import { addressSchema } from '../../domain/address.ts'
import { orderRowSchema } from '../../domain/order.ts'
import { reasonSchema } from '../../domain/reason.ts'
import { restaurantStatus } from '../../domain/restaurant.ts'
import { labelText } from '../../lib/visible-text.ts'

export const restaurantFilters = {
  status: restaurantStatus.filter,
  state: freeChoice('All States'),
}

export const restaurantSearch = listSearchSchema(restaurantFilters)

/** The dialogs of a restaurant's page, as the URL names them. */
export const restaurantDialogs = ['approve', 'reopen', 'close', 'suspend'] as const

const hoursSchema = v.object({ day: optionalText, from: optionalText, to: optionalText })
export type OpeningHours = v.InferOutput<typeof hoursSchema>
const restaurantSchema = withId({
  name: optionalText,
  image: optionalImage,
  vendor: namedRelation,
  phone: optionalField(labelText),
  email: optionalText,
  status: optionalText,
  reason: optionalText,
  shouldBeOpen: optionalFlag,
  address: addressSchema,
  categories: optionalField(v.array(namedRelation)),
  openingHours: optionalField(v.array(hoursSchema)),
  preparationMinutes: optionalCount,
  minimumOrder: optionalNaira,
  commissionRate: optionalNumber,
  rating: optionalRating,
  ratingCount: optionalCount,
  orderCount: optionalCount,
  menuCount: optionalCount,
  createdAt: optionalTimestamp,
})
export type Restaurant = v.InferOutput<typeof restaurantSchema>

const dishSchema = withId({
  name: optionalText,
  image: optionalImage,
  price: optionalNaira,
  status: optionalText,
})
export type Dish = v.InferOutput<typeof dishSchema>

/** The body of `PATCH /crm/restaurant/{id}`. */
export const restaurantPatchSchema = v.union([
  v.strictObject({ status: v.picklist(['closed', 'suspended']), reason: reasonSchema }),
  v.strictObject({ status: v.literal('open') }),
])
export type RestaurantPatch = v.InferOutput<typeof restaurantPatchSchema>

export const restaurantResource = resource({
  keys: ['restaurant', 'restaurants'],
  path: '/crm/restaurant',
  hasPhones: true,
  filters: restaurantFilters,
  record: restaurantSchema,
  details: {
    restaurantOrder: relatedRows('An order of a restaurant', orderRowSchema),
    restaurantMenu: relatedRows('A dish of a restaurant', dishSchema),
  },
  change: restaurantPatchSchema,
  actions: ['approve', 'open', 'reopen', 'close', 'suspend'],
})
