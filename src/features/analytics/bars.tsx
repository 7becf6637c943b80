import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { shorten } from '@/lib/format'

interface BarsProps<T> {
  rows: readonly T[]
  getName: (row: T) => string
  /** The length of the bar. */
  getValue: (row: T) => number | null
  getText: (row: T) => string
  /** Rendered after the text: a share or a change. */
  renderNote?: ((row: T) => ReactNode) | undefined
  /** By default, bars are paler than the columns of a chart of days. */
  barClass?: string
}

/** Horizontal bars. The largest value fills the width. On a phone, a bar is below its name. */
export function Bars<T>(props: BarsProps<T>) {
  const { rows, getName, getValue, getText, renderNote, barClass = 'bg-input' } = props
  const top = Math.max(1, ...rows.map((row) => getValue(row) ?? 0))
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'grid gap-x-apart gap-y-near',
        renderNote
          ? 'grid-cols-[minmax(0,1fr)_auto_auto] @sm:grid-cols-[fit-content(40%)_minmax(0,1fr)_auto_auto]'
          : 'grid-cols-[minmax(0,1fr)_auto] @sm:grid-cols-[fit-content(40%)_minmax(0,1fr)_auto]',
      )}
    >
      {Array.from(rows, (row, index) => (
        <div key={index} className="col-span-full grid grid-cols-subgrid items-center gap-y-1">
          <span className="truncate">{shorten(getName(row))}</span>
          <div className="h-2.5 overflow-hidden rounded-full bg-muted @max-sm:order-last @max-sm:col-span-full forced-colors:border">
            <div
              className={clsx(
                'h-full rounded-full forced-color-adjust-none forced-colors:bg-[CanvasText]',
                barClass,
              )}
              style={{ width: `${((getValue(row) ?? 0) / top) * 100}%` }}
            />
          </div>
          <span translate="no" className="text-right">
            {getText(row)}
          </span>
          {renderNote && (
            <span translate="no" className="text-right text-sm text-muted-foreground">
              {renderNote(row)}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
