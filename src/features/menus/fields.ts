import { dishRowFields, dishStatus } from '../../domain/dish.ts'
import { fields } from '../../domain/field.ts'
import { shorten } from '../../lib/format.ts'
import type { Dish } from './resource.ts'

export const dishName = ({ name, id }: Dish) => shorten(name ?? id)

export const dishFields = fields<Dish>()({
  name: { ...dishRowFields.name, get: dishName, card: 'top' },
  restaurant: { label: 'Restaurant', kind: 'relation', record: 'restaurant', card: 'middle' },
  category: { label: 'Category', kind: 'relation', card: 'bottom', width: 5.6 },
  price: { ...dishRowFields.price, card: 'middleEnd', width: 9.7 },
  orderCount: { label: 'Orders', kind: 'count', card: 'hidden', width: 4, hiddenBelow: 'medium' },
  status: { ...dishRowFields.status, card: 'topEnd', width: 6.4 },
  updatedAt: {
    label: 'Updated',
    kind: 'timestamp',
    card: 'hidden',
    isOptional: true,
    hiddenBelow: 'wide',
  },
  reason: {
    label: 'Reason',
    kind: 'text',
    isOptional: (dish) => !dishStatus.is(dish, 'hidden'),
    isExported: true,
  },
  discountPrice: { label: 'Discount price', kind: 'naira', isOptional: true, isExported: true },
  createdAt: { label: 'Added', kind: 'timestamp', isExported: true },
  description: { label: 'Description', kind: 'text', isOptional: true, isExported: true },
})

/** When the dish is available again by itself. */
export const soldOutUntil = (dish: Pick<Dish, 'status' | 'until'>) =>
  dishStatus.is(dish, 'sold_out') ? dish.until : null
