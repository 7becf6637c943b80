import { anyOf, wholeOf } from '../random.ts'
import { DAY_MS, HOUR_MS, lagosDay, MINUTE_MS } from '../time.ts'
import type { OpeningHours, StoredRestaurant } from './types.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const spans = [
  ['08:00', '22:00'],
  ['09:00', '21:30'],
  ['10:00', '23:00'],
  ['12:00', '02:00'],
] as const

/** Returns hours from Monday to Sunday. Some restaurants are closed on Sundays. */
function weekOf(random: () => number): OpeningHours[] {
  const [from, to] = anyOf(random, spans)
  const [sunday = '', ...others] = days
  const week = others.map((day) => ({ day, from, to }))
  return random() < 0.3 ? week : [...week, { day: sunday, from: '12:00', to: '21:00' }]
}

/** Returns the hours and terms of the restaurant at an index. Some have none. */
export function termsOf(random: () => number, index: number, commissionRate = 15) {
  const openingHours = weekOf(random)
  const preparationMinutes = 5 * wholeOf(random, 3, 9)
  const minimumOrder = 500 * wholeOf(random, 2, 8)
  if (index % 9 === 7) return { commissionRate }
  return { openingHours, preparationMinutes, minimumOrder, commissionRate }
}

function msOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * HOUR_MS + minutes * MINUTE_MS
}

function isWithin({ day, from, to }: OpeningHours, now: number) {
  const today = lagosDay(now)
  return [today - DAY_MS, today].some((start) => {
    const end = msOf(to) + (to <= from ? DAY_MS : 0)
    const isDay = days[new Date(start + HOUR_MS).getUTCDay()] === day
    return isDay && now >= start + msOf(from) && now < start + end
  })
}

/** Whether a restaurant should be open now. Empty if it has no opening hours. */
export function openNow({ status, openingHours }: StoredRestaurant, now: number) {
  if (!openingHours) return {}
  const mayOpen = status === 'open' || status === 'closed'
  return { shouldBeOpen: mayOpen && openingHours.some((hours) => isWithin(hours, now)) }
}
