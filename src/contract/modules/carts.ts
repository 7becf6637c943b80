import { cartFields } from '../../features/carts/fields.ts'
import { cartResource } from '../../features/carts/resource.ts'
import { proposedModule } from '../list-module.ts'

export const carts = proposedModule(cartResource, {
  descriptions: {
    listCarts: 'The cart that was updated last is the first. A cart without a user is of a guest.',
    getCart: 'Only this response has the items.',
  },
  places: { user: 'user.name' },
  purchases: [{ field: 'subtotal', below: 100_000 }],
  fields: cartFields,
  optional: ['voucher', 'order', 'items.menu', 'items.menu.name'],
})
