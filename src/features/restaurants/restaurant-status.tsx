import type { StatusDisplay } from '@/components/ui/status'
import { StatusBadge } from '@/components/ui/status-badge'
import { shorten } from '@/lib/format'
import type { Restaurant } from './schema'

const restaurantStatus: StatusDisplay = {
  labels: {
    open: ['Open', 'green'],
    closed: ['Closed', 'gray'],
    pending: ['Pending', 'yellow'],
    suspended: ['Suspended', 'red'],
  },
}

/** A restaurant's name in the UI, else its id. */
export const restaurantName = ({ name, id }: Restaurant) => shorten(name ?? id)

/** Whether a restaurant has one of these statuses. Only for display: the server decides what is allowed. */
export const isStatus = ({ status }: Restaurant, ...names: readonly string[]) =>
  names.includes(status?.toLowerCase() ?? '')

/** The badge of a restaurant's status. A restaurant that should be open by its own hours, but is not, stands out. */
export function RestaurantStatus({ restaurant }: { restaurant: Restaurant }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center leading-tight @max-table:justify-end">
      <StatusBadge status={restaurant.status} {...restaurantStatus} />
      {restaurant.shouldBeOpen && !isStatus(restaurant, 'open') && (
        <span className="pl-2.5 text-sm text-orange">Should be open</span>
      )}
    </span>
  )
}
