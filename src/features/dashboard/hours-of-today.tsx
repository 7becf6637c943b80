import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { ColumnChart } from '@/components/charts/column-chart'
import { hourLabels, hourSlots } from '@/components/charts/hours'
import { totalText } from '@/components/charts/time-slot'
import type { Hour } from '@/domain/figures'
import { lagosClock } from '@/domain/lagos'
import { useNow } from '@/hooks/use-now'
import { formatCount } from '@/lib/format'
import { createPreference } from '@/lib/preferences'

/** Whether the last response had the hours. Used to reserve their space, also on the first visit. */
const hoursAreProvided = createPreference('hoursAreProvided', v.boolean(), true)

const TITLE = 'Orders per hour'

const counted = { orders: 0, sales: null }
/** As high as the chart of a whole day. */
const LOADING = [{ hour: 0, ...counted, previous: counted }]

interface HoursOfTodayProps {
  /** Undefined while unknown. Null if the backend has none. */
  hours: readonly Hour[] | null | undefined
}

/** The orders of each hour of today and yesterday. Renders nothing without hours. */
export function HoursOfToday({ hours }: HoursOfTodayProps) {
  const now = useNow()
  const [hasRoom] = useState(hoursAreProvided.get)
  const isProvided = hours === undefined ? undefined : (hours?.length ?? 0) > 0
  useEffect(() => {
    if (isProvided !== undefined) hoursAreProvided.set(isProvided)
  }, [isProvided])
  // The space is kept until the next visit, even if there are no hours, to prevent a layout shift.
  const isHidden = isProvided === false
  if (!hasRoom && !isProvided) return null
  const current = lagosClock(now.getTime()).getUTCHours()
  const slots = hourSlots(hours?.length ? hours : LOADING, current)
  return (
    <div
      aria-hidden={isHidden}
      style={isHidden ? { visibility: 'hidden' } : {}}
      className="@container grid rounded-lg border bg-card px-4 py-3 shadow-card"
    >
      <div className={isProvided ? undefined : 'invisible'}>
        <ColumnChart
          label={TITLE}
          size="small"
          slots={slots}
          measure="orders"
          axisLabels={hourLabels(current)}
          total={{
            name: 'Today',
            value: totalText(
              slots.map(({ orders }) => orders),
              formatCount,
            ),
            previousName: 'All of yesterday',
            previousValue: totalText(
              slots.map(({ previous }) => previous?.orders ?? null),
              formatCount,
            ),
          }}
          format={formatCount}
          formatTick={formatCount}
          fill="bg-primary"
        />
      </div>
    </div>
  )
}
