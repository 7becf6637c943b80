import type { LinkProps } from '@tanstack/react-router'
import type { Days } from '@/api/dates'
import { ColumnChart } from '@/components/charts/column-chart'
import { totalText, NO_DATA, type TimeSlot } from '@/components/charts/time-slot'
import { MoreLink } from '@/components/ui/links'
import { formatNaira } from '@/domain/amount'
import { formatCount, formatQuantity, LOCALE, capitalize } from '@/lib/format'
import { ChartPanel } from './chart-panel'
import { BEFORE, comparedFields, countedFields, type Measure } from './compared'
import { missingDays } from './days'
import type { Timeline } from './timelines'

// The other gaps are only counted. The table has every day.
const MAX_NAMED = 8

const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact' })

const measures = {
  orders: {
    before: comparedFields.ordersBefore,
    fill: 'bg-primary',
    format: (value: number) => formatQuantity(value, 'order', 'orders'),
    formatTick: (value: number) => compact.format(value),
    formatCell: formatCount,
  },
  sales: {
    before: comparedFields.salesBefore,
    fill: 'bg-area-green',
    format: formatNaira,
    formatTick: (value: number) => `₦${compact.format(value)}`,
    formatCell: formatNaira,
  },
} as const

/** "1–30 Nov", "1–30 Nov, 9 of 30 days". */
function describeKnown({ name, unit }: Timeline, slots: readonly TimeSlot[], measure: Measure) {
  const known = slots.filter((slot) => slot[measure] !== null).length
  return known === slots.length || known === 0
    ? name
    : `${name}, ${formatCount(known)} of ${formatQuantity(slots.length, unit, `${unit}s`)}`
}

function describeMissing({ unit, slots }: Timeline, measure: Measure) {
  const ranges = unit === 'day' ? missingDays(slots, measure) : []
  if (ranges.length === 0 || slots.every((slot) => slot[measure] === null)) return null
  const named = ranges.slice(0, MAX_NAMED).join('; ')
  const others = ranges.length - MAX_NAMED
  return `No data for ${named}${others > 0 ? `; and ${formatQuantity(others, 'other gap', 'other gaps')}` : ''}.`
}

interface TimeChartProps {
  timeline: Timeline
  measure: Measure
  reported: Days
  link: LinkProps
  linkLabel: string
}

/** A measure for each day or hour of a report. */
export function TimeChart({ timeline, measure, reported, link, linkLabel }: TimeChartProps) {
  const { unit, slots, nameOf } = timeline
  const { before, fill, format, formatTick, formatCell } = measures[measure]
  const { label } = countedFields[measure]
  const title = `${label} per ${unit}`
  const begun = slots.filter(({ progress }) => progress !== 'ahead')
  const hasPrevious = slots.some(({ previous }) => (previous?.[measure] ?? null) !== null)
  // Then the figures above the chart have the sums.
  const isWhole = begun.every((slot) => slot[measure] !== null)
  const totalOf = (get: (slot: TimeSlot) => number | null) => totalText(slots.map(get), format)
  const missing = describeMissing(timeline, measure)
  const noteOf = (slot: TimeSlot) =>
    slot[measure] === null ? NO_DATA : slot.progress === 'so far' ? 'So far' : null
  return (
    <ChartPanel
      title={title}
      reported={reported}
      rows={begun.toReversed()}
      columns={[
        { header: capitalize(unit), render: nameOf },
        { header: label, isNumber: true, render: (slot) => formatCell(slot[measure]) },
        ...(hasPrevious
          ? [
              {
                header: BEFORE,
                isNumber: true,
                render: (slot: TimeSlot) => formatCell(before.get(slot)),
              },
            ]
          : []),
      ]}
      fields={{
        slot: {
          label: capitalize(unit),
          kind: unit === 'day' ? 'day' : 'text',
          get: ({ key }) => key,
          isExported: true,
        },
        [measure]: countedFields[measure],
        ...(hasPrevious && { before }),
        note: { label: 'Note', kind: 'text', get: noteOf, isExported: true },
      }}
      controls={<MoreLink link={link}>{linkLabel}</MoreLink>}
      chart={
        <ColumnChart
          label={title}
          slots={slots}
          measure={measure}
          axisLabels={timeline.axisLabels}
          total={{
            name: describeKnown(timeline, begun, measure),
            value: isWhole ? null : totalOf((slot) => slot[measure]),
            previousName: timeline.previousName,
            previousValue: isWhole ? null : totalOf(({ previous }) => previous?.[measure] ?? null),
          }}
          format={format}
          formatTick={formatTick}
          fill={fill}
        />
      }
    >
      {missing && <p className="px-4 pt-3 text-sm text-muted-foreground">{missing}</p>}
    </ChartPanel>
  )
}
