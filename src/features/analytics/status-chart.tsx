import { Link, type LinkProps } from '@tanstack/react-router'
import type { Days } from '@/api/dates'
import { areaClass } from '@/components/charts/area'
import { StackedBar, Swatch } from '@/components/charts/stacked-bar'
import { TEXT_LINK } from '@/components/ui/links'
import { fields } from '@/domain/field'
import { orderStatus, orderArea } from '@/domain/order'
import { formatCount, formatPercent, shorten } from '@/lib/format'
import { ChartPanel } from './chart-panel'
import { countedFields } from './compared'
import type { Report } from './report-schema'

interface StatusRow {
  name: string
  count: number
  share: string | null
}

const statusFields = fields<StatusRow>()({
  name: { label: 'Status', kind: 'text', isExported: true },
  count: { label: countedFields.orders.label, kind: 'count', isExported: true },
  share: { label: 'Share', kind: 'text', isExported: true, isConverted: true },
})

interface StatusChartProps {
  reported: Days
  statuses: NonNullable<Report['byStatus']>
  getLink: (status: string) => LinkProps | undefined
}

/** The orders of each status as one bar. The legend is a table with links to the order list. */
export function StatusChart({ reported, statuses, getLink }: StatusChartProps) {
  const total = statuses.reduce((sum, { count }) => sum + count, 0)
  const rows = statuses.map(({ status, count }, index) => {
    const { area, pattern } = orderArea(status)
    return {
      // Statuses are not unique.
      id: String(index),
      name: shorten(orderStatus.describe(status).label),
      count,
      share: total > 0 ? formatPercent(count, total) : null,
      className: areaClass(area, pattern),
      link: getLink(status),
    }
  })
  return (
    <ChartPanel
      title="Orders by status"
      reported={reported}
      rows={rows}
      columns={[
        {
          header: statusFields.name.label,
          render: ({ name, className, link }) => (
            <span className="flex items-center gap-near">
              <Swatch className={className} />
              {link ? (
                <Link {...link} className={TEXT_LINK}>
                  {name}
                </Link>
              ) : (
                <span>{name}</span>
              )}
            </span>
          ),
        },
        {
          header: statusFields.count.label,
          isNumber: true,
          render: ({ count }) => formatCount(count),
        },
        { header: statusFields.share.label, isNumber: true, render: ({ share }) => share },
      ]}
      fields={statusFields}
    >
      <div className="px-4 py-5">
        <StackedBar parts={rows} />
      </div>
    </ChartPanel>
  )
}
