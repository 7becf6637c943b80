import { RecordLink } from '@/components/fields/record-link'
import { formatNaira } from '@/domain/amount'
import { voucherType, type VoucherRow, voucherRowFields } from '@/domain/voucher'
import { ViewAll } from './related-links'
import { relatedColumns, RelatedPanel } from './related-rows'

const columns = relatedColumns(voucherRowFields, {
  title: {
    className: 'max-sm:order-1 max-sm:wrap-anywhere',
    isFlexible: true,
    render: ({ id, title, code }) => (
      <RecordLink kind="voucher" record={{ id, name: title ?? code }} />
    ),
  },
  amount: {
    className: 'max-sm:order-4 max-sm:text-right',
    render: ({ type, amount }) =>
      type === 'free_delivery' ? voucherType.labelOf(type) : formatNaira(amount),
  },
  status: { className: 'max-sm:order-2 max-sm:text-right' },
  createdAt: { className: 'max-sm:order-3' },
})

interface VoucherRowsProps {
  email: string | null | undefined
  vouchers: readonly VoucherRow[] | null | undefined
}

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
