import type { BadgeColor } from '@/components/ui/badge'
import { EMPTY, shorten } from '@/lib/format'
import { statusOptions, typeOptions, type Voucher } from './schema'

const statusLabels = new Map<string, string>(statusOptions.slice(1))
const typeLabels = new Map<string, string>(typeOptions.slice(1))
const statusColors = new Map<string, BadgeColor>([
  ['unclaimed', 'blue'],
  ['claimed', 'green'],
  ['used', 'purple'],
  ['expired', 'red'],
])

/** The label of a status. An unknown status is its own label. */
export const statusLabel = (status: string) => statusLabels.get(status) ?? status
export const statusColor = (status: string) => statusColors.get(status) ?? 'gray'

/** The label of a type. An unknown type is its own label. */
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

export const orderStatusLabel = (status: string) => status.charAt(0).toUpperCase() + status.slice(1)

export const yesNo = (flag: boolean | null) => (flag === null ? EMPTY : flag ? 'Yes' : 'No')

/** A voucher's name in the UI: its title, else its code or id. */
export function voucherName({ title, code, id }: Voucher) {
  return shorten(title || code || id)
}
