import type * as v from 'valibot'
import { optionalCount, optionalImage, optionalText, withId } from '../api/response-fields.ts'
import { addressSchema, formatAddress } from './address.ts'
import { fields } from './field.ts'
import { statuses } from './status.ts'

export const restaurantStatus = statuses([
  ['pending', 'yellow'],
  ['open', 'green'],
  ['closed', 'gray'],
  ['suspended', 'red'],
])

export const restaurantRowSchema = withId({
  name: optionalText,
  image: optionalImage,
  address: addressSchema,
  orderCount: optionalCount,
  status: optionalText,
})
type RestaurantRow = v.InferOutput<typeof restaurantRowSchema>

export const restaurantRowFields = fields<RestaurantRow>()({
  name: { label: 'Restaurant', kind: 'text' },
  address: {
    label: 'Area and state',
    kind: 'text',
    get: ({ address }) => address && formatAddress({ ...address, text: null }),
  },
  orderCount: { label: 'Orders', kind: 'count' },
  status: { label: 'Status', kind: 'status', statuses: restaurantStatus },
})
