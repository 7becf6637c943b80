import type { StatusDisplay } from '@/components/ui/status'

/** How the statuses of dishes are displayed, for `StatusBadge`. */
export const dishStatus: StatusDisplay = {
  labels: {
    available: ['Available', 'green'],
    sold_out: ['Sold out', 'orange'],
    hidden: ['Hidden', 'gray'],
  },
}
