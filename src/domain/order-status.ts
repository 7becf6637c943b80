import type { StatusDisplay } from '@/components/ui/status'

/** How order statuses are displayed, for `StatusBadge`. */
export const orderStatus: StatusDisplay = {
  labels: {
    unconfirmed: ['Unconfirmed', 'dark-gray'],
    pending: ['Pending', 'gray', 'stripes'],
    paid: ['Paid', 'yellow'],
    preparing: ['Preparing', 'orange'],
    ready: ['Ready', 'orange', 'stripes'],
    'on the way': ['On the way', 'orange', 'dots'],
    delivered: ['Delivered', 'green'],
    declined: ['Declined', 'red'],
    canceled: ['Canceled', 'red', 'stripes'],
  },
  other: 'orange',
}
