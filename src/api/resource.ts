import * as v from 'valibot'
import { rowsSchema, documentedAs } from '../domain/response-fields.ts'
import { optionalCapabilities } from './capabilities.ts'
import { readRecord, recordShape } from './conventions.ts'
import type { Body } from './endpoint.ts'
import { listPageSchema, enveloped } from './list-response.ts'
import { listSearchSchema, type Filters, type Listing } from './list.ts'
import { dialogParam, recordParam } from './search-params.ts'

/** A permission. With `unless`, it is not needed if the backend has announced this action. */
type Need = string | { name: string; unless: string }

interface Options extends Omit<Listing, 'noun' | 'module'> {
  /** By default the second of `keys`. */
  module?: string
  /** The words of the UI. By default `keys`. */
  noun?: readonly [one: string, many: string]
  /** A row of the list. The details have the same fields. */
  record: v.GenericSchema<unknown, { id: string }>
  meta?: v.ObjectEntries
  /**
   * The fields of a details response beside the record. Omit it if the backend has no details
   * request.
   */
  details?: v.ObjectEntries
  create?: v.GenericSchema<Body, unknown>
  /** The part of the response to `create` that the app reads. */
  created?: v.GenericSchema
  change?: v.GenericSchema<Body, unknown>
  isDeletable?: true
  /**
   * The names of the actions, which the search param `dialog` uses. Each one needs the permission
   * of the same name.
   */
  actions?: readonly string[]
  /**
   * Replaces the permission of an action: `{ retry: ['approve'] }`. A name with a dot is of another
   * module, such as `drivers.view` for an action that reads drivers.
   */
  needs?: Readonly<Record<string, readonly Need[]>>
  /** Permissions that no action has: those of a list's dialog, or of another request. */
  permissions?: readonly string[]
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
    Pick<
      Options,
      'create' | 'created' | 'change' | 'isDeletable' | 'actions' | 'needs' | 'permissions'
    > {
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
  options: T & { keys: readonly [one: TOne, many: string]; needs?: NeedsOf<T> },
) {
  const { keys, noun = keys } = options
  const [param, module]: readonly [one: TOne, many: string] = keys
  return { meta: {}, module, ...options, noun, param }
}

/** `needs` has only names of the resource's own actions. */
type NeedsOf<T extends Options> = {
  [K in keyof T['needs']]: K extends ActionOf<T> ? unknown : never
}

export type ResourceName = Pick<
  Resource,
  'keys' | 'noun' | 'param' | 'path' | 'actions' | 'module' | 'needs'
>
export type RowOf<T extends Pick<Resource, 'record'>> = v.InferOutput<T['record']>
export type PageOf<
  T extends { record: v.GenericSchema<unknown, { id: string }>; meta: v.ObjectEntries },
> = v.InferOutput<ReturnType<typeof pageResponse<v.InferOutput<T['record']>, T['meta']>>>
export type ChangeOf<T extends { change: v.GenericSchema }> = v.InferOutput<T['change']>
export type ActionOf<T extends Pick<Resource, 'actions'>> = NonNullable<T['actions']>[number]

/** The overload is needed because TypeScript infers `{ [x: string]: V }` for a computed key. */
function keyed<const K extends string, V>(key: K, value: V): { [P in K]: V }
function keyed(key: string, value: unknown) {
  return { [key]: value }
}

const LIST_DIALOGS = ['export', 'save-filters', 'saved-filters', 'sum'] as const

/**
 * The search params of a list. If no record is open, the dialog of an action is about the selected
 * rows.
 */
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

/** The permissions that an action needs: `['payouts.approve']`. */
export const neededFor = (
  { module, needs }: Pick<ResourceName, 'module' | 'needs'>,
  action: string,
  announced: readonly string[] = [],
) =>
  (needs?.[action] ?? [action]).flatMap((need) => {
    if (typeof need === 'string') return need.includes('.') ? need : `${module}.${need}`
    return announced.includes(need.unless) ? [] : need.name
  })

export const recordPath = ({ path }: Pick<Resource, 'path'>, id: string) =>
  `${path}/${encodeURIComponent(id)}` as const

export const pageResponse = <TRow extends { id: string }, TMeta extends v.ObjectEntries>({
  record,
  keys,
  noun,
  meta,
  hasAmounts,
}: Pick<
  Resource<Filters, TRow, v.ObjectEntries, TMeta>,
  'keys' | 'noun' | 'record' | 'meta' | 'hasAmounts'
>) => listPageSchema(keys[1], rowsSchema(`A row of ${noun[1]}`, record), meta, hasAmounts)

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

/**
 * Parses a details response. The field `name` contains the record. `fields` are the related data
 * beside it.
 */
export function detailsSchema<TRecord extends v.GenericSchema, TFields extends v.ObjectEntries>(
  name: string,
  record: TRecord,
  fields: TFields,
) {
  const related = { ...fields, capabilities: optionalCapabilities }
  return enveloped(
    v.pipe(
      v.looseObject({}),
      v.transform((body): unknown => {
        const { record: value, related: others } = readRecord(name, body)
        return { ...others, record: value }
      }),
      v.object({ ...related, record }),
      documentedAs(recordShape(name, { record, related })),
    ),
  )
}
