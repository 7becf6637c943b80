import * as v from 'valibot'
import { isDated, noDates, periodOfPreset, type DateSearch } from './dates.ts'

const names = v.fallback(v.optional(v.array(v.string()), []), [])

/**
 * What a module of the backend can do beyond the basic requests. The OpenAPI document describes it.
 */
export const capabilitiesSchema = v.object({
  sort: names,
  /** The query parameters of a list besides those that every list has. */
  filters: names,
  actions: names,
  /** Whether a POST or PATCH whose `Idempotency-Key` is repeated gets the first response. */
  idempotency: v.fallback(v.optional(v.boolean(), false), false),
})
export type Capabilities = v.InferOutput<typeof capabilitiesSchema>

export const optionalCapabilities = v.fallback(v.nullish(capabilitiesSchema, null), null)

export const NO_CAPABILITIES: Capabilities = {
  sort: [],
  filters: [],
  actions: [],
  idempotency: false,
}

/** Splits `-totalPrice` into the field and the order. `-` is the reverse order, highest first. */
export const parseSort = (sort: string) => ({
  field: sort.replace(/^-/, ''),
  isDescending: sort.startsWith('-'),
})

/** Whether the rows or figures can be limited to a range of days. */
export const hasDates = ({ filters }: Capabilities) =>
  filters.includes('from') && filters.includes('to')

interface Announced extends DateSearch {
  sort?: string | undefined
}

type AnnouncedFilters = Readonly<
  Record<
    string,
    {
      isAnnounced?: true
      isPeriod?: true
      options: readonly [readonly [string, string], ...(readonly (readonly [string, string])[])]
    }
  >
>

/**
 * The search params that replace unsent dates. If the list has a period filter, a preset becomes
 * the period with the same meaning.
 */
function withoutDates({ dates }: DateSearch, filters: AnnouncedFilters) {
  const period = dates && periodOfPreset(dates)
  const [name] =
    Object.entries(filters).find(
      ([, { isPeriod, options }]) => isPeriod && options.some(([value]) => value === period),
    ) ?? []
  return name === undefined ? noDates : { ...noDates, [name]: period }
}

/**
 * Resets for parameters that must not be sent: those that the backend has not announced, incomplete
 * or reversed date ranges, and days beside a preset. Null if every parameter is valid.
 */
export function unannounced(
  search: Announced & Readonly<Record<string, unknown>>,
  capabilities: Capabilities,
  filters: AnnouncedFilters = {},
) {
  const { sort, dates, from, to } = search
  const defaults: Record<string, string | undefined> = {}
  if (sort !== undefined && !capabilities.sort.includes(parseSort(sort).field)) {
    defaults['sort'] = undefined
  }
  if ((dates ?? from ?? to) !== undefined) {
    if (!isDated(search) || !hasDates(capabilities)) {
      Object.assign(defaults, withoutDates(search, filters))
    } else if (dates !== undefined && (from ?? to) !== undefined) {
      Object.assign(defaults, { from: undefined, to: undefined })
    }
  }
  for (const [name, { isAnnounced, options }] of Object.entries(filters)) {
    const [[initial]] = options
    if (isAnnounced && search[name] !== initial && !capabilities.filters.includes(name)) {
      defaults[name] = initial
    }
  }
  return Object.keys(defaults).length > 0 ? defaults : null
}
