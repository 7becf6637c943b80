import { DAY_MS } from './time.ts'

/** The number of days before today. */
export const periods: Readonly<Record<string, number>> = { today: 0, '7d': 6, '30d': 29, '90d': 89 }

/** A status in the form in which it is compared: capitals and underscores make no difference. */
const wordOf = (status: string) => status.toLowerCase().replaceAll('_', ' ')

export function isStatus({ status }: { status: string }, value: string) {
  return wordOf(status) === wordOf(value)
}

export function isInPeriod({ createdAt }: { createdAt: string }, value: string, today: number) {
  const days = periods[value]
  return days === undefined || Date.parse(createdAt) >= today - days * DAY_MS
}
