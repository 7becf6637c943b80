import { parseTime } from './lagos.ts'
import { statusKey } from './status.ts'

/** The minutes in a status after which an order is late. After twice as many, it is very late. */
const lateAfter = new Map<string, number>([
  ['unconfirmed', 10],
  ['pending', 5],
  ['paid', 10],
  ['preparing', 30],
  ['ready', 10],
  ['on the way', 60],
])

const HOUR_MS = 3_600_000

/** A ticket that waits for an answer is late after this time. */
export const TICKET_LATE_AFTER_HOURS = 2

export type Lateness = 'Late' | 'Very late'

/** `age` and `limit` have the same unit. Null if `age` is below the limit, or NaN. */
const latenessOf = (age: number, limit: number): Lateness | null =>
  age >= 2 * limit ? 'Very late' : age >= limit ? 'Late' : null

/** `age` is in ms. */
export const latenessAfterHours = (age: number, hours: number) => latenessOf(age, hours * HOUR_MS)

/** Null if the order is on time, or if its time in the status is unknown. `now` is in ms. */
export function lateness(
  { status, statusAt }: { status: string | null; statusAt: string | null },
  now: number,
) {
  const limit = 60_000 * (lateAfter.get(statusKey(status ?? '')) ?? Number.NaN)
  return latenessOf(now - parseTime(statusAt), limit)
}
