import { describeStatus, type StatusDisplay } from '@/components/ui/status'
import { EMPTY, shorten } from '@/lib/format'
import { type Voucher } from './schema'
import { statusOptions, typeOptions } from './search'

const [, ...statuses] = statusOptions
const typeLabels = new Map<string, string>(typeOptions.slice(1))
const statusColors = {
  unclaimed: 'blue',
  claimed: 'green',
  used: 'purple',
  expired: 'red',
} as const

/** How voucher statuses are displayed, for `StatusBadge`. */
export const voucherStatus: StatusDisplay = {
  labels: Object.fromEntries(
    statuses.map(([status, label]) => [status, [label, statusColors[status]] as const]),
  ),
  isVerbatim: true,
}

/** The label of a status. An unknown status is its own label. */
export const statusLabel = (status: string) => describeStatus(status, voucherStatus).label

/** The label of a type. An unknown type is its own label. */
export const typeLabel = (type: string) => typeLabels.get(type) ?? type

export const yesNo = (flag: boolean | null) => (flag === null ? EMPTY : flag ? 'Yes' : 'No')

/** A voucher's name in the UI: its title, else its code or id. */
export function voucherName({ title, code, id }: Voucher) {
  return shorten(title || code || id)
}
