import type { BadgeColor } from '@/components/ui/badge'
import type { Voucher, VoucherSearch } from './schema'

/** The choices of the filters, and what they are called. */
export const statusOptions = [
  ['all', 'All Status'],
  ['unclaimed', 'Unclaimed'],
  ['claimed', 'Claimed'],
  ['used', 'Used'],
  ['expired', 'Expired'],
] as const satisfies (readonly [VoucherSearch['status'], string])[]

export const typeOptions = [
  ['all', 'All Types'],
  ['voucher', 'Discount'],
  ['free_delivery', 'Free Delivery'],
  ['invalid', 'Invalid'],
] as const satisfies (readonly [VoucherSearch['type'], string])[]

const statusLabels = new Map<string, string>(statusOptions.slice(1))
const typeLabels = new Map<string, string>(typeOptions.slice(1))
const statusColors = new Map<string, BadgeColor>([
  ['unclaimed', 'blue'],
  ['claimed', 'green'],
  ['used', 'purple'],
  ['expired', 'red'],
])

/** What a voucher's status is called; one that is unknown keeps its own name. */
export const statusLabel = (status: string) => statusLabels.get(status) ?? status
export const statusColor = (status: string) => statusColors.get(status) ?? 'gray'

/** What a voucher's type is called; one that is unknown keeps its own name. */
export const typeLabel = (type: string) => typeLabels.get(type) ?? type

/** What a voucher is called where it is spoken of: its title, else what else it has. */
export function voucherName({ title, code, id }: Voucher) {
  return title || code || id
}
