import { clsx } from 'clsx'
import { shorten } from '@/lib/format'

interface BarsProps<T> {
  rows: readonly T[]
  getName: (row: T) => string
  /** Sets the length of the bar. */
  getValue: (row: T) => number | null
  getText: (row: T) => string
  /** The bars' background colour, which identifies what they count. */
  barClass?: string
}

/** Horizontal bars. The largest value fills the width. */
export function Bars<T>({ rows, getName, getValue, getText, barClass = 'bg-brand' }: BarsProps<T>) {
  const top = Math.max(1, ...rows.map((row) => getValue(row) ?? 0))
  return (
    <div className="flex flex-col gap-apart">
      {Array.from(rows, (row, index) => (
        <div key={index}>
          <div className="flex justify-between gap-near">
            <span className="truncate">{shorten(getName(row))}</span>
            <span className="shrink-0 text-muted-foreground">{getText(row)}</span>
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
  )
}
