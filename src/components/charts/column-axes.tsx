import { clsx } from 'clsx'
import type { AxisLabel } from './time-slot'

interface ScaleProps {
  top: number
  marks: readonly number[]
}

const heightOf = (mark: number, top: number) => ({ bottom: `${(mark / top) * 100}%` })

export function GridLines({ top, marks }: ScaleProps) {
  return marks.map((mark) => (
    <span
      key={mark}
      className={clsx('absolute inset-x-0 border-t', mark === 0 && 'border-input')}
      style={heightOf(mark, top)}
    />
  ))
}

/** Labels next to the grid lines. The widest one, laid out invisibly, sets the width. */
export function Scale({ top, marks, format }: ScaleProps & { format: (value: number) => string }) {
  return (
    <div
      aria-hidden="true"
      translate="no"
      className="relative text-right text-sm leading-none whitespace-nowrap text-muted-foreground"
    >
      {marks.map((mark) => (
        <span key={mark} className="invisible block h-0">
          {format(mark)}
        </span>
      ))}
      {marks.map((mark) => (
        <span
          key={mark}
          data-slot="axis-label"
          className="absolute right-0 translate-y-1/2"
          style={heightOf(mark, top)}
        >
          {format(mark)}
        </span>
      ))}
    </div>
  )
}

interface AxisLabelsProps {
  labels: readonly AxisLabel[]
  /** The number of columns. */
  count: number
}

// With more columns, a column is narrower than a label: the last label ends at the last column. The
// first label extends below the scale.
const MANY = 12

export function AxisLabels({ labels, count }: AxisLabelsProps) {
  return (
    <div
      aria-hidden="true"
      className="@container relative col-start-2 mt-1.5 h-[1lh] text-sm leading-none whitespace-nowrap text-muted-foreground"
    >
      {labels.map(({ index, text, isMinor }) => {
        const isLast = count > MANY && index === count - 1
        return (
          <span
            key={index}
            data-slot="axis-label"
            className={clsx(
              'absolute',
              isLast ? 'right-0' : '-translate-x-1/2',
              isMinor && '@max-[20rem]:hidden',
            )}
            style={isLast ? {} : { left: `${((index + 0.5) / count) * 100}%` }}
          >
            {text}
          </span>
        )
      })}
    </div>
  )
}
