import type { StatusDisplay } from '@/components/ui/status'

/** How restaurant statuses are displayed, for `StatusBadge`. */
export const restaurantStatus: StatusDisplay = {
  labels: {
    open: ['Open', 'green'],
    closed: ['Closed', 'gray'],
    pending: ['Pending', 'yellow'],
    suspended: ['Suspended', 'red'],
  },
}
