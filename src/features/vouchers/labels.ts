import { voucherStatus } from '@/domain/voucher'
import { shorten } from '@/lib/format'
import { type Voucher, typeOptions } from './resource'

const typeLabels = new Map<string, string>(typeOptions.slice(1))

/** The label of a status. An unknown status is its own label. */
export const statusLabel = (status: string) => voucherStatus.describe(status).label

/** The label of a type. An unknown type is its own label. */
export const typeLabel = (type: string) => typeLabels.get(type) ?? type

/** A voucher's name in the UI: its title, else its code or id. */
export function voucherName({ title, code, id }: Voucher) {
  return shorten(title || code || id)
}
