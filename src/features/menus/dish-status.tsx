import { StatusBadge } from '@/components/fields/status-badge'
import { Until } from '@/components/fields/until'
import { dishStatus } from '@/domain/dish'
import type { Dish } from './resource'

export const DishStatus = ({ dish }: { dish: Dish }) => (
  <span className="inline-flex max-w-full flex-wrap items-center gap-x-near leading-tight @max-table:justify-end">
    <StatusBadge status={dish.status} of={dishStatus} />
    {dishStatus.is(dish, 'sold_out') && <Until at={dish.until} />}
  </span>
)
