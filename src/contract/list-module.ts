import * as v from 'valibot'
import type { Body, Endpoint } from '../api/endpoint.ts'
import type { Filters } from '../api/list.ts'
import { detailsResponse, pageResponse, type Resource } from '../api/resource.ts'
import { type Fields, labelsOf } from '../domain/field.ts'
import { moduleOf } from '../modules.ts'

/** An endpoint with its `operationId` and its summary in the OpenAPI document. */
export interface NamedEndpoint extends Endpoint {
  id: string
  summary: string
  description?: string
  status?: 200 | 201
  /** The request has no token. */
  isPublic?: true
}

/** What a module is described with, besides its resource. */
interface Description<TRow> {
  /** Requests besides those of the resource. */
  endpoints?: readonly NamedEndpoint[]
  /** What the requests of every module do not tell, by their `operationId`. */
  descriptions?: Readonly<Record<string, string>>
  /** The bodies of requests in the examples of the document, by `operationId`. */
  examples?: Readonly<Record<string, Body>>
  fields: Fields<TRow>
  /** Where a record has the value of a filter or first column, if not in the field of this name. */
  places?: Readonly<Record<string, string>>
  /**
   * Amounts that a customer pays at once, with what half of them stay below, in naira: by it, kobo
   * are recognized.
   */
  purchases?: readonly { field: string; below: number; type?: string }[]
  /** Whether a row is in a queue, the values of the filter `queue`, as far as the row tells. */
  queues?: Readonly<Record<string, (row: TRow) => boolean>>
  /** The records have a position, which counts those with the same value of `within`. */
  positions?: { within?: string }
  /** Words of backends for values that the filters have, such as "successful" for "success". */
  synonyms?: readonly string[]
  /** The fields that only some records have. */
  optional: readonly string[]
  /** Not every backend has the request for one record, because the row of the list has all fields. */
  hasOptionalDetails?: true
}

/** Only some backends send these, of any module. */
const OPTIONAL = ['noteCount', 'history', 'notes', 'adminActivity']
const optionalParts = ['by', 'event', 'text', 'note', 'reason', 'record'].flatMap((part) =>
  OPTIONAL.map((field) => `${field}.${part}`),
)

const listModule =
  (isSpecified: boolean) =>
  <TRow extends { id: string }>(
    resource: Resource<Filters, TRow>,
    { endpoints = [], fields, optional, queues = {}, ...description }: Description<TRow>,
  ) => ({
    ...description,
    name: moduleOf(resource).name,
    isSpecified,
    resource,
    optional: [...optional, ...OPTIONAL, ...optionalParts],
    endpoints,
    /** The header of each column of the list, by the field that it shows. */
    columns: labelsOf(fields),
    /** What the console shows of a row of a response. */
    valuesOf(row: unknown) {
      const record = v.parse(resource.record, row)
      return Object.values(fields).map(({ get }) => get(record))
    },
    /** The rows of a response that are not in the queue that it should have. */
    othersIn(body: unknown, queue: string) {
      const { rows } = v.parse(pageResponse(resource), body)
      return rows.filter((row) => queues[queue]?.(row) === false)
    },
    list: pageResponse(resource),
    /** Undefined if there is no request for one record. */
    details: resource.details && detailsResponse({ ...resource, details: resource.details }),
  })

export const specifiedModule = listModule(true)
/** A module whose calls are this console's proposal. */
export const proposedModule = listModule(false)
export type ListModule = ReturnType<typeof proposedModule>
