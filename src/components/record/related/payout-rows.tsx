import { RecordLink } from '@/components/fields/record-link'
import { type PayoutRow, payoutRowFields } from '@/domain/payout'
import { ViewAll } from './related-links'
import { relatedColumns, RelatedPanel } from './related-rows'

const columns = relatedColumns(payoutRowFields, {
  payoutId: {
    className: 'max-sm:order-1 max-sm:wrap-anywhere',
    isFlexible: true,
    render: ({ id, payoutId }) => <RecordLink kind="payout" record={{ id, name: payoutId }} />,
  },
  amount: { className: 'max-sm:order-4' },
  status: { className: 'max-sm:order-2 max-sm:text-right' },
  createdAt: { className: 'max-sm:order-3' },
})

interface PayoutRowsProps {
  payeeId: string
  payouts: readonly PayoutRow[] | null | undefined
}

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
