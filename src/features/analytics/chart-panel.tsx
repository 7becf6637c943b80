import { ChartColumn as ChartIcon, Table } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Days } from '@/api/dates'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import type { Fields } from '@/domain/field'
import { useIsPrinting } from '@/hooks/use-printing'
import { ChartTable, type ChartColumn } from './chart-table'
import { ExportTable } from './export-table'
import { sortRows, type TableSort } from './sort-rows'

interface ChartPanelProps<T> {
  title: string
  /** Which rows are shown: "lost most". Each view starts with its own order. */
  view?: string
  /** The days of the report. The name of the exported file contains them. */
  reported: Days
  rows: readonly T[]
  columns: readonly ChartColumn<T>[]
  /** The columns of the exported file. */
  fields: Fields<T>
  /** Beside the title: links and selects. */
  controls?: ReactNode
  /** Screen readers always get the table. A button shows the table in place of the chart. */
  chart?: ReactNode
  /** Below the table. */
  note?: ReactNode
  /** Above the chart or the table. */
  children?: ReactNode
}

/**
 * A chart with its table, or only a table. The exported file has the rows in the displayed order.
 */
export function ChartPanel<T>(props: ChartPanelProps<T>) {
  const {
    title,
    view = '',
    reported,
    rows,
    columns,
    fields,
    controls,
    chart,
    note,
    children,
  } = props
  const [isTable, setIsTable] = useState(false)
  const [sorted, setSorted] = useState<{ view: string; sort: TableSort | null } | null>(null)
  const sort = sorted?.view === view ? sorted.sort : null
  const sortedRows = sortRows(rows, columns, sort)
  const name = view ? `${title}, ${view}` : title
  const isPrinting = useIsPrinting()
  // Paper has both.
  const isChart = chart !== undefined && (!isTable || isPrinting)
  return (
    <Panel
      title={title}
      note={
        <span className="flex flex-wrap items-center gap-near">
          {controls}
          <span className="flex">
            {chart !== undefined && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Show ${isTable ? 'chart' : 'table'} of ${title.toLowerCase()}`}
                onClick={() => setIsTable(!isTable)}
              >
                {isTable ? <ChartIcon /> : <Table />}
              </Button>
            )}
            <ExportTable title={title} name={name} rows={sortedRows} {...{ fields, reported }} />
          </span>
        </span>
      }
    >
      {children}
      {isChart && (
        <div data-slot="chart" className="p-4">
          {chart}
        </div>
      )}
      {rows.length > 0 && (
        <ChartTable
          label={name}
          place={chart === undefined || isPrinting ? 'open' : isTable ? 'scrolling' : 'hidden'}
          rows={sortedRows}
          columns={columns}
          sort={sort}
          onSort={(next) => setSorted({ view, sort: next })}
        />
      )}
      {note && rows.length > 0 && (!isChart || isPrinting) && (
        <p className="border-t px-4 py-1 text-sm text-muted-foreground">{note}</p>
      )}
    </Panel>
  )
}
