import type { Hour } from '@/domain/figures'
import type { AxisLabel, TimeSlot } from './time-slot'

const HOURS_OF_DAY = 24

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** `current` is the hour that has begun. Null if the day is over. */
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

// Hours between two labels, and between a label and "Now", which is shorter.
const WIDE = { between: 3, besideNow: 3 }
const NARROW = { between: 9, besideNow: 6 }

/** Every third hour that fits, the closest to `current` first. */
function hoursThatFit(current: number | null, { between, besideNow }: typeof WIDE) {
  const distanceToNow = (hour: number) => Math.abs(hour - (current ?? 0))
  const hours = [0, 3, 6, 9, 12, 15, 18, 21]
  const chosen: number[] = []
  for (const hour of hours.toSorted((a, b) => distanceToNow(a) - distanceToNow(b))) {
    const isFree = current === null || distanceToNow(hour) >= besideNow
    if (isFree && chosen.every((other) => Math.abs(other - hour) >= between)) chosen.push(hour)
  }
  return chosen
}

/** "Now" and the hours around it. A narrow chart has fewer. */
export function hourLabels(current: number | null): AxisLabel[] {
  const wide = hoursThatFit(current, WIDE)
  const narrow = hoursThatFit(current, NARROW)
  return Array.from({ length: HOURS_OF_DAY }, (_, index) => {
    if (index === current) return [{ index, text: 'Now', isMinor: false }]
    if (!wide.includes(index)) return []
    return [{ index, text: clock(index), isMinor: !narrow.includes(index) }]
  }).flat()
}
