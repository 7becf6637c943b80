import type { StatusDisplay } from '@/components/ui/status'

/** How payout statuses are displayed, for `StatusBadge`. */
export const payoutStatus: StatusDisplay = {
  labels: {
    requested: ['Requested', 'yellow'],
    processing: ['Processing', 'blue'],
    paid: ['Paid', 'green'],
    declined: ['Declined', 'red'],
    failed: ['Failed', 'orange'],
    reversed: ['Reversed', 'purple'],
  },
}
