import { addDays, isoDay, lagosClock, parseTime } from '../domain/lagos.ts'
import { hasSameRows, type Ask, type Page } from './ask.ts'
import { parameterName } from './parameters.ts'
import { valueAt } from './values.ts'

/** Skips a row whose timestamp may be another day for the backend. */
const dayOf = (row: object) => {
  const value = valueAt(row, 'createdAt')
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return []
  const time = lagosClock(parseTime(value)).getTime()
  return Number.isNaN(time) ? [] : isoDay(time)
}

const daysOf = ({ rows }: Page) => rows.flatMap(dayOf)

/**
 * Requests the day in Lagos of the last row of the first page, and the days before it. Returns
 * problems in sentences.
 */
export async function tryDates(first: Page, ask: Ask) {
  const day = daysOf(first).at(-1)
  if (day === undefined) return []
  const before = addDays(day, -1)
  const ranges = [
    { from: day, to: day, hasRows: true },
    { from: '2000-01-01', to: before, hasRows: false },
  ]
  for (const { from, to, hasRows } of ranges) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await ask('from', from, { to })
    if (typeof page === 'string') return [page]
    const asked = `With "${parameterName('from')}=${from}" and "${parameterName('to')}=${to}"`
    const others = daysOf(page).filter((other) => other < from || other > to).length
    if (others > 0) {
      const effect = hasSameRows(page, first) ? 'ignored' : 'not followed'
      return [
        `${asked}, ${others} of ${page.rows.length} rows were created on other days in Lagos: "from" and "to" are announced in "capabilities.filters", but ${effect}.`,
      ]
    }
    if (hasRows && page.rows.length === 0) {
      return [`${asked} there are no rows, although page 1 has a row of that day in Lagos.`]
    }
  }
  return []
}
