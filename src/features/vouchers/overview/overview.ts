import { voucherListQuery } from '@/features/vouchers/api'
import {
  voucherFilterDefaults,
  voucherStatuses,
  type Voucher,
  type VoucherFilters,
  type VoucherList,
} from '@/features/vouchers/schema'

/** The first page of every voucher. */
export const allVouchersQuery = voucherListQuery(voucherFilterDefaults)

/** The first page of each status, in the order of `voucherStatuses`; its total is how many there are. */
export const statusQueries = voucherStatuses.map((status) =>
  voucherListQuery({ ...voucherFilterDefaults, status }),
)

export interface StatusCount {
  status: Exclude<VoucherFilters['status'], 'all'>
  /** Null where the answer does not say. */
  count: number | null
}

/**
 * How many vouchers there are of each status (`byStatus`, in the order of `voucherStatuses`), of others, and in all. Of
 * how many they are a part (`whole`) is not known where one count is not.
 */
export function statusCounts(all: VoucherList, byStatus: readonly VoucherList[]) {
  const counts: StatusCount[] = voucherStatuses.map((status, index) => ({
    status,
    count: byStatus[index]?.total ?? null,
  }))
  const sum = counts.reduce<number | null>(
    (before, { count }) => (before === null || count === null ? null : before + count),
    0,
  )
  if (sum === null || all.total === null) return { counts, other: 0, whole: null, total: all.total }
  // The answers are not of one moment: the parts may be more than the total by now.
  const whole = Math.max(sum, all.total)
  return { counts, other: whole - sum, whole, total: all.total }
}
export type StatusCounts = ReturnType<typeof statusCounts>

function createdTime({ createdAt }: Voucher) {
  const time = Date.parse(createdAt ?? '')
  // Before every date that there is.
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time
}

/** The newest ones first, `count` at most; those of which it is not known when they were created come last. */
export function newestOf(vouchers: readonly Voucher[], count: number) {
  return vouchers.toSorted((a, b) => createdTime(b) - createdTime(a)).slice(0, count)
}
