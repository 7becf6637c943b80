import { clsx } from 'clsx'
import { nice, ticks } from 'd3-array'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Counted } from '@/domain/figures'
import { STRIPES } from './area'
import { ChartReadout } from './chart-readout'
import { AxisLabels, GridLines, Scale } from './column-axes'
import { PreviousLine } from './previous-line'
import { NO_DATA, type AxisLabel, type Readout, type TimeSlot } from './time-slot'

export interface ColumnChartProps {
  label: string
  slots: readonly TimeSlot[]
  measure: keyof Counted
  axisLabels: readonly AxisLabel[]
  /** Shown while no column is selected. */
  total: Readout
  format: (value: number) => string
  formatTick: (value: number) => string
  /** The background color of the columns. */
  fill: string
  size?: 'small' | 'large'
}

/**
 * A chart of columns, with the preceding period as a line. A missing value is a gap, and 0 is a
 * line. Pointing at a column, tapping it or the arrow keys show its values.
 */
export function ColumnChart(props: ColumnChartProps) {
  const { label, slots, measure, axisLabels, total, format, formatTick, fill } = props
  const isSmall = props.size === 'small'
  const lines = isSmall ? 3 : 4
  const [pointed, setPointed] = useState<number | null>(null)
  const values = slots.map((slot) => slot[measure])
  const before = slots.map(({ previous }) => previous?.[measure] ?? null)
  const known = [...values, ...before].map((value) => value ?? 0)
  const [, top] = nice(0, Math.max(lines, ...known), lines)
  const scale = { top, marks: ticks(0, top, lines) }
  const last = slots.length - 1
  const latest = Math.max(
    0,
    values.findLastIndex((value) => value !== null),
  )

  const textOf = (value: number | null = null) => (value === null ? NO_DATA : format(value))
  const readoutOf = (index: number): Readout => ({
    name: slots[index]?.name ?? '',
    value: textOf(values[index]),
    previousName: slots[index]?.previousName ?? '',
    previousValue: textOf(before[index]),
  })
  const hasPrevious = before.some((value) => value !== null)
  const current = readoutOf(pointed ?? latest)

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * slots.length)
    setPointed(Math.min(Math.max(index, 0), last))
  }
  function move(event: KeyboardEvent) {
    const at = pointed ?? latest
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (event.key === 'Escape') setPointed(null)
    if (target === undefined) return
    event.preventDefault()
    setPointed(Math.min(Math.max(target, 0), last))
  }

  return (
    <div className="flex h-full flex-col gap-apart low:gap-near">
      <div className={isSmall ? 'flex flex-wrap items-center justify-between gap-x-apart' : ''}>
        {isSmall && <h4>{label}</h4>}
        <ChartReadout
          readout={pointed === null ? total : current}
          {...{ fill, hasPrevious, isSmall }}
        />
      </div>
      <div
        className={clsx(
          'grid grow grid-cols-[auto_minmax(0,1fr)] gap-near',
          // The chart fills its container.
          isSmall
            ? 'grid-rows-[minmax(4.5rem,1fr)_auto]'
            : 'grid-rows-[13rem_auto] sm:low:grid-rows-[8rem_auto]',
        )}
      >
        <Scale {...scale} format={formatTick} />
        <div
          role="slider"
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={slots.length}
          aria-valuenow={(pointed ?? latest) + 1}
          aria-valuetext={`${current.name}: ${current.value}${hasPrevious ? `, ${current.previousName}: ${current.previousValue}` : ''}`}
          tabIndex={0}
          className="relative touch-pan-y"
          onFocus={() => setPointed((at) => at ?? latest)}
          onBlur={() => setPointed(null)}
          onKeyDown={move}
          onPointerMove={point}
          onPointerDown={point}
          // Touch also fires this event when the finger is lifted. The column stays selected then.
          onPointerLeave={({ pointerType }) => {
            if (pointerType === 'mouse') setPointed(null)
          }}
        >
          <GridLines {...scale} />
          <div className="absolute inset-0 flex items-end">
            {slots.map(({ key, progress }, index) => (
              <span
                key={key}
                data-slot="column"
                className={clsx(
                  'flex h-full min-w-0 flex-1 items-end justify-center',
                  index === pointed && 'bg-muted',
                )}
              >
                <Column
                  value={values[index] ?? null}
                  top={top}
                  className={clsx(fill, progress === 'so far' && STRIPES)}
                />
              </span>
            ))}
          </div>
          {hasPrevious && (
            <PreviousLine shares={before.map((value) => value && value / top)} pointed={pointed} />
          )}
        </div>
        <AxisLabels labels={axisLabels} count={slots.length} />
      </div>
    </div>
  )
}

interface ColumnProps {
  value: number | null
  top: number
  className: string
}

function Column({ value, top, className }: ColumnProps) {
  if (value === null) return null
  return (
    <span
      className={clsx(
        'min-h-0.5 w-4/5 max-w-12 rounded-t-xs forced-color-adjust-none forced-colors:bg-[CanvasText]',
        className,
      )}
      style={{ height: `${(value / top) * 100}%` }}
    />
  )
}
