import { StatusBadge } from '@/components/fields/status-badge'
import { restaurantStatus } from '@/domain/restaurant'
import type { Restaurant } from './resource'

/** Highlights a restaurant that is closed although its hours say that it should be open. */
export function RestaurantStatus({ restaurant }: { restaurant: Restaurant }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-near leading-tight @max-table:justify-end">
      <StatusBadge
        status={restaurant.status}
        of={restaurantStatus}
        until={restaurantStatus.is(restaurant, 'closed') ? restaurant.until : null}
      />
      {restaurant.shouldBeOpen && !restaurantStatus.is(restaurant, 'open') && (
        <span className="text-sm text-orange">Should be open</span>
      )}
    </span>
  )
}
