import * as v from 'valibot'
import type { Body } from './endpoint.ts'
import { listPageSchema, listSearchSchema, type Filters, type Listing } from './list.ts'
import { detailsSchema } from './record-schemas.ts'
import { rowsSchema } from './response-fields.ts'
import { dialogParam, recordParam } from './search-params.ts'

/** What a resource is made of, before `resource` completes it. */
interface Options extends Omit<Listing, 'noun'> {
  /** What the UI calls a record, if not by `keys`. */
  noun?: readonly [one: string, many: string]
  /** The record, as a row of the list and in its details. */
  record: v.GenericSchema<unknown, { id: string }>
  /** What a list response has besides its rows and counts. */
  meta?: v.ObjectEntries
  /** What the details have besides the record. Omit it if there is no request for one record. */
  details?: v.ObjectEntries
  /** The body of `POST {path}`. */
  create?: v.GenericSchema<Body, unknown>
  /** The body of `PATCH {path}/{id}`. */
  change?: v.GenericSchema<Body, unknown>
  /** Whether there is a request `DELETE {path}/{id}`. */
  isDeletable?: true
  /** The names of the actions: of their dialogs in the URL, and of their permissions. */
  actions?: readonly string[]
}

/**
 * The requests about one kind of record. `GET {path}` responds with a page of rows, and, if it has `details`,
 * `GET {path}/{id}` with one record. Plain data: Node reads it for the mock API and the contract.
 */
export interface Resource<
  TFilters extends Filters = Filters,
  TRow extends { id: string } = { id: string },
  TDetails extends v.ObjectEntries = v.ObjectEntries,
  TMeta extends v.ObjectEntries = v.ObjectEntries,
>
  extends Listing<TFilters>, Pick<Options, 'create' | 'change' | 'isDeletable' | 'actions'> {
  /** The URL param with the id of the record whose details are open. */
  param: string
  record: v.GenericSchema<unknown, TRow>
  meta: TMeta
  details?: TDetails
}

/** A resource that has a request for one record. */
export interface DetailedResource<
  TRow extends { id: string } = { id: string },
  TDetails extends v.ObjectEntries = v.ObjectEntries,
> extends Resource<Filters, TRow, TDetails> {
  details: TDetails
}

/** Completes a resource. Literal types are kept: `payoutResource.param` is "payout". */
export function resource<const TOne extends string, const T extends Options>(
  options: T & { keys: readonly [one: TOne, many: string] },
) {
  const { keys, noun = keys } = options
  return { meta: {}, ...options, noun, param: keys[0] }
}

/** What the UI calls a record, and the keys of its responses. */
export type ResourceName = Pick<Resource, 'keys' | 'noun' | 'param'>
export type RowOf<T extends Pick<Resource, 'record'>> = v.InferOutput<T['record']>
/** The body of a change. */
export type ChangeOf<T extends { change: v.GenericSchema }> = v.InferOutput<T['change']>
/** The names of the actions of a resource. */
export type ActionOf<T extends Pick<Resource, 'actions'>> = NonNullable<T['actions']>[number]

/** An object with one property. TypeScript infers `{ [x: string]: V }` for a computed key: the overload says which key. */
function keyed<const K extends string, V>(key: K, value: V): { [P in K]: V }
function keyed(key: string, value: unknown) {
  return { [key]: value }
}

/** The search params of a list page: its filters, the open record by the resource's key, and the open dialog. */
export function pageSearch<
  const TParam extends string,
  TFilters extends Filters,
  const TAction extends string = never,
  const TDialog extends string = never,
>(
  {
    param,
    filters,
    actions = [],
  }: { param: TParam; filters: TFilters; actions?: readonly TAction[] },
  dialogs: readonly TDialog[] = [],
) {
  return v.object({
    ...listSearchSchema(filters).entries,
    ...keyed(param, recordParam),
    dialog: dialogParam<TAction | TDialog>([...actions, ...dialogs]),
  })
}

/** The search params of the page of one record: the open dialog of an action. */
export const recordSearch = <const TAction extends string>({
  actions,
}: {
  actions: readonly TAction[]
}) => v.object({ dialog: dialogParam(actions) })

/** The permission that an action needs: "payouts.approve". */
export const permissionOf = ({ keys: [, many] }: Pick<Resource, 'keys'>, action: string) =>
  `${many}.${action}` as const

/** The path of one record. */
export const recordPath = ({ path }: Pick<Resource, 'path'>, id: string) =>
  `${path}/${encodeURIComponent(id)}` as const

/** The response of a list request. */
export const pageResponse = <TRow extends { id: string }, TMeta extends v.ObjectEntries>({
  record,
  keys,
  noun,
  meta,
}: Pick<Resource<Filters, TRow, v.ObjectEntries, TMeta>, 'keys' | 'noun' | 'record' | 'meta'>) =>
  listPageSchema(keys[1], rowsSchema(`A row of ${noun[1]}`, record), meta)

/** The response of a details request. With an `id`, a response about another record is invalid. */
export const detailsResponse = <TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  { record, details, keys }: Pick<DetailedResource<TRow, TDetails>, 'keys' | 'record' | 'details'>,
  id?: string,
) =>
  detailsSchema(
    keys[0],
    id === undefined
      ? record
      : v.pipe(
          record,
          v.check((row) => row.id === id, 'another record'),
        ),
    details,
  )

/** The request that adds a record. */
export const createEndpoint = <TBody extends Body>({
  path,
  create,
}: Pick<Resource, 'path'> & { create: v.GenericSchema<TBody, unknown> }) => ({
  method: 'POST' as const,
  path,
  body: create,
  response: v.unknown(),
})

/** The request that deletes one record. */
export const deleteEndpoint = ({ path }: Pick<Resource, 'path'>) => ({
  method: 'DELETE' as const,
  path: `${path}/{id}` as const,
  response: v.unknown(),
})

/** The request that changes one record. */
export const changeEndpoint = <TBody extends Body>({
  path,
  change,
}: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> }) => ({
  method: 'PATCH' as const,
  path: `${path}/{id}` as const,
  body: change,
  response: v.unknown(),
})
