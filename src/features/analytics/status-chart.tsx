import { Link, type LinkProps } from '@tanstack/react-router'
import { areaClass } from '@/components/charts/area'
import { StackedBar, Swatch } from '@/components/charts/stacked-bar'
import { TEXT_LINK } from '@/components/ui/links'
import { Panel } from '@/components/ui/panel'
import { orderStatus } from '@/domain/order'
import { formatCount, formatPercent, shorten } from '@/lib/format'
import { ChartTable } from './chart-panel'
import { countedFields } from './counted'
import type { Report } from './report-schema'

const TITLE = 'Orders by status'

interface StatusChartProps {
  statuses: NonNullable<Report['byStatus']>
  getLink: (status: string) => LinkProps | undefined
}

/** The orders of each status as one bar. Its legend is a table with links to the order list. */
export function StatusChart({ statuses, getLink }: StatusChartProps) {
  const total = statuses.reduce((sum, { count }) => sum + count, 0)
  const rows = statuses.map(({ status, count }, index) => {
    const { label, color, pattern } = orderStatus.describe(status)
    return {
      // Statuses are not unique.
      id: String(index),
      name: shorten(label),
      count,
      className: areaClass(color, pattern),
      link: getLink(status),
    }
  })
  return (
    <Panel title={TITLE}>
      <div className="px-4 py-5">
        <StackedBar parts={rows} />
      </div>
      <ChartTable
        label={TITLE}
        rows={rows}
        columns={[
          {
            header: 'Status',
            render: ({ name, className, link }) => (
              <span className="flex items-center gap-3">
                <Swatch className={className} />
                {link ? (
                  <Link {...link} className={TEXT_LINK}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
            ),
          },
          {
            header: countedFields.orders.label,
            isNumber: true,
            render: ({ count }) => formatCount(count),
          },
          {
            header: 'Share',
            isNumber: true,
            render: ({ count }) => (total > 0 ? formatPercent(count, total) : null),
          },
        ]}
      />
    </Panel>
  )
}
