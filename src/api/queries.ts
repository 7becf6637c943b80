import type * as v from 'valibot'
import { fetchJson, requireOnline } from './http'
import { listPath, type Filters, type SearchOf } from './list'
import { getQueryOptions } from './query-client'
import {
  detailsResponse,
  pageResponse,
  recordPath,
  type DetailedResource,
  type Resource,
} from './resource'

export const listsKey = ({ keys }: Pick<Resource, 'keys'>) => [keys[1], 'list'] as const

/** `limit` is the page size, 20 by default. */
export function listQuery<
  TFilters extends Filters,
  TRow extends { id: string },
  TMeta extends v.ObjectEntries,
>(
  resource: Resource<TFilters, TRow, v.ObjectEntries, TMeta>,
  search: SearchOf<TFilters>,
  limit?: number,
) {
  const path = listPath(resource, search, limit)
  return getQueryOptions([...listsKey(resource), path] as const, path, pageResponse(resource))
}

/** Bypasses the cache. */
export function fetchPage<
  TFilters extends Filters,
  TRow extends { id: string },
  TMeta extends v.ObjectEntries,
>(
  resource: Resource<TFilters, TRow, v.ObjectEntries, TMeta>,
  search: SearchOf<TFilters>,
  signal: AbortSignal,
) {
  return fetchJson(listPath(resource, search), pageResponse(resource), { signal })
}

export function detailsQuery<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
) {
  const key = [resource.keys[1], 'details', id] as const
  return getQueryOptions(key, recordPath(resource, id), detailsResponse(resource, id))
}

/** Bypasses the cache, for requests that depend on the current record. */
export async function fetchDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
) {
  requireOnline()
  return await fetchJson(recordPath(resource, id), detailsResponse(resource, id))
}
