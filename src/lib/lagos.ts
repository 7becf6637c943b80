// Days and clock times are those of Lagos, which is UTC+1 all year, whatever the browser's zone.
const OFFSET_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

// ISO 8601 without an offset: `2026-11-20T09:30`, `2026-11-20 09:30:00.5`.
const NO_OFFSET = /^(\d{4}-\d\d-\d\d)[T ](\d\d:[\d:.]+)$/

/** The time of a timestamp in ms, NaN if it is invalid. One without an offset is in Lagos. */
export const parseTime = (value: string | null) =>
  Date.parse((value ?? '').replace(NO_OFFSET, '$1T$2+01:00'))

/** A date whose UTC fields are the day and clock of Lagos at `time`. It may be invalid. */
export const lagosClock = (time: number) => new Date(time + OFFSET_MS)

/** The day in UTC of a valid time in ms, as `YYYY-MM-DD`. */
export const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day in Lagos, as `YYYY-MM-DD`. */
export const lagosToday = (now = new Date()) => isoDay(now.getTime() + OFFSET_MS)

/** `day` is `YYYY-MM-DD`. */
export const addDays = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY_MS)

/** Negative if `to` is before `from`. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS
