import * as v from 'valibot'
import { listSearchSchema } from '../../api/list.ts'
import { namedRelation, relationSchema } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalField,
  optionalTimestamp,
  optionalNaira,
  optionalText,
} from '../../api/response-fields.ts'
import { recordParam } from '../../api/search-params.ts'
import { statuses } from '../../domain/status.ts'
import { labelText } from '../../lib/visible-text.ts'

export const cartStatus = statuses([
  ['active', 'blue'],
  ['abandoned', 'orange'],
  ['ordered', 'green'],
])

export const cartFilters = { status: cartStatus.filter }

const filtersSchema = listSearchSchema(cartFilters)

/** The search params of the page. `cart` opens the details of that cart. */
export const cartSearch = v.object({ ...filtersSchema.entries, cart: recordParam })

const itemSchema = v.object({
  menu: namedRelation,
  name: optionalText,
  quantity: optionalCount,
  price: optionalNaira,
})

const cartSchema = withId({
  /** Null for a guest. */
  user: relationSchema({ email: optionalText }),
  restaurant: namedRelation,
  itemCount: optionalCount,
  subtotal: optionalNaira,
  voucher: relationSchema({ code: optionalField(labelText) }),
  status: optionalText,
  order: relationSchema({ orderId: optionalField(labelText) }),
  createdAt: optionalTimestamp,
  updatedAt: optionalTimestamp,
  /** Only in the details. */
  items: optionalField(v.array(itemSchema)),
})
export type Cart = v.InferOutput<typeof cartSchema>

export const cartResource = resource({
  keys: ['cart', 'carts'],
  path: '/crm/cart',
  hasPhones: true,
  filters: cartFilters,
  record: cartSchema,
  details: {},
})
