import type { LinkProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasFailedToLoad } from '@/api/query-client'
import { FigureCells } from '@/components/charts/figure-cells'
import { QueryError } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import { DAY_NOTE, figureLabels, SALES_NOTE } from '@/domain/figure-labels'
import type { Figure } from '@/domain/figures'
import { usePolledQuery } from '@/hooks/use-polled-query'
import { formatCount, formatNaira } from '@/lib/format'
import { HoursOfToday } from './hours-of-today'
import { figuresAreProvided, todayQuery } from './today-query'
import type { Figures } from './today-schema'

interface FigureOfDay {
  name: Figure
  format: (value: number | null) => string
  link?: LinkProps
}

const figures: readonly FigureOfDay[] = [
  {
    name: 'orders',
    format: formatCount,
    link: { to: '/orders', search: { period: 'today' } },
  },
  {
    name: 'delivered',
    format: formatCount,
    link: { to: '/orders', search: { period: 'today', status: 'delivered' } },
  },
  {
    name: 'canceled',
    format: formatCount,
    link: { to: '/orders', search: { period: 'today', status: 'canceled' } },
  },
  { name: 'sales', format: formatNaira },
  { name: 'averageOrder', format: formatNaira },
  { name: 'newUsers', format: formatCount },
]

const TITLE = 'Today'
/** Renders nothing if the API does not provide figures. */
export function Today() {
  const query = usePolledQuery(todayOptions)
  const { data, error, isSuccess } = query
  const isLacking = data === undefined && error?.isMissing === true
  // To prevent layout shift, the space is kept until the next visit if there are no figures.
  const [hasRoom] = useState(() => figuresAreProvided.get() ?? !isLacking)
  useEffect(() => {
    if (isSuccess) figuresAreProvided.set(true)
    if (isLacking) figuresAreProvided.set(false)
  }, [isSuccess, isLacking])
  if (!hasRoom && !data) return null
  const shown = hasFailedToLoad(query) ? null : data
  return (
    <div
      aria-hidden={isLacking}
      style={isLacking ? { visibility: 'hidden' } : {}}
      className="flex flex-col gap-near"
    >
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
        <FigureCells
          cells={figures.map(({ name, format, link }) => {
            const before = shown?.previousSoFar?.[name] ?? null
            return {
              label: figureLabels[name],
              link,
              value: shown === undefined ? undefined : format(shown?.[name] ?? null),
              isWide: format === formatNaira,
              before: before === null ? null : `yesterday: ${format(before)}`,
            }
          })}
          note={`${SALES_NOTE} ${DAY_NOTE}`}
        />
      </Panel>
      {shown !== null && <HoursOfToday hours={shown?.byHour} />}
    </div>
  )
}
const todayOptions = {
  ...todayQuery,
  select: ({ analytics }: { analytics: Figures }) => analytics,
}
