import * as v from 'valibot'
import { capitalize } from '../lib/format.ts'
import { toPhoneDigits } from '../lib/masks.ts'
import { enveloped } from './envelope.ts'
import { documentedAs, optionalCount } from './response-fields.ts'

/** Rows per page, in every list. */
export const PAGE_SIZE = 20
/** A longer text, pasted by mistake, takes the browser seconds to lay out. */
export const MAX_SEARCH_LENGTH = 200

const pageNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)
const searchText = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_SEARCH_LENGTH).trim()),
)
/** The search param with the text of a search. */
export const searchParam = v.optional(v.fallback(searchText, ''), '')
const searchEntries = {
  page: v.optional(v.fallback(pageNumber, 1), 1),
  search: searchParam,
}
export type ListSearch = v.InferOutput<v.ObjectSchema<typeof searchEntries, undefined>>

/** The value for "no filter". */
const ALL = 'all'

/** The options of a filter as `[value, label]`. The first one filters nothing and is the default. */
type Options<TValue extends string = string> = readonly [
  readonly [TValue, string],
  ...(readonly [TValue, string])[],
]

/** An option of a filter: a value with its label, or a value whose label is its words: "in_progress" is "In progress". */
export type Option<TValue extends string> = TValue | readonly [TValue, string]

export const withLabel = <TValue extends string>(option: Option<TValue>) =>
  typeof option === 'string' ? ([option, capitalize(option.replaceAll('_', ' '))] as const) : option

/** A filter as a search param: one of its options. An invalid value falls back to the first option. */
export function filterOf<const TValue extends string>([initial, ...others]: readonly [
  readonly [TValue, string],
  ...Option<TValue>[],
]) {
  const choices: Options<TValue> = [initial, ...others.map(withLabel)]
  const [first] = initial
  const schema = v.fallback(v.picklist(choices.map(([value]) => value)), first)
  return Object.assign(v.optional(schema, first), { choices })
}

/** A filter whose other options come from its page, such as the ids of other records. Any value is valid. */
export function freeChoice(all: string) {
  const schema = v.fallback(v.pipe(v.string(), v.nonEmpty()), ALL)
  const choices = [[ALL, all]] as const
  return Object.assign(v.optional(schema, ALL), { choices, allowsOther: true as const })
}

/** A filter as a search param. With `allowsOther`, other values than its options are valid. */
type Filter = v.OptionalSchema<v.GenericSchema<string>, string> & {
  choices: Options
  allowsOther?: true
}
export type Filters = Record<string, Filter>

/** A list: what its rows are called, its path in the API, and its filters besides `page` and `search`. */
export interface Listing<TFilters extends Filters = Filters> {
  /** The fields of a response with one record and with a page of rows. */
  keys: readonly [one: string, many: string]
  /** What the UI calls the records. */
  noun: readonly [one: string, many: string]
  path: `/${string}`
  filters: TFilters
  /** Whether the search finds phone numbers: then one in any spelling is sent as its national digits. */
  hasPhones?: boolean
}

/** What the filters of a list are set to. */
type FiltersOf<TFilters extends Filters> = {
  [name in keyof TFilters]: v.InferOutput<TFilters[name]>
}

/** The search params of a list with these filters. */
export type SearchOf<TFilters extends Filters> = ListSearch & FiltersOf<TFilters>

/** The search params of a list page. An invalid value falls back to its default. */
export function listSearchSchema<TFilters extends Filters>(filters: TFilters) {
  return v.object({ ...searchEntries, ...filters })
}

/** The search params of the list, for `loaderDeps`: opening a dialog must not refetch it. */
export const listParams = <TFilters extends Filters>(filters: TFilters, search: object) =>
  v.parse(listSearchSchema(filters), search)

/** The search params of the first page of a list without filters. */
export const listDefaults = <TFilters extends Filters>({
  filters,
}: Pick<Listing<TFilters>, 'filters'>) => listParams(filters, {})

/** Whether the search or a filter leaves out rows. */
export function isFilteredList({ filters }: Pick<Listing, 'filters'>, search: ListSearch & Search) {
  return (
    search.search !== '' ||
    Object.entries(filters).some(
      // A filter without "all", such as the period of figures, leaves no row out.
      ([name, { choices }]) => choices[0][0] === ALL && search[name] !== ALL,
    )
  )
}

/** The label of each filter's value. Empty for a filter that is not set. */
export function filterLabels({ filters }: Pick<Listing, 'filters'>, search: Search) {
  return Object.entries(filters).map(
    ([name, { choices }]) => choices.slice(1).find(([value]) => value === search[name])?.[1] ?? '',
  )
}

/** Search params by name, with those of other parts of the page. */
export type Search = Readonly<Record<string, string | number | undefined>>

/** The path and query string of a list request. `build/early-start.ts` has to send the same. */
export function listPath<TFilters extends Filters>(
  { path, filters, hasPhones }: Pick<Listing<TFilters>, 'path' | 'filters' | 'hasPhones'>,
  search: SearchOf<TFilters>,
  limit = PAGE_SIZE,
) {
  const params = new URLSearchParams({
    page: String(search.page),
    limit: String(limit),
    search: (hasPhones && toPhoneDigits(search.search)) || search.search,
  })
  for (const name in filters) params.set(name, search[name])
  return `${path}?${params.toString()}` as const
}

/** What the query of a list page returns. */
export interface ListPageData<TRow> {
  rows: TRow[]
  /** The number of rows in the response, with those that `rowsSchema` has left out. */
  sentRows: number
  /** Null if the response has no count. */
  total: number | null
  totalPages: number | null
}

export const countsSchema = v.object({ total: optionalCount, totalPages: optionalCount })

/** The counts of a list response; null if unknown. There is at least one page. */
const paginationSchema = v.fallback(
  v.pipe(
    countsSchema,
    v.transform(({ total, totalPages }) => {
      const pages = totalPages ?? (total === null ? null : Math.ceil(total / PAGE_SIZE))
      return { total, totalPages: pages === null ? null : Math.max(1, pages) }
    }),
  ),
  { total: null, totalPages: null },
)

const known = v.nullable(v.number())

/** A page of a list: `rows` from the response's field `name`, the counts, and `meta`, the fields that only this list has. */
export function listPageSchema<TRows extends v.GenericSchema, TMeta extends v.ObjectEntries>(
  name: string,
  rows: TRows,
  meta: TMeta,
) {
  return enveloped(
    v.pipe(
      v.looseObject({ pagination: paginationSchema }),
      v.transform(({ pagination, [name]: list, ...body }): unknown => ({
        ...pagination,
        sentRows: Array.isArray(list) ? list.length : 0,
        rows: list,
        meta: body,
      })),
      v.object({
        total: known,
        totalPages: known,
        sentRows: v.number(),
        rows,
        meta: v.object(meta),
      }),
      documentedAs(v.object({ [name]: rows, pagination: countsSchema, ...meta })),
    ),
  )
}
