import { voucherStatus } from '@/domain/voucher'
import type { VoucherPage } from '@/features/vouchers/resource'

/**
 * The results of a campaign. `byStatus` has the first page of each of `voucherStatus.names`, in the
 * same order. A figure is null if the responses do not contain it.
 */
export function campaignFigures(byStatus: readonly (VoucherPage | undefined)[]) {
  const pageOf = (status: 'used' | 'claimed') => byStatus[voucherStatus.names.indexOf(status)]
  const used = pageOf('used')?.total ?? null
  const claimed = pageOf('claimed')?.total ?? null
  return {
    counts: byStatus.map((page) => page?.total ?? null),
    /** In naira. */
    given: pageOf('used')?.meta.discountAmount ?? null,
    /** The vouchers that were claimed, and how many of them are used. Null if none was claimed. */
    claims:
      used !== null && claimed !== null && used + claimed > 0
        ? { used, all: used + claimed }
        : null,
  }
}
