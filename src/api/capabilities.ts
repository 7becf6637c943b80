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
})
export type Capabilities = v.InferOutput<typeof capabilitiesSchema>

export const optionalCapabilities = v.fallback(v.nullish(capabilitiesSchema, null), null)

/** For a backend that announces nothing. */
export const NO_CAPABILITIES: Capabilities = { sort: [], filters: [], actions: [] }

/** The field of `sort`, and whether its order is reversed: `-totalPrice` is the highest first. */
export const parseSort = (sort: string) => ({
  field: sort.replace(/^-/, ''),
  isDescending: sort.startsWith('-'),
})

/** Without the parameters that the backend has not announced. They are never sent. */
export function announcedSearch<T extends { sort?: string | undefined }>(
  search: T,
  { sort: fields }: Capabilities,
): T {
  const { sort } = search
  return sort === undefined || fields.includes(parseSort(sort).field)
    ? search
    : { ...search, sort: undefined }
}
