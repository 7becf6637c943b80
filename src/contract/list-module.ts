import * as v from 'valibot'
import type { Body, Endpoint } from '../api/endpoint.ts'
import type { Filters } from '../api/list.ts'
import { detailsResponse, pageResponse, type Resource } from '../api/resource.ts'
import { type Fields, labelsOf } from '../domain/field.ts'
import { sumOf, type Sum } from '../domain/sum.ts'
import { pageOf } from '../modules.ts'

/** An endpoint with its `operationId` and its summary in the OpenAPI document. */
export interface NamedEndpoint extends Endpoint {
  id: string
  summary: string
  description?: string
  status?: 200 | 201
}

/** What the contract adds to a resource. */
interface Description<TRow> {
  /** Requests besides those of the resource. */
  endpoints?: readonly NamedEndpoint[]
  /** Descriptions of the module's requests, by `operationId`. */
  descriptions?: Readonly<Record<string, string>>
  /** Example bodies for the document, by `operationId`. */
  examples?: Readonly<Record<string, Body>>
  fields: Fields<TRow>
  /** The field with the value of a filter or of the first column, if it has another name. */
  places?: Readonly<Record<string, string>>
  /**
   * Amounts that a customer pays at once. Half of them are below `below`, in naira: larger ones are
   * recognized as kobo.
   */
  purchases?: readonly { field: string; below: number; type?: string }[]
  /**
   * Whether a row is in a queue, as far as the row shows. Keys are the values of the filter
   * `queue`.
   */
  queues?: Readonly<Record<string, (row: TRow) => boolean>>
  /** How the amounts of `totals` are added up. */
  sum?: Sum<TRow>
  /**
   * The records have a position. It is counted among the records with the same value of `within`.
   */
  positions?: { within?: string }
  /** A backend's words for the values of filters, such as "successful" for "success". */
  synonyms?: readonly string[]
  /** The fields that only some records have. */
  optional: readonly string[]
  /** Not every backend has the request for one record, because the row has all fields. */
  hasOptionalDetails?: true
}

/** Fields of any module that only some backends send. */
const OPTIONAL = ['noteCount', 'history', 'notes', 'adminActivity']
const optionalParts = ['by', 'event', 'text', 'note', 'reason', 'record'].flatMap((part) =>
  OPTIONAL.map((field) => `${field}.${part}`),
)

const listModule =
  (isSpecified: boolean) =>
  <TRow extends { id: string }>(
    resource: Resource<Filters, TRow>,
    { endpoints = [], fields, optional, queues = {}, sum, ...description }: Description<TRow>,
  ) => ({
    ...description,
    name: pageOf(resource).name,
    isSpecified,
    resource,
    optional: [...optional, ...OPTIONAL, ...optionalParts],
    endpoints,
    /** The headers of the list's columns, by field. */
    columns: labelsOf(fields),
    /** The values that the console shows of a row. */
    valuesOf(row: unknown) {
      const record = v.parse(resource.record, row)
      return Object.values(fields).map(({ get }) => get(record))
    },
    /** The rows that are not in the requested queue. */
    othersIn(body: unknown, queue: string) {
      const { rows } = v.parse(pageResponse(resource), body)
      return rows.filter((row) => queues[queue]?.(row) === false)
    },
    /** The sum of the rows, in naira. Undefined if the list has none. */
    amountIn:
      sum &&
      ((body: unknown) =>
        sumOf(
          v
            .parse(pageResponse(resource), body)
            .rows.filter(sum.isCounted ?? (() => true))
            .map(sum.amountOf),
        )),
    list: pageResponse(resource),
    /** Undefined if there is no request for one record. */
    details: resource.details && detailsResponse({ ...resource, details: resource.details }),
  })

export const specifiedModule = listModule(true)
export const proposedModule = listModule(false)
export type ListModule = ReturnType<typeof proposedModule>
