import type { LinkProps } from '@tanstack/react-router'
import { MoreLink } from '@/components/ui/links'
import { formatCount, formatNaira } from '@/lib/format'
import { ChartPanel } from './chart-panel'
import { DayColumns, dayLabel, type DayColumnsProps } from './day-columns'

interface DayChartProps extends DayColumnsProps {
  title: string
  header: string
  link: LinkProps
  linkLabel: string
}

export function DayChart({ title, header, link, linkLabel, ...chart }: DayChartProps) {
  const { days, today, field } = chart
  return (
    <ChartPanel
      title={title}
      rows={days.toReversed()}
      columns={[
        { header: 'Day', render: ({ date }) => dayLabel(date, today) },
        {
          header,
          isNumber: true,
          render: ({ orders, sales }) =>
            field === 'orders' ? formatCount(orders) : formatNaira(sales),
        },
      ]}
      link={<MoreLink link={link}>{linkLabel}</MoreLink>}
    >
      <DayColumns {...chart} />
    </ChartPanel>
  )
}
