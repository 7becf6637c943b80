import { clsx } from 'clsx'
import { ChartColumn as ChartIcon, Table } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { RelatedColumn } from '@/components/related/related-rows'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'

export type ChartColumn<T> = Pick<RelatedColumn<T>, 'header' | 'isNumber' | 'render'>

interface ChartPanelProps<T> {
  title: string
  /** Names are not unique. */
  rows: readonly T[]
  /** The first column is the row header. */
  columns: readonly ChartColumn<T>[]
  link?: ReactNode
  children: ReactNode
}

/** Screen readers always have the table. A button shows it in place of the chart. */
export function ChartPanel<T>(props: ChartPanelProps<T>) {
  const { title, rows, columns, link, children } = props
  const [isTable, setIsTable] = useState(false)
  return (
    <Panel
      title={title}
      note={
        <span className="flex items-center gap-2">
          {link}
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Show ${isTable ? 'chart' : 'table'} of ${title.toLowerCase()}`}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <ChartIcon /> : <Table />}
          </Button>
        </span>
      }
    >
      {!isTable && (
        <div aria-hidden="true" className="p-4">
          {children}
        </div>
      )}
      <ChartTable label={title} place={isTable ? 'scrolling' : 'hidden'} {...{ rows, columns }} />
    </Panel>
  )
}

const PLACES = { hidden: 'sr-only', scrolling: 'relative max-h-96 overflow-auto' }

interface ChartTableProps<T> extends Pick<ChartPanelProps<T>, 'rows' | 'columns'> {
  label: string
  /** Next to a chart: `hidden` is for screen readers only, `scrolling` replaces the chart. */
  place?: 'hidden' | 'scrolling'
}

export function ChartTable<T>(props: ChartTableProps<T>) {
  const { label, place, rows, columns } = props
  const isScrolling = place === 'scrolling'
  return (
    <div
      // A long table scrolls, and needs the focus for the arrow keys.
      role={isScrolling ? 'region' : undefined}
      aria-label={isScrolling ? `Table of ${label.toLowerCase()}` : undefined}
      tabIndex={isScrolling ? 0 : undefined}
      className={place ? PLACES[place] : undefined}
    >
      <table aria-label={label} className="w-full text-left">
        <thead>
          <tr>
            {columns.map(({ header, isNumber }) => (
              <th
                key={header}
                scope="col"
                className={clsx(
                  'sticky top-0 h-11 bg-head px-2 font-normal whitespace-nowrap text-muted-foreground first:pl-4 last:pr-4',
                  isNumber && 'text-right',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {Array.from(rows, (row, at) => (
            <tr key={at} className="h-10">
              {columns.map(({ header, isNumber, render }, index) => {
                const className = clsx(
                  'px-2 font-normal first:pl-4 last:pr-4 pointer-coarse:py-2.5',
                  isNumber && 'text-right whitespace-nowrap',
                )
                return index === 0 ? (
                  <th key={header} scope="row" className={clsx(className, 'wrap-anywhere')}>
                    {render(row)}
                  </th>
                ) : (
                  <td key={header} className={className}>
                    {render(row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
