import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from './http'
import { listPageSchema, listPath, type Filters, type ListSearch } from './list'
import { recordPath, type ModuleDefinition } from './module'
import { Outcome } from './outcome'
import { EVERYTHING, readQuery } from './query'
import { detailsSchema } from './records'
import { rowsOf } from './response-fields'

type SearchOf<TFilters extends Filters> = ListSearch & { [name in keyof TFilters]: string }

function pageSchema<TRow extends { id: string }>({
  noun,
  record,
}: Pick<ModuleDefinition<Filters, TRow>, 'noun' | 'record'>) {
  return listPageSchema(noun[1], rowsOf(`A row of ${noun[1]}`, record), {})
}

/** The first parts of the key of every list query of a module. */
export const listsKey = ({ noun }: Pick<ModuleDefinition, 'noun'>) => [noun[1], 'list'] as const

/** One page of the rows that the filters match. */
export function listQuery<TFilters extends Filters, TRow extends { id: string }>(
  definition: ModuleDefinition<TFilters, TRow>,
  search: SearchOf<TFilters>,
) {
  const path = listPath(definition, search)
  return readQuery([...listsKey(definition), path] as const, path, pageSchema(definition))
}

/** Loads the same page past the cache, for an export. */
export function loadPage<TFilters extends Filters, TRow extends { id: string }>(
  definition: ModuleDefinition<TFilters, TRow>,
  search: SearchOf<TFilters>,
  signal: AbortSignal,
) {
  return call(listPath(definition, search), pageSchema(definition), { signal })
}

/** One record and what belongs to it. */
export function detailsQuery<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  definition: ModuleDefinition<Filters, TRow, TDetails>,
  id: string,
) {
  const { noun, record, details } = definition
  const schema = detailsSchema(noun[0], record, details)
  return readQuery([noun[1], 'details', id] as const, recordPath(definition, id), schema)
}

/** The variables of an action on one record. */
export interface RecordChange<TBody> {
  id: string
  /** The record's name, for the toast. */
  name: string
  body: TBody
}

/** A mutation of one record. `toPath` returns the path of its request. `success` is the toast's title. */
export function recordMutation<TBody extends Readonly<Record<string, unknown>>>(
  method: 'POST' | 'PATCH',
  toPath: (id: string) => `/${string}`,
  success: string,
) {
  return mutationOptions({
    mutationKey: EVERYTHING,
    mutationFn: async ({ id, name, body }: RecordChange<TBody>) => {
      await call(toPath(id), v.unknown(), { method, body })
      return new Outcome(name)
    },
    meta: { success },
  })
}

/** A change of one record: `PATCH {path}/{id}`. */
export function patchMutation(definition: Pick<ModuleDefinition, 'path'>, success: string) {
  return recordMutation('PATCH', (id) => recordPath(definition, id), success)
}
