import type { Hour } from '@/domain/figure-parts'
import type { AxisLabel, TimeSlot } from './time-slot'

const HOURS_OF_DAY = 24
const HOURS_BETWEEN_LABELS = 3

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

/** Every third hour, and "Now" with space around it. */
export function hourLabels(current: number | null): AxisLabel[] {
  return Array.from({ length: HOURS_OF_DAY }, (_, index) => {
    const isNow = index === current
    const apart = current === null ? HOURS_OF_DAY : Math.abs(index - current)
    const isMajor = index % (2 * HOURS_BETWEEN_LABELS) === 0 && apart > 4
    return { index, text: isNow ? 'Now' : clock(index), isMinor: !isNow && !isMajor, apart }
  }).filter(({ index, apart }) => apart === 0 || (index % HOURS_BETWEEN_LABELS === 0 && apart > 2))
}
