import * as v from 'valibot'
import { isDated, noDates, periodOfPreset, type DateSearch } from './dates.ts'

const names = v.fallback(v.optional(v.array(v.string()), []), [])

/** What a module of the backend can do beyond the basic requests. */
export const capabilitiesSchema = v.object({
  /** The fields that a list can be sorted by. */
  sort: names,
  /** The query parameters of a list besides those that every list has. */
  filters: names,
  /** The actions that not every backend has. */
  actions: names,
  /** Whether a POST or PATCH whose `Idempotency-Key` is repeated gets the first response. */
  idempotency: v.fallback(v.optional(v.boolean(), false), false),
})
export type Capabilities = v.InferOutput<typeof capabilitiesSchema>

export const optionalCapabilities = v.fallback(v.nullish(capabilitiesSchema, null), null)

/** For a backend that announces nothing. */
export const NO_CAPABILITIES: Capabilities = {
  sort: [],
  filters: [],
  actions: [],
  idempotency: false,
}

/** The field of `sort`, and whether its order is reversed: `-totalPrice` is the highest first. */
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
 * What replaces dates that are not sent: a preset is followed by a period with the same meaning, if
 * the list has it.
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
 * The parameters of `search` that the backend has not announced, half a range of days and a reversed
 * one, and days beside a preset, each with its default. They are never sent. Null if there are none.
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
