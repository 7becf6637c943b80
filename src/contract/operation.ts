import type * as v from 'valibot'
import type { BodySchema } from '../api/endpoint.ts'
import type { Filters, Listing } from '../api/list.ts'

/** The tag of the requests that belong to no module. */
export const SESSION_TAG = 'Session'

/** A request of the console and its response. */
export interface Operation {
  id: string
  summary: string
  description?: string
  tag: string
  isSpecified: boolean
  isPublic: boolean
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/${string}`
  /** The list that the query parameters belong to. */
  list?: Listing
  /** The query parameters of a request that is not a list. */
  filters?: Filters
  body?: BodySchema
  response: v.GenericSchema
  status: 200 | 201
}
