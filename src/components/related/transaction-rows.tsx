import { RecordLink } from '@/components/records/record-link'
import { DateTime } from '@/components/ui/date-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { signedAmount, transactionTypeLabel } from '@/domain/payment'
import type { TransactionRow } from '@/domain/records'
import { transactionStatus } from '@/domain/transaction-status'
import { EMPTY, formatNaira } from '@/lib/format'
import { RelatedPanel } from './related-panel'
import type { RelatedColumn } from './related-rows'
import { ViewAll } from './view-all'

const columns: readonly RelatedColumn<TransactionRow>[] = [
  {
    header: 'Reference',
    className: 'max-sm:order-1 wrap-anywhere',
    render: ({ id, reference }) => (
      <RecordLink kind="transaction" record={{ id, name: reference }} />
    ),
  },
  {
    header: 'Type',
    className: 'max-sm:order-3',
    render: ({ type }) => transactionTypeLabel(type) ?? EMPTY,
  },
  {
    header: 'Amount',
    isNumber: true,
    className: 'max-sm:order-4 max-sm:text-right',
    render: (transaction) => formatNaira(signedAmount(transaction)),
  },
  {
    header: 'Status',
    className: 'max-sm:order-2 max-sm:text-right',
    render: ({ status }) => <StatusBadge status={status} {...transactionStatus} />,
  },
  {
    header: 'Date',
    className: 'max-sm:order-5',
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
]

interface TransactionRowsProps {
  /** The id of the user: "View all" searches the transactions for it. */
  userId: string
  /** Undefined while they load, null if the backend does not send them. */
  transactions: readonly TransactionRow[] | null | undefined
}

/** The panel with the latest transactions of a user. */
export function TransactionRows({ userId, transactions }: TransactionRowsProps) {
  return (
    <RelatedPanel
      title="Latest transactions"
      rows={transactions}
      columns={columns}
      empty="No transactions yet."
      link={
        <ViewAll noun="transactions" link={{ to: '/transactions', search: { search: userId } }} />
      }
    />
  )
}
