import { choices } from '../../domain/choices.ts'
import { fields } from '../../domain/field.ts'
import { capitalize, shorten } from '../../lib/format.ts'
import type { View } from './resource.ts'

export const viewName = ({ target, id }: Pick<View, 'target' | 'id'>) =>
  shorten(target?.name ?? target?.id ?? id)

const types = choices(['restaurant', ['menu', 'Dish']])

export const viewFields = fields<View>()({
  target: { label: 'Viewed', kind: 'text', isVerbatim: true, get: viewName, card: 'top' },
  type: {
    label: 'Type',
    kind: 'text',
    get: ({ type }) => capitalize(types.labelOf(type) ?? ''),
    card: 'topEnd',
    width: 5,
  },
  restaurant: {
    label: 'Restaurant',
    kind: 'relation',
    record: 'restaurant',
    card: 'bottom',
    width: 7.9,
  },
  views: { label: 'Views', kind: 'count', card: 'middle', noun: ['view', 'views'], width: 4 },
  viewers: { label: 'Viewers', kind: 'count', card: 'hidden', width: 4.25 },
  carts: { label: 'Carts', kind: 'count', card: 'hidden', width: 3.75 },
  orders: {
    label: 'Orders',
    kind: 'count',
    card: 'middleEnd',
    noun: ['order', 'orders'],
    width: 4,
  },
  ordersPer100: {
    label: 'Orders per 100 viewers',
    // An average with one decimal.
    kind: 'rating',
    get: ({ orders, viewers }) => (orders === null || !viewers ? null : (100 * orders) / viewers),
    card: 'hidden',
    width: 10.4,
    hiddenBelow: 'medium',
  },
  // Not a column. A card shows it instead of the restaurant.
  lastViewedAt: { label: 'Last viewed', kind: 'timestamp', isLabelled: true, isExported: true },
})
