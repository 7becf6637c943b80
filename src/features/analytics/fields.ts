import { fields } from '../../domain/field.ts'
import { figureLabels } from '../../domain/figures.ts'
import { shorten } from '../../lib/format.ts'
import type { RestaurantFigures } from './resource.ts'

export const restaurantName = ({ name, id }: Pick<RestaurantFigures, 'name' | 'id'>) =>
  shorten(name ?? id)

export const restaurantFigureFields = fields<RestaurantFigures>()({
  name: { label: 'Restaurant', kind: 'text', isVerbatim: true, get: restaurantName, card: 'top' },
  orders: {
    label: figureLabels.orders,
    kind: 'count',
    card: 'topEnd',
    noun: ['order', 'orders'],
  },
  sales: { label: figureLabels.sales, kind: 'naira', card: 'middle', width: 8, isLabelled: true },
  commission: { label: 'Commission', kind: 'naira', card: 'hidden', width: 7.5 },
  fees: { label: 'Fees', kind: 'naira', card: 'hidden', width: 7, hiddenBelow: 'medium' },
  refunds: { label: 'Refunds', kind: 'naira', card: 'hidden', width: 7 },
  net: { label: 'Net', kind: 'naira', card: 'middleEnd', width: 8, isLabelled: true },
})
