import * as v from 'valibot'
import { pageSearch, resource, type RowOf } from '../../api/resource.ts'
import { namedRelation, relationSchema } from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../domain/response-fields.ts'
import { statuses } from '../../domain/status.ts'
import { labelText } from '../../lib/visible-text.ts'

export const cartStatus = statuses([
  ['active', 'blue'],
  ['abandoned', 'orange'],
  ['ordered', 'green'],
])

const itemSchema = v.object({
  menu: namedRelation,
  name: optionalText,
  quantity: optionalCount,
  price: optionalNaira,
})

export const cartResource = resource({
  keys: ['cart', 'carts'],
  path: '/crm/cart',
  hasPhones: true,
  filters: { status: cartStatus.filter },
  record: withId({
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
  }),
  details: {},
  actions: ['voucher'],
  needs: { voucher: ['vouchers.create', 'vouchers.view'] },
})
export type Cart = RowOf<typeof cartResource>

export const cartSearch = pageSearch(cartResource)
