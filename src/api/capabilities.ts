import * as v from 'valibot'
import { dateRanges, type RangeName } from './dates.ts'

const names = v.fallback(v.optional(v.array(v.string()), []), [])

/**
 * What a module of the backend can do beyond the basic requests. The OpenAPI document describes it.
 */
export const capabilitiesSchema = v.object({
  sort: names,
  /** The query parameters of a list besides those that every list has. */
  filters: names,
  /** The values of the filter `queue`. By default, those that every backend with it has. */
  queues: v.fallback(v.optional(v.array(v.string())), undefined),
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
export const hasDates = ({ filters }: Capabilities, range: RangeName = 'dates') =>
  dateRanges[range].announcedAs.every((name) => filters.includes(name))
