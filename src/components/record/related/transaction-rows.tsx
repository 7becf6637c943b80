import { FieldCell } from '@/components/fields/field-cell'
import { RecordLink } from '@/components/fields/record-link'
import { DayAndTime } from '@/components/ui/date-time'
import { type TransactionRow, transactionRowFields } from '@/domain/transaction'
import { ViewAll } from './related-links'
import { relatedColumns, RelatedPanel } from './related-rows'

const columns = relatedColumns(transactionRowFields, {
  reference: {
    className: 'max-sm:order-1 max-sm:wrap-anywhere',
    // With the type below it, all columns fit beside the facts of the user.
    render: (transaction) => (
      <>
        <RecordLink
          kind="transaction"
          record={{ id: transaction.id, name: transaction.reference }}
        />
        <span className="block leading-tight text-muted-foreground">
          <FieldCell field={transactionRowFields.type} row={transaction} />
        </span>
      </>
    ),
  },
  order: {
    className: 'max-sm:order-6 max-sm:text-right max-sm:wrap-anywhere',
    render: (transaction) => (
      <RecordLink kind="order" record={transactionRowFields.order.get(transaction)} />
    ),
  },
  amount: { className: 'max-sm:order-4 max-sm:text-right' },
  status: { className: 'max-sm:order-2 max-sm:text-right' },
  createdAt: {
    className: 'max-sm:order-5 sm:leading-tight sm:whitespace-normal',
    render: ({ createdAt }) => <DayAndTime at={createdAt} />,
  },
})

interface TransactionRowsProps {
  userId: string
  transactions: readonly TransactionRow[] | null | undefined
}

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
