import * as v from 'valibot'

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

/** The first and the last day of what is shown, in Lagos, as `YYYY-MM-DD`. */
export interface DateRange {
  from?: string | undefined
  to?: string | undefined
}

/** Both are valid days, and `from` is not after `to`. */
interface Days {
  from: string
  to: string
}

export const isDated = (range: DateRange): range is Days =>
  range.from !== undefined && range.to !== undefined && range.from <= range.to

/** Whether the rows or figures can be limited to a range of days. */
export const hasDates = ({ filters }: Capabilities) =>
  filters.includes('from') && filters.includes('to')

interface Announced extends DateRange {
  sort?: string | undefined
}

/**
 * Without the parameters that the backend has not announced, and without half a range of days or a
 * reversed one. They are never sent. Returns the same object if it has none of them.
 */
export function announcedSearch<T extends Announced>(search: T, capabilities: Capabilities): T {
  const { sort, from, to } = search
  const isSortable = sort === undefined || capabilities.sort.includes(parseSort(sort).field)
  const isDatable = (from ?? to) === undefined || (isDated(search) && hasDates(capabilities))
  if (isSortable && isDatable) return search
  return {
    ...search,
    ...(!isSortable && { sort: undefined }),
    ...(!isDatable && { from: undefined, to: undefined }),
  }
}
