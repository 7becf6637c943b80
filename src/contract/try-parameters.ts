import * as v from 'valibot'
import { hasDates, NO_CAPABILITIES } from '../api/capabilities.ts'
import { listPath, PAGE_SIZE, type Listing } from '../api/list.ts'
import { hasSameRows, type Ask, type Page } from './ask.ts'
import type { Answer } from './client.ts'
import { describeBody } from './describe-body.ts'
import type { ListModule } from './list-module.ts'
import { parameterName } from './parameters.ts'
import { fileOf, parameterPlace } from './places.ts'
import { tryDates } from './try-dates.ts'
import { tryQueues } from './try-queues.ts'
import { trySort } from './try-sort.ts'
import { tryTotals } from './try-totals.ts'
import { textOf, toWord } from './values.ts'

/** The path of the first page, without a search or a filter, or with the given parameters. */
export function pathOf(resource: Listing, changes: Record<string, string | number> = {}) {
  const unset = Object.entries(resource.filters).map(([name, { options }]) => [name, options[0][0]])
  const first = { page: 1, search: '', ...(resource.hasRequiredDays && { dates: 'last_30_days' }) }
  return listPath(resource, Object.assign(first, Object.fromEntries(unset), changes))
}

async function tryPage(first: Page, ask: Ask) {
  const isWhole = first.total === null ? first.rows.length < PAGE_SIZE : first.total <= PAGE_SIZE
  if (isWhole) return []
  const second = await ask('page', 2)
  if (typeof second === 'string') return [second]
  const ids = new Set(first.rows.map(({ id }) => id))
  if (second.rows.length > 0 && second.rows.every(({ id }) => ids.has(id))) {
    return [
      `Page 2 has the rows of page 1: the parameter "${parameterName('page')}" has no effect. ${parameterPlace}`,
    ]
  }
  if (second.rows.length === 0 && first.total !== null && first.rows.length <= PAGE_SIZE) {
    return [`Page 2 has no rows, although "pagination.total" is more than ${PAGE_SIZE}.`]
  }
  return []
}

/**
 * A value of the filter that not all rows have, and whether a row has it. Undefined if there is
 * none.
 */
function valueToTry(module: ListModule, name: string, { rows }: Page) {
  const { options = [], allowsOther } = module.resource.filters[name] ?? {}
  const values = options.slice(1).map(([value]) => value)
  const texts = rows.flatMap((row) => textOf(module, name, row) ?? [])
  const present = allowsOther
    ? [...new Set(texts)]
    : values.filter((option) => texts.some((text) => toWord(text) === toWord(option)))
  if (present.length > 1) return { value: present.at(-1) ?? '', isPresent: true }
  const other = present.length === 1 && values.find((option) => option !== present[0])
  return other ? { value: other, isPresent: false } : undefined
}

async function tryFilter(module: ListModule, name: string, first: Page, ask: Ask) {
  const tried = valueToTry(module, name, first)
  if (!tried) return []
  const { value, isPresent } = tried
  const page = await ask(name, value)
  if (typeof page === 'string') return [page]
  const {
    options: listed = [],
    allowsOther,
    needsAnnouncement,
  } = module.resource.filters[name] ?? {}
  const options = new Set(listed.map(([option]) => toWord(option)))
  const others = page.rows.filter((row) => {
    const word = toWord(textOf(module, name, row) ?? value)
    // A word that the console does not know may mean the same.
    return word !== toWord(value) && (allowsOther || options.has(word))
  })
  // Ids of the backend are not printed.
  const asked = `"${name}=${allowsOther ? '…' : value}"`
  const hint = `The console has its name and values in ${fileOf(module)}.`
  if (others.length > 0) {
    const isIgnored = hasSameRows(page, first)
    const found = `With ${asked}, ${others.length} of ${page.rows.length} rows have another value:`
    if (needsAnnouncement) {
      const effect = isIgnored ? 'ignored' : 'not followed'
      return [`${found} "${name}" is announced in "capabilities.filters", but ${effect}. ${hint}`]
    }
    const effect = isIgnored ? 'has no effect' : 'is not followed'
    return [`${found} the parameter "${name}" ${effect}. ${hint}`]
  }
  if (page.rows.length === 0 && isPresent) {
    return [`With ${asked} there are no rows, although page 1 without it has such a row. ${hint}`]
  }
  return []
}

// No row contains it.
const NOTHING = 'qzxwvjkq'
const MAX_TEXT = 60

/** A text of the first column that not all rows have. */
function textToTry(module: ListModule, column: string, { rows }: Page) {
  const texts = rows.flatMap((row) => textOf(module, column, row) ?? [])
  const text = texts.find((other) => other.trim().length > 2)
  return text === undefined ? undefined : [...text.trim()].slice(0, MAX_TEXT).join('').trim()
}

const count = ({ rows, total }: Page) => total ?? rows.length

async function trySearch(module: ListModule, first: Page, ask: Ask) {
  const none = await ask('search', NOTHING)
  if (typeof none === 'string') return [none]
  if (none.rows.length > 0 && count(none) >= count(first)) {
    return [
      `A search for a text that no row has finds as many rows as no search: the parameter "${parameterName('search')}" has no effect. ${parameterPlace}`,
    ]
  }
  const [column = ''] = Object.keys(module.columns)
  const text = textToTry(module, column, first)
  if (text === undefined) return []
  const page = await ask('search', text)
  if (typeof page === 'string') return [page]
  if (page.rows.some((row) => textOf(module, column, row)?.trim().startsWith(text))) return []
  const field = (module.places?.[column] ?? column).replace('.', ' ')
  return [
    `A search for the ${field} of a row does not find that row: the backend has to search this field.`,
  ]
}

/**
 * Tries page 2, a value of each filter, each announced parameter, and two searches. Returns
 * problems in sentences.
 */
export async function tryParameters(
  module: ListModule,
  first: Page,
  read: (path: string) => Promise<Answer>,
) {
  if (first.rows.length === 0) return []
  const { resource, list } = module
  const ask: Ask = async (name, value, others = {}) => {
    const { failure, body } = await read(pathOf(resource, { ...others, [name]: value }))
    const { success, output } = v.safeParse(list, body)
    if (failure === null && success) return { ...output, body }
    const found = failure ?? describeBody(body, resource.keys[1])
    return `The parameter "${name}" does not work. ${found}`
  }
  const pageProblems = await tryPage(first, ask)
  const problems = [...pageProblems]
  const announced = first.capabilities ?? NO_CAPABILITIES
  for (const [name, { needsAnnouncement, laterQueues }] of Object.entries(resource.filters)) {
    if (needsAnnouncement && !announced.filters.includes(name)) continue
    const tryValues = laterQueues ? tryQueues : tryFilter
    // oxlint-disable-next-line no-await-in-loop
    problems.push(...(await tryValues(module, name, first, ask)))
  }
  for (const range of ['dates', ...(resource.otherDates ?? [])] as const) {
    if (!hasDates(announced, range)) continue
    // oxlint-disable-next-line no-await-in-loop
    problems.push(...(await tryDates(range, first, ask)))
  }
  for (const field of announced.sort) {
    // oxlint-disable-next-line no-await-in-loop
    problems.push(...(await trySort(field, first, ask, pageProblems.length === 0)))
  }
  problems.push(...(await tryTotals(module, first, ask)))
  return resource.hasRequiredDays ? problems : problems.concat(await trySearch(module, first, ask))
}
