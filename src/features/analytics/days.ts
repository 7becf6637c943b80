import { isoDay } from '@/lib/lagos'
import type { Day, Report } from './report-schema'

const DAY_MS = 24 * 60 * 60_000
const MAX_DAYS = 366

/** A day that the response lacks has neither orders nor sales. */
export interface PeriodDay {
  date: string
  orders: number | null
  sales: number | null
}

/** Oldest first. Without `from` or `to`, the first or last day of the response. */
export function daysOf({ from, to, byDay }: Pick<Report, 'from' | 'to' | 'byDay'>): PeriodDay[] {
  const known = new Map((byDay ?? []).map((day): [string, Day] => [day.date, day]))
  const dates = [...known.keys()].toSorted()
  const last = Date.parse(to ?? dates.at(-1) ?? '')
  const first = Math.max(Date.parse(from ?? dates[0] ?? ''), last - (MAX_DAYS - 1) * DAY_MS)
  const count = known.size > 0 && first <= last ? (last - first) / DAY_MS + 1 : 0
  return Array.from({ length: count }, (_, index) => {
    const date = isoDay(first + index * DAY_MS)
    const { orders = null, sales = null } = known.get(date) ?? {}
    return { date, orders, sales }
  })
}
