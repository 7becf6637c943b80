import { Missing, TruncatedText } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { payoutName } from '@/domain/payout'
import { checksText, withSameAccounts } from '@/domain/payout-checks'
import { payoutActions } from './actions'
import { bankWithNumber, payoutFields, payoutSum } from './fields'
import { payoutResource } from './resource'

const Checks = ({ text }: { text: string | null }) =>
  text === null ? <Missing /> : <span className="text-orange">{text}</span>

export const payoutList = defineList(payoutResource, {
  title: 'Payouts',
  getName: payoutName,
  columns: columns(payoutFields, {
    payoutId: { link: ({ id }) => sheetLink(payoutResource, id) },
    payee: { hasTwoLines: true, className: '@table:leading-[1.15]' },
    bank: { cell: (payout) => <TruncatedText text={bankWithNumber(payout)} isVerbatim /> },
    check: { cell: (payout) => <Checks text={checksText(payout)} /> },
  }),
  relate: withSameAccounts,
  exported: payoutFields,
  sum: payoutSum,
  actions: payoutActions,
  many: ['decline', 'approve'],
  empty: 'No payouts yet. Vendors, logistics companies and drivers request them.',
})
