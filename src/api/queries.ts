import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { capabilitiesOf, rememberCapabilities } from './announced'
import { effectiveParams } from './effective-params'
import { fetchJson } from './http'
import { listPath, type Filters, type ListSource, type SearchOf } from './list'
import {
  detailsResponse,
  pageResponse,
  recordPath,
  type DetailedResource,
  type Resource,
} from './resource'

/**
 * The first item of a query key is the module, because a module is only requested with its `view`
 * permission.
 */
export const listsKey = ({ module }: Pick<Resource, 'module'>) => [module, 'list'] as const

/** Omits the parameters that the backend has not announced. */
const announcedPath = <TFilters extends Filters>(
  resource: ListSource<TFilters>,
  search: SearchOf<TFilters>,
  limit?: number,
) => {
  const { resets, askedSort: sort } = effectiveParams(resource, search, capabilitiesOf(resource))
  return listPath(resource, { ...search, ...resets, sort }, limit)
}

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
  const path = announcedPath(resource, search, limit)
  return queryOptions({
    queryKey: [...listsKey(resource), path] as const,
    async queryFn({ signal }) {
      const page = await fetchJson(path, pageResponse(resource), { signal })
      rememberCapabilities(resource, page.capabilities)
      return page
    },
  })
}

export function fetchPage<TFilters extends Filters, TRow extends { id: string }>(
  resource: Resource<TFilters, TRow>,
  search: SearchOf<TFilters>,
  signal: AbortSignal,
  limit?: number,
) {
  return fetchJson(announcedPath(resource, search, limit), pageResponse(resource), { signal })
}

export function detailsQuery<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
) {
  const key = [resource.module, 'details', id] as const
  return queryOptions({
    queryKey: key,
    async queryFn({ signal }) {
      const details = await fetchJson(recordPath(resource, id), detailsResponse(resource, id), {
        signal,
      })
      const { capabilities } = details
      if (capabilities) rememberCapabilities(resource, capabilities)
      return details
    },
  })
}
