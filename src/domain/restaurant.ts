import type * as v from 'valibot'
import { addressSchema } from './address.ts'
import { optionalCount, optionalImage, optionalText, withId } from './response-fields.ts'
import { statuses } from './status.ts'

export const restaurantStatus = statuses([
  ['pending', 'yellow'],
  ['open', 'green'],
  ['closed', 'gray'],
  ['suspended', 'red'],
  ['declined', 'red', 'final'],
])

export const restaurantRowSchema = withId({
  name: optionalText,
  image: optionalImage,
  address: addressSchema,
  orderCount: optionalCount,
  status: optionalText,
})
export type RestaurantRow = v.InferOutput<typeof restaurantRowSchema>
