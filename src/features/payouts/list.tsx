import { clsx } from 'clsx'
import { TriangleAlert, UsersRound } from 'lucide-react'
import { Missing, TruncatedText, TwoLines } from '@/components/fields/cell-text'
import { StatusBadge } from '@/components/fields/status-badge'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { formatDateTime, formatShortDay } from '@/domain/format-dates'
import { toDay } from '@/domain/lagos'
import { payoutName, payoutStatus } from '@/domain/payout'
import { checksOf, checksText, withSameAccounts } from '@/domain/payout-checks'
import { payoutActions } from './actions'
import { isOwnApproved, othersLeft, othersOf } from './approvals'
import { bankWithNumber, payoutFields, payoutSum } from './fields'
import { type Payout, payoutResource } from './resource'

/** What to look at. Who has approved reads who else has to. */
function Checks({ payout }: { payout: Payout }) {
  const text = isOwnApproved(payout)
    ? checksText(payout, { second_approval: `Waits for ${othersOf(othersLeft(payout))}` })
    : checksText(payout)
  if (text === null) return <Missing />
  // Approvals of others are no reason for a warning.
  const isWarning = checksOf(payout).some((check) => check !== 'second_approval')
  const Icon = isWarning ? TriangleAlert : UsersRound
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 align-middle @table:leading-[1.15]',
        isWarning && 'rounded-md bg-orange/12 px-2 py-0.5 text-orange',
      )}
    >
      <Icon className="size-4 shrink-0" />
      <span key={text}>{text}</span>
    </span>
  )
}

/** The status, and below it the day on which it was paid. */
const StatusAndDay = ({ payout: { status, paidAt } }: { payout: Payout }) => (
  <TwoLines
    below={payoutStatus.is({ status }, 'paid') && paidAt ? formatShortDay(toDay(paidAt)) : null}
    belowTitle={formatDateTime(paidAt)}
  >
    <StatusBadge status={status} of={payoutStatus} />
  </TwoLines>
)

export const payoutList = defineList(payoutResource, {
  title: 'Payouts',
  getName: payoutName,
  columns: columns(payoutFields, {
    payoutId: { link: ({ id }) => sheetLink(payoutResource, id) },
    payee: { hasTwoLines: true, className: '@table:leading-[1.15]' },
    bank: { cell: (payout) => <TruncatedText text={bankWithNumber(payout)} isVerbatim /> },
    check: { cell: (payout) => <Checks payout={payout} /> },
    status: { hasTwoLines: true, cell: (payout) => <StatusAndDay payout={payout} /> },
  }),
  relate: withSameAccounts,
  exported: payoutFields,
  sum: payoutSum,
  actions: payoutActions,
  many: ['decline', 'approve'],
  empty: 'No payouts yet. Vendors, logistics companies and drivers request them.',
})
