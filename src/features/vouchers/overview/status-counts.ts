import { listQuery } from '@/api/queries'
import { areaClass } from '@/components/charts/area'
import { voucherStatus } from '@/domain/voucher'
import {
  type VoucherListSearch,
  type VoucherPage,
  voucherFilterDefaults,
  voucherResource,
} from '@/features/vouchers/resource'

/** The first page of the unfiltered list. */
export const allVouchersQuery = listQuery(voucherResource, voucherFilterDefaults)

/**
 * The first page of each status, in the order of `voucherStatus.names`. The total of a page is the
 * number of vouchers.
 */
export const statusQueriesOf = (filters: Pick<VoucherListSearch, 'search' | 'type'>) =>
  voucherStatus.names.map((status) =>
    listQuery(voucherResource, { ...voucherFilterDefaults, ...filters, status }),
  )

export const statusQueries = statusQueriesOf(voucherFilterDefaults)

/** The fill of a status in charts. */
export function areaOf(status: StatusCount['status']) {
  const { color, pattern } = voucherStatus.describe(status)
  return areaClass(color, pattern)
}

export interface StatusCount {
  status: Exclude<VoucherListSearch['status'], 'all'>
  /** Null if the response has no total. */
  count: number | null
}

/**
 * Counts vouchers by status. `byStatus` has one list for each of `voucherStatus.names`, in the same
 * order. Returns their `counts`, the number of vouchers with an `other` status, the `total`, and
 * the `whole` that shares are computed from. `whole` is null if a total is unknown.
 */
export function statusCounts(all: VoucherPage, byStatus: readonly VoucherPage[]) {
  const counts: StatusCount[] = voucherStatus.names.map((status, index) => ({
    status,
    count: byStatus[index]?.total ?? null,
  }))
  const sum = counts.reduce<number | null>(
    (subtotal, { count }) => (subtotal === null || count === null ? null : subtotal + count),
    0,
  )
  if (sum === null || all.total === null) return { counts, other: 0, whole: null, total: all.total }
  // The responses are not a snapshot, so the sum may exceed the total.
  const whole = Math.max(sum, all.total)
  return { counts, other: whole - sum, whole, total: all.total }
}
export type StatusCounts = ReturnType<typeof statusCounts>
