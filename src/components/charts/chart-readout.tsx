import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { LineMark } from './previous-line'
import { Swatch } from './stacked-bar'
import type { Readout } from './time-slot'

interface ChartReadoutProps {
  readout: Readout
  fill: string
  hasPrevious: boolean
  isSmall: boolean
}

/** The legend of a chart, with the values of the selected column, or else those of `total`. */
export function ChartReadout({ readout, fill, hasPrevious, isSmall }: ChartReadoutProps) {
  return (
    <dl className={clsx(isSmall ? 'flex gap-x-apart' : 'grid gap-x-apart @sm:grid-cols-2')}>
      <Entry name={readout.name} value={readout.value} isSmall={isSmall}>
        <Swatch className={fill} />
      </Entry>
      {hasPrevious && (
        <Entry name={readout.previousName} value={readout.previousValue} isSmall={isSmall} isQuiet>
          <LineMark />
        </Entry>
      )}
    </dl>
  )
}

interface EntryProps {
  name: string
  value: string | null
  isSmall: boolean
  isQuiet?: boolean
  children: ReactNode
}

function Entry({ name, value, isSmall, isQuiet = false, children }: EntryProps) {
  return (
    <div
      className={clsx(
        'flex gap-x-near',
        !isSmall && 'items-baseline justify-between @sm:justify-start',
      )}
    >
      {/* Another name replaces the element. */}
      <dt key={name} className="flex min-w-0 items-center gap-near text-sm text-muted-foreground">
        {children}
        {name}
      </dt>
      <dd
        translate="no"
        className={clsx(
          'shrink-0 empty:hidden',
          isSmall && 'text-sm',
          isQuiet && 'text-muted-foreground',
        )}
      >
        {value}
      </dd>
    </div>
  )
}
