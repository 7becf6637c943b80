export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The time when the day of `time` began in Lagos, which is UTC+1 all year. */
export function lagosDay(time: number) {
  return Math.floor((time + HOUR_MS) / DAY_MS) * DAY_MS - HOUR_MS
}

/** The time when a day of the form `YYYY-MM-DD` began in Lagos. */
export const startOfDay = (day: string) => Date.parse(`${day}T00:00+01:00`)

export const isoOf = (time: number) => new Date(time).toISOString()

/** The calendar day in Lagos, as `YYYY-MM-DD`. */
export const dateOf = (time: number) => isoOf(time + HOUR_MS).slice(0, 10)
