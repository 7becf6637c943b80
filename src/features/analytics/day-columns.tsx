import { clsx } from 'clsx'
import { nice, ticks } from 'd3-array'
import type { PointerEvent } from 'react'
import { formatDay } from '@/lib/format'
import { formatShortDays, type PeriodDay } from './days'

const GRID_LINES = 4
const LABELS = 5
/** Marks today, because its figures are incomplete. */
export const dayLabel = (date: string, today: string) =>
  date === today ? `${formatDay(date)}, so far` : formatDay(date)

export interface DayColumnsProps {
  days: readonly PeriodDay[]
  field: 'orders' | 'sales'
  /** `YYYY-MM-DD` in Lagos. Its column is hatched. */
  today: string
  format: (value: number) => string
  formatTick: (value: number) => string
  /** The index of the day whose value is shown. Null for the sum. */
  pointed: number | null
  onPoint: (index: number | null) => void
}

/** A missing value is a gap, and 0 is a line. Pointing at a day shows its value. */
export function DayColumns(props: DayColumnsProps) {
  const { days, field, today, formatTick, pointed, onPoint } = props
  const values = days.map((day) => day[field])
  const [, top] = nice(0, Math.max(GRID_LINES, ...values.map((value) => value ?? 0)), GRID_LINES)

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    onPoint(Math.min(Math.max(index, 0), days.length - 1))
  }

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[13rem_auto] gap-near">
      <Scale top={top} formatTick={formatTick} />
      <div
        className="relative touch-pan-y"
        onPointerMove={point}
        onPointerDown={point}
        // Touch also fires this event when the finger is lifted: the day stays selected.
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') onPoint(null)
        }}
      >
        {ticks(0, top, GRID_LINES).map((tick) => (
          <span
            key={tick}
            className="absolute inset-x-0 border-t"
            style={{ bottom: `${(tick / top) * 100}%` }}
          />
        ))}
        <div className="absolute inset-0 flex items-end">
          {days.map(({ date }, index) => (
            <span
              key={date}
              data-slot="day"
              className={clsx(
                'flex h-full min-w-0 flex-1 items-end justify-center',
                index === pointed && 'bg-muted',
              )}
            >
              <Column
                share={(values[index] ?? 0) / top}
                isGap={values[index] === null}
                isToday={date === today}
                className={field === 'sales' ? 'text-area-green' : 'text-brand'}
              />
            </span>
          ))}
        </div>
      </div>
      <DayLabels days={days} today={today} />
    </div>
  )
}

interface ColumnProps {
  /** From 0 to 1, of the chart's height. */
  share: number
  isGap: boolean
  isToday: boolean
  className: string
}

function Column({ share, isGap, isToday, className }: ColumnProps) {
  if (isGap) return null
  return (
    <span
      className={clsx(
        'min-h-0.5 w-4/5 max-w-24 rounded-t-xs forced-color-adjust-none forced-colors:text-[CanvasText]',
        className,
        isToday
          ? 'border border-b-0 border-current bg-[repeating-linear-gradient(135deg,currentColor_0_2px,transparent_2px_5px)]'
          : 'bg-current',
      )}
      style={{ height: `${share * 100}%` }}
    />
  )
}

// Labels next to the grid lines. The widest one, laid out invisibly, sets the width.
function Scale({ top, formatTick }: { top: number; formatTick: (value: number) => string }) {
  return (
    <div className="relative text-right text-sm whitespace-nowrap text-muted-foreground">
      <span className="invisible">{formatTick(top)}</span>
      {ticks(0, top, GRID_LINES).map((tick) => (
        <span
          key={tick}
          className="absolute right-0 translate-y-1/2"
          style={{ bottom: `${(tick / top) * 100}%` }}
        >
          {formatTick(tick)}
        </span>
      ))}
    </div>
  )
}

/** The dates of some columns. The first and last label are aligned with the edges. */
function DayLabels({ days, today }: Pick<DayColumnsProps, 'days' | 'today'>) {
  const steps = Math.min(LABELS, days.length) - 1
  const shown = Array.from({ length: steps + 1 }, (_, step) =>
    Math.round((step * (days.length - 1)) / Math.max(steps, 1)),
  )
  return (
    <div className="relative col-start-2 h-[1lh] text-sm whitespace-nowrap text-muted-foreground">
      {shown.map((index, step) => {
        const { date } = days[index] ?? { date: '' }
        const isLast = step > 0 && step === steps
        return (
          <span
            key={date}
            className={clsx(
              'absolute',
              isLast && 'right-0',
              (step > 0 || steps === 0) && !isLast && '-translate-x-1/2',
              step % 2 === 1 && !isLast && '@max-md:hidden',
            )}
            style={
              isLast || (step === 0 && steps > 0)
                ? {}
                : { left: `${((index + 0.5) / days.length) * 100}%` }
            }
          >
            {date === today ? (
              <>
                Today<span className="@max-md:hidden">, so far</span>
              </>
            ) : (
              formatShortDays(date)
            )}
          </span>
        )
      })}
    </div>
  )
}
