import { mutationOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Body, Endpoint } from './endpoint'
import { call, requireOnline, send } from './http'
import { listPath, type Filters, type ListSearch } from './list'
import { Outcome } from './outcome'
import { EVERYTHING, readQuery } from './query-client'
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  moduleDetailsSchema,
  moduleListSchema,
  recordPath,
  type DetailedModule,
  type ModuleDefinition,
} from './resource'

/** The search params of a list with these filters. */
export type SearchOf<TFilters extends Filters> = ListSearch & { [name in keyof TFilters]: string }

/** The first parts of the key of every list query of a module. */
export const listsKey = ({ noun }: Pick<ModuleDefinition, 'noun'>) => [noun[1], 'list'] as const

export type ListKey = readonly [many: string, 'list', path: ReturnType<typeof listPath>]

/** One page of the rows that the filters match: 20, or `limit`. */
export function listQuery<TFilters extends Filters, TRow extends { id: string }>(
  definition: ModuleDefinition<TFilters, TRow>,
  search: SearchOf<TFilters>,
  limit?: number,
) {
  const path = listPath(definition, search, limit)
  return readQuery([...listsKey(definition), path] as const, path, moduleListSchema(definition))
}

/** Loads the same page past the cache, for an export. */
export function loadPage<TFilters extends Filters, TRow extends { id: string }>(
  definition: ModuleDefinition<TFilters, TRow>,
  search: SearchOf<TFilters>,
  signal: AbortSignal,
) {
  return call(listPath(definition, search), moduleListSchema(definition), { signal })
}

/** One record and what belongs to it. */
export function detailsQuery<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  definition: DetailedModule<TRow, TDetails>,
  id: string,
) {
  const key = [definition.noun[1], 'details', id] as const
  return readQuery(key, recordPath(definition, id), moduleDetailsSchema(definition, id))
}

/** Fetches the details of a record before a change, bypassing the cache. */
export async function readDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  definition: DetailedModule<TRow, TDetails>,
  id: string,
) {
  requireOnline()
  return await call(recordPath(definition, id), moduleDetailsSchema(definition, id))
}

/** The record that an action changes. */
export interface Target {
  id: string
  /** The record's name, for the toast. */
  name: string
}

/** The variables of an action on one record. */
export interface RecordChange<TBody> extends Target {
  body: TBody
}

/** A mutation of one record. `success` is the toast's title. Without it there is no toast. */
export function recordMutation<TBody extends Body>(endpoint: Endpoint<TBody>, success?: string) {
  return mutationOptions({
    mutationKey: EVERYTHING,
    mutationFn: async ({ id, name, body }: RecordChange<TBody>) => {
      await send(endpoint, { id, body })
      return new Outcome(name)
    },
    meta: { ...(success && { success }) },
  })
}

/** A change of one record: `PATCH {path}/{id}`. */
export function patchMutation(definition: Pick<ModuleDefinition, 'path'>, success: string) {
  return recordMutation(changeEndpoint(definition), success)
}

/** Adds a record: `POST {path}`. The `id` of its variables is not used. */
export function createMutation(
  definition: Pick<ModuleDefinition, 'path' | 'create'>,
  success: string,
) {
  return recordMutation(createEndpoint(definition), success)
}

/** A request about one record that has no body. */
export function targetMutation(endpoint: Endpoint, success: string) {
  return mutationOptions({
    mutationKey: EVERYTHING,
    mutationFn: async ({ id, name }: Target) => {
      await send(endpoint, { id })
      return new Outcome(name)
    },
    meta: { success },
  })
}

/** Deletes one record: `DELETE {path}/{id}`. */
export function deleteMutation(definition: Pick<ModuleDefinition, 'path'>, success: string) {
  return targetMutation(deleteEndpoint(definition), success)
}
