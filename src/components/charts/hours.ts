import type { Hour } from '@/domain/figure-parts'
import type { AxisLabel, TimeSlot } from './time-slot'

const HOURS_OF_DAY = 24

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** `current` is the hour that has begun, null if the day is over. */
export function hourSlots(hours: readonly Hour[], current: number | null): TimeSlot[] {
  const known = new Map(hours.map((hour) => [hour.hour, hour]))
  return Array.from({ length: HOURS_OF_DAY }, (_, hour) => {
    const { orders = null, sales = null, previous = null } = known.get(hour) ?? {}
    const progress =
      current === null || hour < current ? 'over' : hour === current ? 'so far' : 'ahead'
    const name = `${clock(hour)}–${clock(hour + 1)}`
    return {
      key: clock(hour),
      name: progress === 'so far' ? `${name}, so far` : name,
      orders: progress === 'ahead' ? null : orders,
      sales: progress === 'ahead' ? null : sales,
      previous,
      previousName: current === null ? 'Day before' : 'Yesterday',
      progress,
    }
  })
}

// In hours, in a wide and in a narrow chart. The first label begins at its column, and the others
// are centered below theirs, so it reaches further.
const BETWEEN_LABELS = { wide: 3, narrow: 8 }
const BESIDE_NOW = { wide: 3, narrow: 6 }
const BETWEEN_FIRST_AND_NOW = { wide: 4, narrow: 8 }

/** "Now", and the hours that are not too close to it. */
export function hourLabels(current: number | null): AxisLabel[] {
  return Array.from({ length: HOURS_OF_DAY }, (_, index) => {
    if (index === current) return [{ index, text: 'Now', isMinor: false }]
    const distance = current === null ? HOURS_OF_DAY : Math.abs(index - current)
    const needed = index === 0 ? BETWEEN_FIRST_AND_NOW : BESIDE_NOW
    const fits = (width: 'wide' | 'narrow') =>
      index % BETWEEN_LABELS[width] === 0 && distance >= needed[width]
    return fits('wide') ? [{ index, text: clock(index), isMinor: !fits('narrow') }] : []
  }).flat()
}
