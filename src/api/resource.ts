import * as v from 'valibot'
import type { Body, Endpoint } from './endpoint.ts'
import { fieldsOf, listPageSchema, type Filters, type ListDefinition } from './list.ts'
import { detailsSchema } from './record-schemas.ts'
import { rowsOf } from './response-fields.ts'

/**
 * A module whose requests have the usual form. `GET {path}` responds with a page of rows, and, if it has `details`,
 * `GET {path}/{id}` with one record. `noun` also names the fields of the responses, unless `fields` does:
 * `orders`, `order`.
 */
export interface ModuleDefinition<
  TFilters extends Filters = Filters,
  TRow extends { id: string } = { id: string },
  TDetails extends v.ObjectEntries = v.ObjectEntries,
> extends ListDefinition<TFilters> {
  /** The record, as a row of the list and in its details. */
  record: v.GenericSchema<unknown, TRow>
  /** What the details have besides the record. Omit it if there is no request for one record. */
  details?: TDetails
  /** The body of `POST {path}`. */
  create?: v.GenericSchema<Body>
  /** The body of `PATCH {path}/{id}`. */
  change?: v.GenericSchema<Body>
  /** Whether there is a request `DELETE {path}/{id}`. */
  isDeletable?: true
}

/** A module that has a request for one record. */
export interface DetailedModule<
  TRow extends { id: string } = { id: string },
  TDetails extends v.ObjectEntries = v.ObjectEntries,
> extends ModuleDefinition<Filters, TRow, TDetails> {
  details: TDetails
}

/** The path of one record. */
export const recordPath = ({ path }: Pick<ModuleDefinition, 'path'>, id: string) =>
  `${path}/${encodeURIComponent(id)}` as const

/** The response of a list request. */
export const moduleListSchema = <TRow extends { id: string }>({
  record,
  ...names
}: Pick<ModuleDefinition<Filters, TRow>, 'noun' | 'fields' | 'record'>) =>
  listPageSchema(fieldsOf(names)[1], rowsOf(`A row of ${names.noun[1]}`, record), {})

/** The response of a details request. With an `id`, a response about another record is invalid. */
export const moduleDetailsSchema = <TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  {
    record,
    details,
    ...names
  }: Pick<DetailedModule<TRow, TDetails>, 'noun' | 'fields' | 'record' | 'details'>,
  id?: string,
) =>
  detailsSchema(
    fieldsOf(names)[0],
    id === undefined
      ? record
      : v.pipe(
          record,
          v.check((row) => row.id === id, 'another record'),
        ),
    details,
  )

/** The request that adds a record. */
export const createEndpoint = ({ path, create }: Pick<ModuleDefinition, 'path' | 'create'>) =>
  ({
    method: 'POST',
    path,
    ...(create && { body: create }),
    response: v.unknown(),
  }) satisfies Endpoint

/** The request that deletes one record. */
export const deleteEndpoint = ({ path }: Pick<ModuleDefinition, 'path'>) =>
  ({ method: 'DELETE', path: `${path}/{id}`, response: v.unknown() }) satisfies Endpoint

/** The request that changes one record. */
export const changeEndpoint = ({ path, change }: Pick<ModuleDefinition, 'path' | 'change'>) =>
  ({
    method: 'PATCH',
    path: `${path}/{id}`,
    ...(change && { body: change }),
    response: v.unknown(),
  }) satisfies Endpoint
