import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listParams, type Filters, type Listing, type SearchOf } from './list'
import { detailsQuery, listQuery } from './queries'
import { prefetch } from './query-client'
import type { DetailedResource, Resource } from './resource'

// The options of a route are literal properties, so that the router's plugin can move its loader into
// the chunk of its page. Loaders start requests and do not await them.

interface Context {
  queryClient: QueryClient
}

/** What a list's request depends on: not on the open dialog. */
export const listDeps =
  <TFilters extends Filters>({ filters }: Pick<Listing<TFilters>, 'filters'>) =>
  ({ search }: { search: SearchOf<TFilters> }) =>
    listParams(filters, search)

export const listLoader =
  <TFilters extends Filters, TRow extends { id: string }, TMeta extends v.ObjectEntries>(
    resource: Resource<TFilters, TRow, v.ObjectEntries, TMeta>,
  ) =>
  ({ context, deps }: { context: Context; deps: SearchOf<TFilters> }) =>
    void prefetch(context.queryClient, listQuery(resource, deps))

export const detailsLoader =
  <TRow extends { id: string }, TDetails extends v.ObjectEntries>(
    resource: DetailedResource<TRow, TDetails>,
  ) =>
  ({ context, params }: { context: Context; params: { id: string } }) =>
    void prefetch(context.queryClient, detailsQuery(resource, params.id))
