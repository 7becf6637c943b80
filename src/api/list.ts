import * as v from 'valibot'
import { toPlainAmount } from '../domain/amount.ts'
import { ALL, filterOf, type Option, type Options } from '../domain/choices.ts'
import { lagosToday } from '../domain/lagos.ts'
import { toPhoneDigits } from '../domain/masks.ts'
import { cleanSearch, firstCharacters } from '../lib/visible-text.ts'
import type { Capabilities } from './capabilities.ts'
import { toQueryParams } from './conventions.ts'
import {
  daysOf,
  isDated,
  otherDays,
  rangeEntries,
  type DateSearch,
  type OtherRange,
} from './dates.ts'

export const PAGE_SIZE = 20
/**
 * In characters. Browsers take seconds to lay out a very long string, such as one pasted by mistake.
 */
export const MAX_SEARCH_LENGTH = 200

const pageNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)
/** Cleans a search text that was typed, pasted or read from the URL. */
export const toSearch = (text: string) =>
  firstCharacters(cleanSearch(text), MAX_SEARCH_LENGTH).trim()
const searchText = v.pipe(v.string(), v.transform(toSearch))
const sortText = v.pipe(v.string(), v.regex(/^-?\w+$/))
export const searchParam = v.optional(v.fallback(searchText, ''), '')
const searchEntries = {
  page: v.optional(v.fallback(pageNumber, 1), 1),
  search: searchParam,
  /** `totalPrice`, or `-totalPrice` for the highest first. */
  sort: v.fallback(v.optional(sortText), undefined),
  ...rangeEntries,
}
export type ListSearch = v.InferOutput<v.ObjectSchema<typeof searchEntries, undefined>>

/**
 * A filter whose options load with the page, such as the ids of other records. Any value is valid.
 */
export function freeChoice(all: string) {
  const schema = v.fallback(v.pipe(v.string(), v.nonEmpty()), ALL)
  const options = [[ALL, all]] as const
  return Object.assign(v.optional(schema, ALL), { options, allowsOther: true as const })
}

/** A filter by a period that ends today. If the backend has `from` and `to`, they replace it. */
export const periodOf = <const TValue extends string>(
  options: readonly [readonly [TValue, string], ...Option<TValue>[]],
) => Object.assign(filterOf(options), { isPeriod: true as const })

/** With `allowsOther`, values outside of `options` are valid. */
type Filter = v.OptionalSchema<v.GenericSchema<string>, string> & {
  options: Options
  allowsOther?: true
  isPeriod?: true
  needsAnnouncement?: true
  laterQueues?: readonly string[]
  sorts?: Readonly<Partial<Record<string, string>>>
}

/** Rows with a value of the filter have this order if the backend has announced it and none is chosen. */
export const sortedBy = <TFilter extends Filter>(
  filter: TFilter,
  sorts: Partial<Record<v.InferOutput<TFilter>, string>>,
) => Object.assign(filter, { sorts })

/** Offers and sends a filter only if the backend has announced it. The default is never sent. */
export const ifAnnounced = <TFilter extends Filter>(filter: TFilter) =>
  Object.assign(filter, { needsAnnouncement: true as const })

/**
 * A filter by what waits for somebody, such as late orders. A backend that has it announces which
 * values in `capabilities.queues`. Without `queues`, it has all but those of `later`.
 */
export function queueFilter<const TValue extends string, const TLater extends string = never>(
  options: readonly [readonly [TValue, string], ...Option<TValue>[]],
  later: readonly Option<TLater>[] = [],
) {
  const filter = filterOf<TValue | TLater>([...options, ...later])
  const laterQueues: readonly string[] = filter.options
    .slice(options.length)
    .map(([value]) => value)
  return ifAnnounced(Object.assign(filter, { laterQueues }))
}

/** The options of a filter that the backend has. */
export function offeredOptions(
  { options, laterQueues }: Filter,
  { queues }: Pick<Capabilities, 'queues'>,
): Options {
  if (!laterQueues) return options
  const [all, ...others] = options
  const isOffered = (value: string) => queues?.includes(value) ?? !laterQueues.includes(value)
  return [all, ...others.filter(([value]) => isOffered(value))]
}

export type Filters = Record<string, Filter>

export type FreeChoices<TFilters extends Filters> = {
  [name in keyof TFilters & string]: TFilters[name] extends { allowsOther: true } ? name : never
}[keyof TFilters & string]

export interface Listing<TFilters extends Filters = Filters> {
  /** The response fields that contain one record and a page of rows. */
  keys: readonly [one: string, many: string]
  noun: readonly [one: string, many: string]
  /** The path of the module's page. Permissions begin with it. */
  module: string
  path: `/${string}`
  filters: TFilters
  /** The ranges of days besides that of `createdAt`. */
  otherDates?: readonly OtherRange[]
  /** Whether the search matches phone numbers, which are sent as national digits. */
  hasPhones?: boolean
  /**
   * Whether the records have amounts. The search matches them, sent as digits ("12800" for
   * "₦12,800.00"), and `totals` of the response may have their sum.
   */
  hasAmounts?: boolean
  /**
   * Whether the rows are figures of a period. Every request has `from` and `to`, without an
   * announcement. There is no search, and no saved filters.
   */
  hasRequiredDays?: true
  /** Whether every request asks for a page of `PAGE_SIZE` rows, also if only its count is read. */
  hasFixedLimit?: boolean
}

type FiltersOf<TFilters extends Filters> = {
  [name in keyof TFilters]: v.InferOutput<TFilters[name]>
}

export type SearchOf<TFilters extends Filters> = ListSearch & FiltersOf<TFilters>

/** Invalid values fall back to their defaults. */
export function listSearchSchema<TFilters extends Filters>(filters: TFilters) {
  return v.object({ ...searchEntries, ...filters })
}

/**
 * Parses the search params of the list, without `dialog`: opening a dialog must not refetch the
 * list.
 */
export const listParams = <TFilters extends Filters>(filters: TFilters, search: object) =>
  v.parse(listSearchSchema(filters), search)

export const listDefaults = <TFilters extends Filters>({
  filters,
}: Pick<Listing<TFilters>, 'filters'>) => listParams(filters, {})

export type Search = Readonly<Record<string, string | number | undefined>>

/**
 * The filters of a request, as `[name, filter]`. Leaves out the period if there are dates, and the
 * default value of a filter that must be announced.
 */
export const sentFilters = (filters: Filters, search: DateSearch & Search) =>
  Object.entries(filters).filter(([name, { isPeriod, needsAnnouncement, options }]) =>
    isPeriod ? !isDated(search) : !needsAnnouncement || search[name] !== options[0][0],
  )

/** What the requests of a list depend on. */
export type ListSource<TFilters extends Filters> = Pick<
  Listing<TFilters>,
  'path' | 'filters' | 'otherDates' | 'hasPhones' | 'hasAmounts' | 'hasRequiredDays'
>

/** "12800" of "₦12,800.00" and "-12,800". Null of another text, also of "N12800": it may be a code. */
const toAmountDigits = (text: string) =>
  /^N?\d+N?$/i.test(text)
    ? null
    : (toPlainAmount(text.replace(/^-/, ''))?.replace(/\.0+$/, '') ?? null)

/** "803123.00" is an amount, although its digits are those of a phone number. */
const hasDecimals = (text: string) => /\.\d{1,2}$/.test(text)

/**
 * The path and query string of a list request. A preset is resolved to its days. `startEarly` in
 * build/early-start.ts builds that of a plain URL.
 */
export function listPath<TFilters extends Filters>(
  { path, filters, hasPhones, hasAmounts, hasRequiredDays }: ListSource<TFilters>,
  search: SearchOf<TFilters>,
  limit = PAGE_SIZE,
) {
  const today = lagosToday()
  const chosen: Record<string, string> = {}
  for (const [name] of sentFilters(filters, search)) chosen[name] = search[name] ?? ''
  const params = toQueryParams({
    page: search.page,
    limit,
    search:
      (hasAmounts && hasDecimals(search.search) && toAmountDigits(search.search)) ||
      (hasPhones && toPhoneDigits(search.search)) ||
      (hasAmounts && toAmountDigits(search.search)) ||
      search.search,
    filters: { ...chosen, ...otherDays(search, today) },
    sort: search.sort,
    ...daysOf(search, today),
  })
  // The search is the only parameter that may be empty.
  const sent = Object.entries(params).filter(([, value]) => !hasRequiredDays || value !== '')
  return `${path}?${new URLSearchParams(sent).toString()}` as const
}
