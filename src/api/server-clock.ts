import * as v from 'valibot'
import { parseTime } from '@/domain/lagos'
import { MINUTE_MS, clockOffset, serverTime, setClockOffset } from '@/lib/clock'
import { formatQuantity } from '@/lib/format'
import { createPreference } from '@/lib/preferences'
import { toast } from '@/lib/toast'

const HOUR_MS = 60 * MINUTE_MS
/** `Date` has whole seconds, and the clocks of a backend's servers differ by a few. */
const IGNORED_MS = 5000
/** A smaller difference is not reported. */
const MAX_UNTOLD_MS = 2 * MINUTE_MS
/**
 * A timestamp that is ahead of this computer's clock by up to this time corrects the clock, which
 * may show the time of another zone. A timestamp further ahead is wrong itself, or the date of a
 * plan.
 */
const MAX_AHEAD_MS = 12 * HOUR_MS

/** Whether this tab has reported a wrong clock. */
const isTold = createPreference('isClockTold', v.boolean(), false, { storage: 'sessionStorage' })

function formatSize(ms: number) {
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes < 120) return formatQuantity(minutes, 'minute', 'minutes')
  const hours = Math.round(minutes / 60)
  return hours < 48
    ? formatQuantity(hours, 'hour', 'hours')
    : formatQuantity(Math.round(hours / 24), 'day', 'days')
}

/** `prefix` precedes the difference in the toast. */
function correct(offset: number, prefix: string) {
  setClockOffset(offset)
  const size = Math.abs(offset)
  if (size <= MAX_UNTOLD_MS || isTold.get()) return
  isTold.set(true)
  const text = `This computer's clock is ${prefix}${formatSize(size)} ${offset > 0 ? 'slow' : 'fast'}`
  toast.warning(`${text}\nAges are shown by the server's time.`)
}

/**
 * A point in time by two clocks of the browser. The wall clock may be set, and the other one may
 * stop while the computer sleeps.
 */
interface Instant {
  time: number
  ticks: number
}

export const instant = (): Instant => ({ time: Date.now(), ticks: performance.now() })

/** The start of the page, for requests that were sent before the app loaded. */
export const pageStart = (): Instant => ({ time: performance.timeOrigin, ticks: 0 })

/**
 * Compares this computer's clock with the `Date` of a new response. The server wrote it after the
 * request was sent, so the difference has a lower and an upper bound. A slow response gives wider
 * bounds, never wrong ones.
 */
export function readServerDate(headers: Headers, sent: Instant) {
  const date = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(date)) return
  const received = instant()
  const sentAt = Math.min(sent.time, received.time - (received.ticks - sent.ticks))
  // A cache may have kept the response for `Age` seconds.
  const now = date + 1000 * (Number(headers.get('Age')) || 0)
  const least = now - received.time
  const greatest = now + 1000 - sentAt
  const current = clockOffset()
  // The clock was set while the request was in flight.
  if (least > greatest) return
  const nearest = Math.min(Math.max(current, least), greatest)
  if (Math.abs(nearest - current) <= IGNORED_MS) return
  correct(Math.abs(nearest) <= IGNORED_MS ? 0 : nearest, '')
}

const stamps = v.looseObject({
  createdAt: v.fallback(v.nullish(v.string(), null), null),
  updatedAt: v.fallback(v.nullish(v.string(), null), null),
})

/** The latest `createdAt` or `updatedAt` of all records in a value, in ms, up to `limit`. */
function latestStamp(value: unknown, limit: number): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map((item) => latestStamp(item, limit)))
  const { success, output } = v.safeParse(stamps, value)
  if (!success) return 0
  const own = [output.createdAt, output.updatedAt].map(parseTime).filter((time) => time <= limit)
  return Math.max(0, ...own, ...Object.values(output).map((item) => latestStamp(item, limit)))
}

/**
 * Without a readable `Date`, assumes that no recorded timestamp is in the future: a timestamp ahead
 * of this computer's clock moves the clock forward, never back.
 */
export function readTimestamps(response: unknown) {
  const latest = latestStamp(response, Date.now() + MAX_AHEAD_MS)
  if (latest - serverTime() > IGNORED_MS) correct(latest - Date.now(), 'at least ')
}
