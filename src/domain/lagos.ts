import { serverDate, serverTime } from '../lib/clock.ts'

// Days and clock times are those of Lagos, which is UTC+1 all year, whatever the browser's zone.
const OFFSET_MS = 60 * 60_000
export const DAY_MS = 24 * 60 * 60_000

// `2026-11-20T09:30`, `2026-11-20 09:30:00.5Z`, and the offsets of databases: `+00`, `+0100`.
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)[T ](\d\d:[\d:.]+) ?(?:(Z)|([+-]\d\d):?(\d\d)?)?$/

/** In ms, or NaN if it is invalid. A timestamp without an offset is a time in Lagos. */
export function parseTime(value: string | null) {
  const [, day, clock, utc, hours = '+01', minutes = '00'] = TIMESTAMP.exec(value ?? '') ?? []
  return Date.parse(day ? `${day}T${clock}${utc ?? `${hours}:${minutes}`}` : (value ?? ''))
}

/** Whether a timestamp is in the last 24 hours. The server's clock may be ahead. */
export const isOfLastDay = (value: string | null, now = serverTime()) =>
  Math.abs(now - parseTime(value)) < DAY_MS

/** A date whose UTC fields are the day and the time of day in Lagos. Invalid if `time` is. */
export const lagosClock = (time: number) => new Date(time + OFFSET_MS)

/** The day in UTC of a valid time in ms, as `YYYY-MM-DD`. */
export const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * Whether the text is `YYYY-MM-DD` and on the calendar. Some browsers parse 31 February as a day in
 * March.
 */
export function isDay(text: string) {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && isoDay(time) === text
}

/**
 * The calendar day of a value, as `YYYY-MM-DD`. A timestamp is its day in Lagos. Many backends send
 * a day as midnight in UTC, which is the same day in Lagos. Null if the value does not begin with a
 * day.
 */
export function toDay(value: string) {
  const written = value.slice(0, 10)
  if (!isDay(written)) return null
  const time = value === written ? Number.NaN : parseTime(value)
  const day = Number.isNaN(time) ? written : isoDay(time + OFFSET_MS)
  // The day after 9999-12-31, which stands for "never", does not have this form.
  return isDay(day) ? day : written
}

/** The day in Lagos, as `YYYY-MM-DD`. */
export const lagosToday = (now = serverDate()) => isoDay(now.getTime() + OFFSET_MS)

/** The end of the day in Lagos, as a timestamp in UTC. */
export const endOfDay = (now = serverDate()) =>
  new Date(Date.parse(addDays(lagosToday(now), 1)) - OFFSET_MS).toISOString()

/** `day` and the result are `YYYY-MM-DD`. */
export const addDays = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY_MS)

/** The same day of the month before, or its last day if it has fewer days. */
export function monthBefore(day: string) {
  const last = addDays(`${day.slice(0, 8)}01`, -1)
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

/** Negative if `to` is before `from`. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS
