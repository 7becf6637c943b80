import type { BadgeColor } from '@/components/ui/badge'

/** How a type or a status is called; one that is unknown keeps its own name. */
export const typeLabels: Partial<Record<string, string>> = {
  voucher: 'Discount',
  free_delivery: 'Free Delivery',
  invalid: 'Invalid',
}

export const statusLabels: Partial<Record<string, string>> = {
  unclaimed: 'Unclaimed',
  claimed: 'Claimed',
  used: 'Used',
  expired: 'Expired',
}

const statusColors: Partial<Record<string, BadgeColor>> = {
  unclaimed: 'blue',
  claimed: 'green',
  used: 'purple',
  expired: 'red',
}

export function statusColor(status: string): BadgeColor {
  return statusColors[status] ?? 'gray'
}
