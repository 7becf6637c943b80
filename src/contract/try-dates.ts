import { dateRanges, type RangeName } from '../api/dates.ts'
import { addDays, isoDay, lagosClock, parseTime } from '../domain/lagos.ts'
import { hasSameRows, type Ask, type Page } from './ask.ts'
import { parameterName } from './parameters.ts'
import { valueAt } from './values.ts'

const verbs: Readonly<Record<RangeName, string>> = { dates: 'created', paid: 'paid' }

/** Skips a row whose timestamp may be another day for the backend. */
function dayOf(row: object, field: string) {
  const value = valueAt(row, field)
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return []
  const time = lagosClock(parseTime(value)).getTime()
  return Number.isNaN(time) ? [] : isoDay(time)
}

/**
 * Requests the day in Lagos of the last row of the first page, and the days before it. Returns
 * problems in sentences.
 */
export async function tryDates(range: RangeName, first: Page, ask: Ask) {
  const { from: fromName, to: toName, field, announcedAs } = dateRanges[range]
  const daysOf = ({ rows }: Page) => rows.flatMap((row) => dayOf(row, field))
  // A backend may not send when a record was created. What was not paid is not paid on a day.
  const withoutDay = ({ rows }: Page) =>
    range === 'dates' ? 0 : rows.filter((row) => (valueAt(row, field) ?? null) === null).length
  const day = daysOf(first).at(-1)
  if (day === undefined) return []
  const before = addDays(day, -1)
  const ranges = [
    { from: day, to: day, hasRows: true },
    { from: '2000-01-01', to: before, hasRows: false },
  ]
  const [fromParameter, toParameter] =
    range === 'dates' ? [parameterName('from'), parameterName('to')] : [fromName, toName]
  for (const { from, to, hasRows } of ranges) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await ask(fromName, from, { [toName]: to })
    if (typeof page === 'string') return [page]
    const asked = `With "${fromParameter}=${from}" and "${toParameter}=${to}"`
    const others =
      daysOf(page).filter((other) => other < from || other > to).length + withoutDay(page)
    if (others > 0) {
      const effect = hasSameRows(page, first) ? 'ignored' : 'not followed'
      const announced = announcedAs.map((name) => `"${name}"`).join(' and ')
      return [
        `${asked}, ${others} of ${page.rows.length} rows were ${verbs[range]} on other days in Lagos: ${announced} ${announcedAs.length > 1 ? 'are' : 'is'} announced in "capabilities.filters", but ${effect}.`,
      ]
    }
    if (hasRows && page.rows.length === 0) {
      return [`${asked} there are no rows, although page 1 has a row of that day in Lagos.`]
    }
  }
  return []
}
