import type { LeftOut } from '@/components/actions/divide'
import { createEditRun } from '@/components/actions/edit-run'
import type { PlannedRow } from '@/components/actions/plan-many'
import { formatDay } from '@/domain/format-dates'
import { voucherStatus } from '@/domain/voucher'
import { voucherFields } from '@/features/vouchers/fields'
import { voucherEdit } from '@/features/vouchers/form/voucher-edit'
import type { Voucher } from '@/features/vouchers/resource'

/** "31 January 2027 → 7 February 2027", "No expiry → 7 February 2027". */
export const expiryText = (before: string, after: string) =>
  `${before ? formatDay(before) : 'No expiry'} → ${formatDay(after)}`

interface ExpiryRun {
  title: string
  planned: readonly PlannedRow<Voucher, string>[]
  leftOut: readonly LeftOut[]
}

/** Changes the expiry of many vouchers. Each one is read, and saved with only its expiry changed. */
export const createExpiryRun = (options: ExpiryRun) =>
  createEditRun({
    ...options,
    kind: {
      ...voucherEdit,
      obstacleOf: (voucher) =>
        voucherStatus.is(voucher, 'used') ? 'It has been used, so nothing was sent.' : null,
    },
    success: 'Expiry changed',
    undone: 'Expiry restored',
    toChange: (expiryDate) => ({ expiryDate }),
    describe: expiryText,
    headers: [
      voucherFields.title.label,
      'Details',
      `${voucherFields.expires.label} before`,
      `${voucherFields.expires.label} after`,
    ],
    toCells: ({ item, before, after }) => [item.name, item.detail, before, after],
  })
