import { TextOnCard, TruncatedText, TwoLines } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { payoutName, payoutStatus } from '@/domain/payout'
import { capitalize } from '@/lib/format'
import type { Payout } from './resource'

const column = columnHelper<Payout>()

export const payoutColumns = column.columns([
  column.accessor('payoutId', {
    header: 'Payout',
    cell: ({ row: { original } }) => (
      <RowDetailsLink param="payout" id={original.id}>
        <TextOnCard text={payoutName(original)} onCard={original.account?.bankName ?? null} />
      </RowDetailsLink>
    ),
    meta: { card: 'middle', width: 6.75, isWhole: true },
  }),
  column.accessor('payee', {
    header: 'Payee',
    cell: ({ getValue }) => {
      const payee = getValue()
      return (
        <TwoLines below={payee?.type ? capitalize(payee.type) : null}>
          <TruncatedText text={payee?.name ?? payee?.id ?? null} />
        </TwoLines>
      )
    },
    meta: { card: 'top' },
  }),
  column.accessor('amount', { header: 'Amount', ...cells.naira('middleEnd') }),
  column.accessor('account', {
    header: 'Bank',
    cell: ({ getValue }) => <TruncatedText text={getValue()?.bankName ?? null} />,
    meta: { card: 'hidden', width: 8 },
  }),
  column.accessor('status', { header: 'Status', ...cells.status(payoutStatus) }),
  column.accessor('createdAt', { header: 'Requested', ...cells.moment('bottom', 'Requested') }),
  column.accessor('paidAt', { header: 'Paid', ...cells.moment('hidden') }),
])
