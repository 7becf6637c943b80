import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { listQuery } from '@/api/queries'
import { RecordLink } from '@/components/fields/record-link'
import { StatusBadge } from '@/components/fields/status-badge'
import { ViewAll } from '@/components/record/related/related-links'
import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/domain/amount'
import { formatDateTime, formatShortDay } from '@/domain/format-dates'
import { toDay } from '@/domain/lagos'
import { payoutStatus } from '@/domain/payout'
import { EMPTY } from '@/lib/format'
import { payoutResource, payoutSearch } from './resource'

const SHOWN = 3

export function useLatestPayouts(payeeId = '') {
  const search = v.parse(payoutSearch, { search: payeeId })
  return useQuery({
    ...listQuery(payoutResource, search, SHOWN + 1),
    enabled: payeeId !== '',
    retry: false,
    meta: { reportedByPage: true },
  })
}

interface LatestPayoutsProps {
  /** The open payout, which is left out. */
  id: string
  payeeId: string
}

/** The other payouts of a payee, to notice a second request or an unusual amount. */
export function LatestPayouts({ id, payeeId }: LatestPayoutsProps) {
  const { data, isPending } = useLatestPayouts(payeeId)
  const rows = data?.rows.filter((row) => row.id !== id).slice(0, SHOWN) ?? []
  return (
    <section className="flex flex-col gap-near">
      <div className="flex items-baseline justify-between gap-near">
        <h4 className="text-lg">Latest payouts</h4>
        <ViewAll noun="payouts" link={{ to: '/payouts', search: { search: payeeId } }} />
      </div>
      {isPending ? (
        <Skeleton className="h-20 w-full" />
      ) : data ? (
        rows.length === 0 ? (
          <p className="text-muted-foreground">No other payouts found.</p>
        ) : (
          <ul aria-label="Latest payouts" className="flex flex-col gap-1 pointer-coarse:gap-apart">
            {rows.map(({ payoutId, amount, status, createdAt, ...row }) => (
              <li
                key={row.id}
                className="grid grid-cols-[minmax(0,1fr)_auto_6.25rem] items-center gap-x-near small:grid-cols-[minmax(0,1fr)_6.25rem] small:each:first:col-span-full"
              >
                <span className="flex min-w-0 flex-wrap gap-x-near text-sm text-muted-foreground">
                  <RecordLink kind="payout" record={{ id: row.id, name: payoutId }} />
                  <time dateTime={createdAt ?? undefined} title={formatDateTime(createdAt)}>
                    {createdAt ? formatShortDay(toDay(createdAt)) : EMPTY}
                  </time>
                </span>
                <span translate="no">{formatNaira(amount)}</span>
                <span className="min-w-0 [&_[data-slot=badge]]:px-2">
                  <StatusBadge status={status} of={payoutStatus} />
                </span>
              </li>
            ))}
          </ul>
        )
      ) : (
        <p className="text-muted-foreground">The latest payouts could not be loaded.</p>
      )}
    </section>
  )
}
