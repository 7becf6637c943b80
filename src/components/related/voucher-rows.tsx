import { RecordLink } from '@/components/records/record-link'
import { DateTime } from '@/components/ui/date-time'
import { StatusBadge } from '@/components/ui/status-badge'
import type { VoucherRow } from '@/domain/records'
import { voucherStatus } from '@/domain/voucher-status'
import { formatNaira } from '@/lib/format'
import { RelatedPanel } from './related-panel'
import type { RelatedColumn } from './related-rows'
import { ViewAll } from './view-all'

const columns: readonly RelatedColumn<VoucherRow>[] = [
  {
    header: 'Voucher',
    className: 'max-sm:order-1 wrap-anywhere',
    render: ({ id, title, code }) => (
      <RecordLink kind="voucher" record={{ id, name: title ?? code }} />
    ),
  },
  {
    header: 'Amount',
    isNumber: true,
    className: 'max-sm:order-4 max-sm:text-right',
    render: ({ type, amount }) =>
      type === 'free_delivery' ? 'Free Delivery' : formatNaira(amount),
  },
  {
    header: 'Status',
    className: 'max-sm:order-2 max-sm:text-right',
    render: ({ status }) => <StatusBadge status={status} {...voucherStatus} />,
  },
  {
    header: 'Created',
    className: 'max-sm:order-3',
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
]

interface VoucherRowsProps {
  /** The email of the user who has the vouchers: "View all" searches the vouchers for it. */
  email: string | null | undefined
  /** Undefined while they load, null if the backend does not send them. */
  vouchers: readonly VoucherRow[] | null | undefined
}

/** The panel with the latest vouchers of a user. */
export function VoucherRows({ email, vouchers }: VoucherRowsProps) {
  return (
    <RelatedPanel
      title="Latest vouchers"
      rows={vouchers}
      columns={columns}
      empty="No vouchers yet."
      link={
        email && <ViewAll noun="vouchers" link={{ to: '/vouchers', search: { search: email } }} />
      }
    />
  )
}
