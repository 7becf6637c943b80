import type { StatusDisplay } from '@/components/ui/status'

/** How voucher statuses are displayed, for `StatusBadge`. */
export const voucherStatus: StatusDisplay = {
  labels: {
    unclaimed: ['Unclaimed', 'blue'],
    claimed: ['Claimed', 'green'],
    used: ['Used', 'purple'],
    expired: ['Expired', 'red'],
  },
  isVerbatim: true,
}
