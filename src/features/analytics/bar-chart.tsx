import { clsx } from 'clsx'
import { shorten } from '@/lib/format'
import { ChartPanel, type ChartColumn } from './chart-panel'

interface BarChartProps<T> {
  title: string
  header: string
  /** Renders nothing if empty. */
  rows: readonly T[] | null
  /** The table's columns after the names. Bars show the text of the first one. */
  columns: readonly ChartColumn<T>[]
  getName: (row: T) => string
  /** Sets the length of the bar. */
  getValue: (row: T) => number | null
  /** The bars' background colour, which identifies what they count. */
  barClass?: string
}

/** Horizontal bars and their table. The largest value fills the width. */
export function BarChart<T>(props: BarChartProps<T>) {
  const { title, header, rows, columns, getName, getValue, barClass = 'bg-brand' } = props
  if (!rows || rows.length === 0) return null
  const top = Math.max(1, ...rows.map((row) => getValue(row) ?? 0))
  const nameOf = (row: T) => shorten(getName(row))
  return (
    <ChartPanel title={title} rows={rows} columns={[{ header, render: nameOf }, ...columns]}>
      <div className="flex flex-col gap-3">
        {Array.from(rows, (row, index) => (
          <div key={index}>
            <div className="flex justify-between gap-3">
              <span className="truncate">{nameOf(row)}</span>
              <span className="shrink-0 text-muted-foreground">{columns[0]?.render(row)}</span>
            </div>
            <div className="mt-1 h-2.5 overflow-hidden rounded-full bg-muted forced-colors:border">
              <div
                className={clsx(
                  'h-full forced-color-adjust-none forced-colors:bg-[CanvasText]',
                  barClass,
                )}
                style={{ width: `${((getValue(row) ?? 0) / top) * 100}%` }}
              />
            </div>
          </div>
        ))}
      </div>
    </ChartPanel>
  )
}
