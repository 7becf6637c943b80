import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { namedRelation, relation } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  labelText,
  optionalCount,
  optionalField,
  optionalMoment,
  optionalNaira,
  optionalText,
} from '../../api/response-fields.ts'
import { recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'active', 'abandoned', 'ordered'] as const

export const cartFilters = { status: choice(statusOptions) }

const filtersSchema = listSearchSchema(cartFilters)

/** The search params of the page. `cart` opens the details of that cart. */
export const cartSearchSchema = v.object({ ...filtersSchema.entries, cart: recordParam })

/*
 * The paths and shapes of the carts module. They are this console's proposal: a backend that differs is mapped in this file.
 */

const itemSchema = v.object({
  menu: namedRelation,
  name: optionalText,
  quantity: optionalCount,
  price: optionalNaira,
})

const cartSchema = identified({
  /** Null for a guest. */
  user: relation({ email: optionalText }),
  restaurant: namedRelation,
  itemCount: optionalCount,
  subtotal: optionalNaira,
  voucher: relation({ code: optionalField(labelText) }),
  status: optionalText,
  order: relation({ orderId: optionalField(labelText) }),
  createdAt: optionalMoment,
  updatedAt: optionalMoment,
  /** Only in the details. */
  items: optionalField(v.array(itemSchema)),
})
export type Cart = v.InferOutput<typeof cartSchema>

export const cartList = {
  noun: ['cart', 'carts'],
  path: '/crm/cart',
  hasPhones: true,
  filters: cartFilters,
  record: cartSchema,
  details: {},
} satisfies ModuleDefinition
