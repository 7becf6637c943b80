import type { BadgeColor } from '@/components/ui/badge'
import { EMPTY, shorten } from '@/lib/format'
import type { Voucher, VoucherFilters } from './schema'

/** The choices of the filters, and what they are called. */
export const statusOptions = [
  ['all', 'All Status'],
  ['unclaimed', 'Unclaimed'],
  ['claimed', 'Claimed'],
  ['used', 'Used'],
  ['expired', 'Expired'],
] as const satisfies (readonly [VoucherFilters['status'], string])[]

export const typeOptions = [
  ['all', 'All Types'],
  ['voucher', 'Discount'],
  ['free_delivery', 'Free Delivery'],
  ['invalid', 'Invalid'],
] as const satisfies (readonly [VoucherFilters['type'], string])[]

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

const orderStatusColors = new Map<string, BadgeColor>([
  ['canceled', 'red'],
  ['declined', 'red'],
  ['pending', 'gray'],
  ['delivered', 'green'],
  ['paid', 'yellow'],
  ['unconfirmed', 'dark-gray'],
])
export const orderStatusColor = (status: string) =>
  orderStatusColors.get(status.toLowerCase()) ?? 'orange'

/** An order's status with a capital letter. */
export const orderStatusLabel = (status: string) => status.charAt(0).toUpperCase() + status.slice(1)

export const yesNo = (flag: boolean | null) => (flag === null ? EMPTY : flag ? 'Yes' : 'No')

/** How a voucher is referred to in the UI: by its title, else by its code or id. */
export function voucherName({ title, code, id }: Voucher) {
  return shorten(title || code || id)
}
