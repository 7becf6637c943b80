import type { LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import type { Days } from '@/api/capabilities'
import { MoreLink } from '@/components/ui/links'
import { formatCount, formatNaira, formatQuantity } from '@/lib/format'
import { ChartPanel } from './chart-panel'
import { countedFields } from './counted'
import { DayColumns, dayLabel, type DayColumnsProps } from './day-columns'
import { missingDays, type PeriodDay } from './days'

// Further ones are only counted. The table has every day.
const MAX_NAMED = 8
const DAY = 'Day'

type ChartProps = Omit<DayColumnsProps, 'pointed' | 'onPoint'>

/** The sum of the known days: "1,240 orders in 30 days", "399 orders on 9 of 30 days". */
function describeSum({ days, field, today, format }: ChartProps) {
  const known = days.filter((day) => day[field] !== null)
  if (known.length === 0) return 'No data'
  const sum = format(known.reduce((total, day) => total + (day[field] ?? 0), 0))
  const all = formatQuantity(days.length, 'day', 'days')
  const part =
    known.length === days.length ? `in ${all}` : `on ${formatCount(known.length)} of ${all}`
  const soFar = known.some(({ date }) => date === today) ? ', today so far' : ''
  return `${sum} ${part}${soFar}`
}

function describeMissing(days: readonly PeriodDay[], field: 'orders' | 'sales') {
  const ranges = missingDays(days, field)
  if (ranges.length === 0 || days.every((day) => day[field] === null)) return null
  const named = ranges.slice(0, MAX_NAMED).join('; ')
  const others = ranges.length - MAX_NAMED
  return `No data for ${named}${others > 0 ? `; and ${formatQuantity(others, 'other gap', 'other gaps')}` : ''}.`
}

interface DayChartProps extends ChartProps {
  title: string
  reported: Days
  link: LinkProps
  linkLabel: string
}

export function DayChart({ title, reported, link, linkLabel, ...chart }: DayChartProps) {
  const { days, today, field, format } = chart
  const [pointed, setPointed] = useState<number | null>(null)
  const day = pointed === null ? undefined : days[pointed]
  const missing = describeMissing(days, field)
  const noteOf = (one: PeriodDay) =>
    one[field] === null ? 'No data' : one.date === today ? 'So far' : null
  return (
    <ChartPanel
      title={title}
      reported={reported}
      rows={days.toReversed()}
      columns={[
        { header: DAY, render: ({ date }) => dayLabel(date, today) },
        {
          header: countedFields[field].label,
          isNumber: true,
          render: ({ orders, sales }) =>
            field === 'orders' ? formatCount(orders) : formatNaira(sales),
        },
      ]}
      fields={{
        date: { label: DAY, kind: 'day', get: ({ date }) => date, isExported: true },
        [field]: countedFields[field],
        note: { label: 'Note', kind: 'text', get: noteOf, isExported: true },
      }}
      controls={<MoreLink link={link}>{linkLabel}</MoreLink>}
      chart={<DayColumns {...chart} pointed={pointed} onPoint={setPointed} />}
    >
      <div className="px-4 pt-4 text-muted-foreground">
        <p>
          {day
            ? `${dayLabel(day.date, today)}: ${day[field] === null ? 'no data' : format(day[field])}`
            : describeSum(chart)}
        </p>
        {missing && <p className="text-sm">{missing}</p>}
      </div>
    </ChartPanel>
  )
}
