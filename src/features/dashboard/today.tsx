import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasFailedToLoad } from '@/api/query-options'
import { QueryError } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import { DAY_NOTE, SALES_NOTE } from '@/domain/figures'
import { usePolledQuery } from '@/hooks/use-polled-query'
import { FigureCell, type FigureOfDay } from './figure-of-day'
import { HoursOfToday } from './hours-of-today'
import { figuresAreProvided, todayQuery } from './today-query'
import type { Figures } from './today-schema'

const figures: readonly FigureOfDay[] = [
  { name: 'sales', unit: 'naira', isMain: true },
  { name: 'averageOrder', unit: 'naira', isMain: true },
  {
    name: 'orders',
    unit: 'count',
    link: { to: '/orders', search: { period: 'today' } },
  },
  {
    name: 'delivered',
    unit: 'count',
    link: { to: '/orders', search: { period: 'today', status: 'delivered' } },
  },
  {
    name: 'canceled',
    unit: 'count',
    better: 'less',
    link: { to: '/orders', search: { period: 'today', status: 'canceled' } },
  },
  { name: 'newUsers', unit: 'count' },
]

const TITLE = 'Today'

/** Renders nothing if the backend does not provide figures. */
export function Today() {
  const query = usePolledQuery(todayOptions)
  const { data, error, isSuccess } = query
  const isLacking = data === undefined && error?.isMissing === true
  // The space is kept until the next visit, even if there are no figures, to prevent a layout
  // shift.
  const [hasRoom] = useState(() => figuresAreProvided.get() ?? !isLacking)
  useEffect(() => {
    if (isSuccess) figuresAreProvided.set(true)
    if (isLacking) figuresAreProvided.set(false)
  }, [isSuccess, isLacking])
  if (!hasRoom && !data) return null
  const shown = hasFailedToLoad(query) ? null : data
  return (
    <div aria-hidden={isLacking} style={isLacking ? { visibility: 'hidden' } : {}}>
      <Panel
        variant="plain"
        title={TITLE}
        isLoading={query.isPending && !hasFailedToLoad(query)}
        note={
          <>
            {shown?.previousSoFar && (
              <span className="text-sm text-muted-foreground">
                Compared with yesterday until the same time
              </span>
            )}
            <QueryError queries={[query]} label={TITLE} />
          </>
        }
      >
        <div className="grid gap-near @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {/* A chart beside the figures takes the space of their second half. */}
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border shadow-card @xl:grid-cols-4 @3xl:only:col-span-full @3xl:only:grid-cols-8">
            {figures.map((figure) => (
              <FigureCell key={figure.name} figure={figure} today={shown} />
            ))}
          </dl>
          {(shown !== null || isLacking) && <HoursOfToday hours={shown?.byHour} />}
        </div>
      </Panel>
    </div>
  )
}

/** What the figures mean: at the end of the page, so that the orders are higher up. */
export function TodayNotes() {
  const { data } = useQuery(todayOptions)
  return data && <p className="px-1 text-sm text-muted-foreground">{`${SALES_NOTE} ${DAY_NOTE}`}</p>
}

const todayOptions = {
  ...todayQuery,
  select: ({ analytics }: { analytics: Figures }) => analytics,
}
