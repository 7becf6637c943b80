import type { LinkProps } from '@tanstack/react-router'
import { MoreLink } from '@/components/ui/more-link'
import { EMPTY } from '@/lib/format'
import { ChartPanel } from './chart-panel'
import { DayColumns, dayLabel, type DayColumnsProps } from './day-columns'

interface DayChartProps extends DayColumnsProps {
  title: string
  /** The header of the values. */
  header: string
  /** The list of what is counted. */
  link: LinkProps
}

/** A figure per day, and its table, latest day first. */
export function DayChart({ title, header, link, ...chart }: DayChartProps) {
  const { days, today, field, format } = chart
  return (
    <ChartPanel
      title={title}
      rows={days.toReversed()}
      getKey={({ date }) => date}
      columns={[
        { header: 'Day', render: ({ date }) => dayLabel(date, today) },
        {
          header,
          isNumber: true,
          render: ({ [field]: value }) => (value === null ? EMPTY : format(value)),
        },
      ]}
      link={<MoreLink link={link}>Orders</MoreLink>}
    >
      <DayColumns {...chart} />
    </ChartPanel>
  )
}
