import * as v from 'valibot'
import type { Body, Endpoint } from './endpoint.ts'
import { listPageSchema } from './list-response.ts'
import { listSearchSchema, type Filters, type Listing } from './list.ts'
import { detailsSchema } from './record-schemas.ts'
import { rowsSchema } from './response-fields.ts'
import { dialogParam, recordParam } from './search-params.ts'

interface Options extends Omit<Listing, 'noun'> {
  /** By default `keys`. */
  noun?: readonly [one: string, many: string]
  /** A row of the list. The details have the same fields. */
  record: v.GenericSchema<unknown, { id: string }>
  meta?: v.ObjectEntries
  /**
   * The fields of a details response besides the record. Omit it if there is no details endpoint.
   */
  details?: v.ObjectEntries
  create?: v.GenericSchema<Body, unknown>
  /** The part of the response to `create` that the app reads. */
  created?: v.GenericSchema
  change?: v.GenericSchema<Body, unknown>
  isDeletable?: true
  /** Action names. The `dialog` search param and the names of permissions use them. */
  actions?: readonly string[]
}

/**
 * `GET {path}` returns a page of rows. With `details`, `GET {path}/{id}` returns one record. A
 * resource is plain data, because the mock API and the contract read it in Node.
 */
export interface Resource<
  TFilters extends Filters = Filters,
  TRow extends { id: string } = { id: string },
  TDetails extends v.ObjectEntries = v.ObjectEntries,
  TMeta extends v.ObjectEntries = v.ObjectEntries,
>
  extends
    Listing<TFilters>,
    Pick<Options, 'create' | 'created' | 'change' | 'isDeletable' | 'actions'> {
  /** The search param that contains the id of the open record. */
  param: string
  record: v.GenericSchema<unknown, TRow>
  meta: TMeta
  details?: TDetails
}

export interface DetailedResource<
  TRow extends { id: string } = { id: string },
  TDetails extends v.ObjectEntries = v.ObjectEntries,
> extends Resource<Filters, TRow, TDetails> {
  details: TDetails
}

/** Keeps literal types: the type of `payoutResource.param` is "payout". */
export function resource<const TOne extends string, const T extends Options>(
  options: T & { keys: readonly [one: TOne, many: string] },
) {
  const { keys, noun = keys } = options
  return { meta: {}, ...options, noun, param: keys[0] }
}

export type ResourceName = Pick<Resource, 'keys' | 'noun' | 'param' | 'path' | 'actions'>
export type RowOf<T extends Pick<Resource, 'record'>> = v.InferOutput<T['record']>
export type ChangeOf<T extends { change: v.GenericSchema }> = v.InferOutput<T['change']>
export type ActionOf<T extends Pick<Resource, 'actions'>> = NonNullable<T['actions']>[number]

/** The overload is needed because TypeScript infers `{ [x: string]: V }` for a computed key. */
function keyed<const K extends string, V>(key: K, value: V): { [P in K]: V }
function keyed(key: string, value: unknown) {
  return { [key]: value }
}

/** The dialogs that every list has. */
const LIST_DIALOGS = ['export', 'save-filters', 'saved-filters'] as const

/** The search params of a list. Without a record, the dialog of an action is about selected rows. */
export const listSearch = <
  TFilters extends Filters,
  const TAction extends string = never,
  const TDialog extends string = never,
>(
  { filters, actions = [] }: { filters: TFilters; actions?: readonly TAction[] },
  dialogs: readonly TDialog[] = [],
) =>
  v.object({
    ...listSearchSchema(filters).entries,
    dialog: dialogParam([...actions, ...dialogs, ...LIST_DIALOGS]),
  })

/** The search params of a list with details or actions. */
export function pageSearch<
  const TParam extends string,
  TFilters extends Filters,
  const TAction extends string = never,
  const TDialog extends string = never,
>(
  list: { param: TParam; filters: TFilters; actions?: readonly TAction[] },
  dialogs: readonly TDialog[] = [],
) {
  return v.object({
    ...listSearch<TFilters, TAction, TDialog>(list, dialogs).entries,
    ...keyed(list.param, recordParam),
  })
}

export const recordSearch = <const TAction extends string>({
  actions,
}: {
  actions: readonly TAction[]
}) => v.object({ dialog: dialogParam(actions) })

/** Returns "payouts.approve", for example. */
export const permissionOf = ({ keys: [, many] }: Pick<Resource, 'keys'>, action: string) =>
  `${many}.${action}` as const

export const recordPath = ({ path }: Pick<Resource, 'path'>, id: string) =>
  `${path}/${encodeURIComponent(id)}` as const

export const pageResponse = <TRow extends { id: string }, TMeta extends v.ObjectEntries>({
  record,
  keys,
  noun,
  meta,
}: Pick<Resource<Filters, TRow, v.ObjectEntries, TMeta>, 'keys' | 'noun' | 'record' | 'meta'>) =>
  listPageSchema(keys[1], rowsSchema(`A row of ${noun[1]}`, record), meta)

/** Parses a details response. With an `id`, a response that contains another record is invalid. */
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

interface Creatable<TBody extends Body> extends Pick<Resource, 'path'> {
  create: v.GenericSchema<TBody, unknown>
}

/** The response is that of `created`, if the resource has it. */
export function createEndpoint<TBody extends Body, TOutput>(
  resource: Creatable<TBody> & { created: v.GenericSchema<unknown, TOutput> },
): Endpoint<TBody, TOutput>
export function createEndpoint<TBody extends Body>(
  resource: Creatable<TBody> & Pick<Resource, 'created'>,
): Endpoint<TBody>
export function createEndpoint({
  path,
  create,
  created = v.unknown(),
}: Creatable<Body> & Pick<Resource, 'created'>): Endpoint {
  return { method: 'POST', path, body: create, response: created }
}

export const deleteEndpoint = ({ path }: Pick<Resource, 'path'>) => ({
  method: 'DELETE' as const,
  path: `${path}/{id}` as const,
  response: v.unknown(),
})

export const changeEndpoint = <TBody extends Body>({
  path,
  change,
}: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> }) => ({
  method: 'PATCH' as const,
  path: `${path}/{id}` as const,
  body: change,
  response: v.unknown(),
})
