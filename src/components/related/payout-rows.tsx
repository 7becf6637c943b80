import { RecordLink } from '@/components/records/record-link'
import { DateTime } from '@/components/ui/date-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { payoutStatus } from '@/domain/payout-status'
import type { PayoutRow } from '@/domain/records'
import { formatNaira } from '@/lib/format'
import { RelatedPanel } from './related-panel'
import type { RelatedColumn } from './related-rows'
import { ViewAll } from './view-all'

const columns: readonly RelatedColumn<PayoutRow>[] = [
  {
    header: 'Payout',
    className: 'sm:truncate max-sm:order-1 max-sm:wrap-anywhere',
    render: ({ id, payoutId }) => <RecordLink kind="payout" record={{ id, name: payoutId }} />,
  },
  {
    header: 'Amount',
    isNumber: true,
    className: 'max-sm:order-4',
    render: ({ amount }) => formatNaira(amount),
  },
  {
    header: 'Status',
    className: 'max-sm:order-2 max-sm:text-right',
    render: ({ status }) => <StatusBadge status={status} {...payoutStatus} />,
  },
  {
    header: 'Requested',
    className: 'max-sm:order-3',
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
]

interface PayoutRowsProps {
  /** The id of the payee: "View all" searches the payouts for it. */
  payeeId: string
  /** Undefined while they load, null if the backend does not send them. */
  payouts: readonly PayoutRow[] | null | undefined
}

/** The panel with the latest payouts of a driver, vendor or company. */
export function PayoutRows({ payeeId, payouts }: PayoutRowsProps) {
  return (
    <RelatedPanel
      title="Latest payouts"
      rows={payouts}
      columns={columns}
      empty="No payouts yet."
      link={<ViewAll noun="payouts" link={{ to: '/payouts', search: { search: payeeId } }} />}
    />
  )
}
