import { DAY_MS, lagosDay, startOfDay } from './time.ts'

interface Created {
  createdAt: string
}

/** The number of days before today. */
const periods: Readonly<Record<string, number>> = { today: 0, '7d': 6, '30d': 29, '90d': 89 }

/** Capitals and underscores make no difference. */
const wordOf = (status: string) => status.toLowerCase().replaceAll('_', ' ')

export function isStatus({ status }: { status: string }, value: string) {
  return wordOf(status) === wordOf(value)
}

export function isInPeriod({ createdAt }: Created, value: string, today: number) {
  const days = periods[value]
  return days === undefined || Date.parse(createdAt) >= today - days * DAY_MS
}

const isFrom = (at: string, day: string) => Date.parse(at) >= startOfDay(day)
const isTo = (at: string, day: string) => Date.parse(at) < startOfDay(day) + DAY_MS

/** The first and the last day, both included. */
export const dates = {
  from: ({ createdAt }: Created, day: string) => isFrom(createdAt, day),
  to: ({ createdAt }: Created, day: string) => isTo(createdAt, day),
}

interface Paid {
  paidAt?: string | undefined
}

/** The same for the day of payment. */
export const paidDates = {
  paidFrom: ({ paidAt }: Paid, day: string) => paidAt !== undefined && isFrom(paidAt, day),
  paidTo: ({ paidAt }: Paid, day: string) => paidAt !== undefined && isTo(paidAt, day),
}

/** The filters of all lists that must be announced. */
export const announcedFilters = [...Object.keys(dates), 'restaurant']

/**
 * The start and the end of a report's days, in ms. Without dates, the days of `period`, by default
 * the last 30. Undefined if the period is unknown.
 */
export function rangeOf(request: Request, now: number) {
  const params = new URL(request.url).searchParams
  const [first, last] = [params.get('from'), params.get('to')]
  if (first && last) return { from: startOfDay(first), to: startOfDay(last) + DAY_MS }
  const days = periods[params.get('period') ?? '30d']
  const today = lagosDay(now)
  return days === undefined ? undefined : { from: today - days * DAY_MS, to: today + DAY_MS }
}

export type Range = NonNullable<ReturnType<typeof rangeOf>>
