import { clsx } from 'clsx'
import { TriangleAlert, UsersRound } from 'lucide-react'
import { Missing, TruncatedText, TwoLines } from '@/components/fields/cell-text'
import { StatusBadge } from '@/components/fields/status-badge'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { formatDateTime, formatDayAndTime, formatShortDay } from '@/domain/format-dates'
import { toDay } from '@/domain/lagos'
import { payoutName, payoutStatus } from '@/domain/payout'
import { checkLines, withSameAccounts } from '@/domain/payout-checks'
import { useToday } from '@/hooks/use-now'
import { shorten } from '@/lib/format'
import { payoutActions } from './actions'
import { isOwnApproved, othersLeft, othersOf } from './approvals'
import { bankWithNumber, payoutFields, payoutSum } from './fields'
import { type Payout, payoutResource } from './resource'

// A row has room for as many.
const LINES = 2

/** What to look at, one line each. Who has approved reads who else has to. */
function Checks({ payout }: { payout: Payout }) {
  const lines = checkLines(
    payout,
    isOwnApproved(payout) ? { second_approval: `Waits for ${othersOf(othersLeft(payout))}` } : {},
  )
  if (lines.length === 0) return <Missing />
  const isLong = lines.length > LINES
  return (
    <span
      title={lines.map(({ text }) => text).join(', ')}
      className="flex flex-wrap gap-x-near leading-[1.15] @max-table:justify-end @table:flex-col print:flex-col"
    >
      {lines.map(({ text, isWarning }, index) => {
        const Icon = isWarning ? TriangleAlert : UsersRound
        return (
          <span
            key={text}
            className={clsx(
              'flex items-center gap-1',
              isWarning && 'text-orange',
              isLong && index > 0 && '@table:sr-only',
            )}
          >
            <Icon className="size-4 shrink-0" />
            <span>{text}</span>
            {index < lines.length - 1 && <span className="sr-only">, </span>}
          </span>
        )
      })}
      {isLong && (
        <span aria-hidden className="text-muted-foreground @max-table:hidden">
          {`+${lines.length - 1}`}
        </span>
      )}
    </span>
  )
}

/** When a payout was paid, otherwise requested. A table has columns for that. */
function DayOnCard({ payout: { status, createdAt, paidAt } }: { payout: Payout }) {
  const today = useToday()
  const at = (payoutStatus.is({ status }, 'paid') && paidAt) || createdAt
  if (!at) return null
  const day = toDay(at)
  const text = day === today ? formatDayAndTime(at, today) : formatShortDay(day)
  return (
    <span key={text} className="whitespace-nowrap text-muted-foreground @table:hidden">
      {` · ${text}`}
    </span>
  )
}

/** The status, and below it the day on which it was paid. */
const StatusAndDay = ({ payout: { status, paidAt } }: { payout: Payout }) => (
  <TwoLines
    below={payoutStatus.is({ status }, 'paid') && paidAt ? formatShortDay(toDay(paidAt)) : null}
    belowTitle={formatDateTime(paidAt)}
    belowColor="text-muted-foreground @max-table:hidden"
    // There it has a column.
    isUnprinted
  >
    <StatusBadge status={status} of={payoutStatus} />
  </TwoLines>
)

/** "PAY-212761, Suya Spot Ltd, vendor, 27 November 2026, 12:24". */
const requestOf = ({ payee, createdAt, ...payout }: Payout) =>
  [payoutName(payout), payee?.name, payee?.type, createdAt && formatDateTime(createdAt)]
    .filter(Boolean)
    .map((text) => shorten(text ?? ''))
    .join(', ')

export const payoutList = defineList(payoutResource, {
  title: 'Payouts',
  getName: payoutName,
  columns: columns(payoutFields, {
    payoutId: {
      link: ({ id }) => sheetLink(payoutResource, id),
      // A narrow table has no room for who asked, and when.
      cell: (payout) => (
        <>
          <TruncatedText text={payoutName(payout)} isVerbatim title={requestOf(payout)} />
          <DayOnCard payout={payout} />
        </>
      ),
    },
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
