import { createCollection } from './collection.ts'
import { isStatus } from './filters.ts'
import type { Surroundings } from './phones.ts'
import type { StoredCart } from './seed/carts.ts'

/** Begins with the cart that was changed last. */
export const createCarts = (seeded: readonly StoredCart[], { today, phoneOf }: Surroundings) =>
  createCollection(seeded, {
    text: ({ user, restaurant, order }) => [
      user?.name,
      user?.email,
      phoneOf(user),
      restaurant.name,
      order?.orderId,
    ],
    ids: ({ user, restaurant, order, voucher, items }) => [
      user?.id,
      restaurant.id,
      order?.id,
      voucher?.id,
      ...items.map(({ menu }) => menu?.id),
    ],
    sort: ['itemCount', 'subtotal', 'updatedAt'],
    filters: { status: isStatus },
    timeOf: ({ updatedAt }) => updatedAt,
    today,
  })
