import { capitalize, EMPTY, shorten } from '@/lib/format'
import type { View } from './resource'

/** The name of what was viewed, else its id. */
export const viewName = ({ target, id }: Pick<View, 'target' | 'id'>) =>
  shorten(target?.name ?? target?.id ?? id)

const types = new Map([
  ['restaurant', 'Restaurant'],
  ['menu', 'Dish'],
])
export const typeLabel = (type: string | null) =>
  type && (types.get(type.toLowerCase()) ?? capitalize(shorten(type)))

/** Orders for each 100 people who viewed it: "15.6". */
export function ordersPer100({ orders, viewers }: Pick<View, 'orders' | 'viewers'>) {
  return orders === null || !viewers ? EMPTY : ((100 * orders) / viewers).toFixed(1)
}
