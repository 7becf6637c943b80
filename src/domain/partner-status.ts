import type { StatusDisplay } from '@/components/ui/status'

/** How the statuses of vendors, logistics companies and drivers are displayed, for `StatusBadge`. */
export const partnerStatus: StatusDisplay = {
  labels: {
    pending: ['Pending', 'yellow'],
    active: ['Active', 'green'],
    suspended: ['Suspended', 'red'],
  },
}
