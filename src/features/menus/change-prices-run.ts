import type { LeftOut } from '@/components/actions/divide'
import { createEditRun } from '@/components/actions/edit-run'
import type { PlannedRow } from '@/components/actions/plan-many'
import type { EditKind } from '@/components/form/edit-request'
import { formatNaira } from '@/domain/amount'
import { parseTime } from '@/domain/lagos'
import type { KnownPrices, Prices } from './change-prices'
import { together } from './dish-values'
import { dishFields } from './fields'
import { dishResource, type Dish, type DishChange } from './resource'

const priceEdit: EditKind<Dish, KnownPrices, DishChange> = {
  resource: dishResource,
  toEdit: ({ price, discountPrice }) => ({ price, discountPrice }),
  toBody: (_dish, { price, discountPrice }) => ({
    ...(typeof price === 'number' && { price }),
    ...(discountPrice !== undefined && { discountPrice }),
  }),
  together,
}

const before = (field: string) => `${field} before (NGN)`
const after = (field: string) => `${field} after (NGN)`

interface PriceRun {
  title: string
  planned: readonly PlannedRow<Dish, Prices>[]
  leftOut: readonly LeftOut[]
}

/** Changes the prices of many dishes. Each one is read, and saved with only its prices changed. */
export const createPriceRun = (options: PriceRun) =>
  createEditRun({
    ...options,
    kind: priceEdit,
    success: 'Price changed',
    undone: 'Price restored',
    toChange: (prices) => prices,
    describe: (from, to) =>
      [
        from.price !== to.price && `${formatNaira(from.price)} → ${formatNaira(to.price)}`,
        from.discountPrice !== to.discountPrice &&
          `discount price ${formatNaira(from.discountPrice)} → ${formatNaira(to.discountPrice)}`,
      ]
        .filter(Boolean)
        .join(', '),
    timeOf: ({ updatedAt }) => parseTime(updatedAt),
    headers: [
      dishFields.name.label,
      dishFields.restaurant.label,
      before(dishFields.price.label),
      after(dishFields.price.label),
      before(dishFields.discountPrice.label),
      after(dishFields.discountPrice.label),
    ],
    toCells: ({ item, before: from, after: to }) => [
      item.name,
      item.detail,
      from.price,
      to.price,
      from.discountPrice ?? '',
      to.discountPrice ?? '',
    ],
  })
