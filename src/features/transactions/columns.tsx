import { Amount, TextOnCard, TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { paymentLabel, signedAmount, transactionTypeLabel } from '@/domain/payment'
import { transactionStatus } from '@/domain/transaction'
import { transactionName } from './labels'
import type { Transaction } from './resource'

const column = columnHelper<Transaction>()

export const transactionColumns = column.columns([
  column.accessor('reference', {
    header: 'Reference',
    cell: ({ row: { original } }) => (
      <RowDetailsLink param="transaction" id={original.id}>
        {transactionName(original)}
      </RowDetailsLink>
    ),
    meta: { card: 'top', width: 8.75, isWhole: true },
  }),
  column.accessor('type', {
    header: 'Type',
    cell: ({ row: { original } }) => (
      <TextOnCard
        text={transactionTypeLabel(original.type)}
        onCard={paymentLabel(original.channel)}
      />
    ),
    meta: { card: 'middle', width: 6.25 },
  }),
  column.accessor('amount', {
    header: 'Amount',
    cell: ({ row: { original } }) => <Amount amount={signedAmount(original)} />,
    meta: { card: 'middleEnd', width: 7, isNumber: true },
  }),
  column.accessor('channel', {
    header: 'Channel',
    cell: ({ getValue }) => <TruncatedText text={paymentLabel(getValue())} />,
    meta: { card: 'hidden', width: 6.25, isSpare: true },
  }),
  column.accessor('status', { header: 'Status', ...cells.status(transactionStatus, 6.5) }),
  column.accessor('user', { header: 'Customer', ...cells.relation('hidden') }),
  column.accessor('order', {
    header: 'Order',
    cell: ({ getValue }) => <TruncatedText text={getValue()?.orderId ?? getValue()?.id ?? null} />,
    meta: { card: 'hidden', width: 6.75 },
  }),
  column.accessor('createdAt', { header: 'Date', ...cells.moment('bottom') }),
])
