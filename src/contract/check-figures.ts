import * as v from 'valibot'
import { hasDates, NO_CAPABILITIES } from '../api/capabilities.ts'
import { figuresPath } from '../domain/figures.ts'
import { addDays, daysBetween, monthBefore } from '../domain/lagos.ts'
import { analyticsSchema, reportSchema, type Report } from '../features/analytics/report-schema.ts'
import { checkModule, failedModule } from './check-module.ts'
import type { Answer } from './client.ts'
import { bodySchema, describeBody } from './describe-body.ts'
import { verdictOf } from './findings.ts'
import { inspectValues, objectSchema, unknownFields } from './inspect.ts'
import { figuresInKobo } from './kobo.ts'
import { figures, restaurantsModule } from './modules/analytics.ts'
import type { ModuleReport } from './report.ts'

// The page leaves out each of these that the backend does not have.
const optional =
  /^(?:previous|previousFrom|previousTo|previousSoFar|declined|deliveryFees|discounts|refunds|(?:byDay|topRestaurants)\.previous|byHour|byState|funnel)\b/

type Read = (path: string) => Promise<Answer>

/** Requests a report of its first day alone. Returns problems in sentences. */
async function tryDates({ body }: Answer, { from: day }: Report, read: Read) {
  const { capabilities } = v.parse(analyticsSchema, body)
  if (day === null || !hasDates(capabilities ?? NO_CAPABILITIES)) return []
  const path = figuresPath({ from: day, to: day })
  const answer = await read(path)
  if (answer.failure !== null) return [`${path}: ${answer.failure}`]
  const { success, output } = v.safeParse(analyticsSchema, answer.body)
  const { from, to } = success ? output.analytics : { from: null, to: null }
  if (from === day && to === day) return []
  return [
    `With "from=${day}" and "to=${day}", the figures are those of ${from} to ${to}: "from" and "to" are announced in "capabilities.filters", but not followed.`,
  ]
}

/** Requests the first days of a month that is over, compared with the month before. */
async function tryCompare({ body }: Answer, { to: last }: Report, read: Read) {
  const { capabilities } = v.parse(analyticsSchema, body)
  if (last === null || !capabilities?.filters.includes('compare')) return []
  const from = monthBefore(`${last.slice(0, 8)}01`)
  const to = addDays(from, 9)
  const path = figuresPath({ from, to, compare: 'month' })
  const answer = await read(path)
  if (answer.failure !== null) return [`${path}: ${answer.failure}`]
  const { success, output } = v.safeParse(analyticsSchema, answer.body)
  const { previousFrom = null, previousTo = null } = success ? output.analytics : {}
  const [expectedFrom, expectedTo] = [monthBefore(from), monthBefore(to)]
  if (previousFrom === expectedFrom && previousTo === expectedTo) return []
  return [
    `With "compare=month", the days from ${from} to ${to} are compared with those from ${previousFrom} to ${previousTo}, not from ${expectedFrom} to ${expectedTo}: "compare" is announced in "capabilities.filters", but not followed.`,
  ]
}

/** The orders of the hours must add up to those of the day. */
function sumOfHours({ orders, byHour }: Report) {
  const hours = (byHour ?? []).map((hour) => hour.orders ?? 0)
  const sum = hours.reduce((total, count) => total + count, 0)
  return byHour === null || orders === null || sum === orders
    ? []
    : [
        `With "period=today", the orders of "byHour" are ${sum}, but "orders" is ${orders}: it counts each hour of the day in Lagos.`,
      ]
}

/** Requests today's figures. Yesterday so far cannot have more than all of yesterday. */
async function tryToday(read: Read) {
  const path = figuresPath({ period: 'today' })
  const answer = await read(path)
  if (answer.failure !== null) return [`${path}: ${answer.failure}`]
  const { success, output } = v.safeParse(analyticsSchema, answer.body)
  if (!success) return []
  const { previous, previousSoFar } = output.analytics
  const tooMany = (['orders', 'newUsers'] as const).flatMap((name) => {
    const [whole, soFar] = [previous?.[name] ?? null, previousSoFar?.[name] ?? null]
    return whole === null || soFar === null || soFar <= whole
      ? []
      : `With "period=today", "previousSoFar.${name}" is ${soFar}, but "previous.${name}" is ${whole}: it counts yesterday until the same time of day.`
  })
  return [...sumOfHours(output.analytics), ...tooMany]
}

/** The days of the report that the response does not have. */
function missingDays({ from, to, byDay }: Report) {
  if (from === null || to === null || byDay === null) return []
  const days = new Set(byDay.map(({ date }) => date).filter((date) => date >= from && date <= to))
  const count = daysBetween(from, to) + 1
  return days.size >= count
    ? []
    : [`"byDay" has ${days.size} of the ${count} days from ${from} to ${to}. The others are gaps.`]
}

export async function checkFigures(read: Read): Promise<ModuleReport> {
  const { tag: name, path, response } = figures
  const answer = await read(figuresPath({ period: '7d' }))
  const call = `GET ${path}`
  const { analytics } = v.parse(bodySchema, answer.body)
  if (answer.failure !== null || !v.is(response, answer.body) || !v.is(objectSchema, analytics)) {
    const problem = `The response has no figures. ${describeBody(answer.body, 'analytics')}`
    return failedModule(name, call, answer, [answer.failure ?? problem], 'src/domain/figures.ts')
  }
  const fields = [
    ...inspectValues(reportSchema, [analytics]).filter(
      ({ kind, key }) => kind !== 'missing' || !optional.test(key),
    ),
    ...unknownFields(reportSchema, [analytics]),
  ]
  const report = v.parse(reportSchema, analytics)
  const dateProblems = await tryDates(answer, report, read)
  const problems = [
    ...figuresInKobo(report),
    ...missingDays(report),
    ...dateProblems,
    ...(dateProblems.length === 0 ? await tryCompare(answer, report, read) : []),
    ...(await tryToday(read)),
  ]
  const restaurants = v.parse(analyticsSchema, answer.body).restaurants
    ? await checkModule(restaurantsModule, read)
    : { calls: [], emptyColumns: [] }
  const calls = [{ call, status: answer.status, problems, fields }, ...restaurants.calls]
  return { name, verdict: verdictOf(calls), emptyColumns: restaurants.emptyColumns, calls }
}
