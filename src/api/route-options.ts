import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listParams, type Filters, type SearchOf } from './list'
import { detailsQuery, listQuery } from './queries'
import { prefetch } from './query-client'
import { recordSearch, type DetailedResource, type Resource } from './resource'

/**
 * Route options of a list: `...listRoute(payoutResource, payoutSearch)`. The loader starts the
 * request without awaiting it. Opening a dialog changes the URL but does not refetch the list.
 */
export function listRoute<
  TFilters extends Filters,
  TRow extends { id: string },
  TMeta extends v.ObjectEntries,
  TSearch extends v.GenericSchema<unknown, SearchOf<TFilters>>,
>(resource: Resource<TFilters, TRow, v.ObjectEntries, TMeta>, validateSearch: TSearch) {
  return {
    validateSearch,
    loaderDeps: ({ search }: { search: SearchOf<TFilters> }) =>
      listParams(resource.filters, search),
    loader: ({
      context,
      deps,
    }: {
      context: { queryClient: QueryClient }
      deps: SearchOf<TFilters>
    }) => void prefetch(context.queryClient, listQuery(resource, deps)),
  }
}

/**
 * Route options of a record's page, except its component: `...detailsRoute(orderResource)`. The
 * search params contain the open dialog. The page remounts for another record.
 */
export function detailsRoute<
  TRow extends { id: string },
  TDetails extends v.ObjectEntries,
  const TAction extends string,
>(resource: DetailedResource<TRow, TDetails> & { actions: readonly TAction[] }) {
  return {
    validateSearch: recordSearch(resource),
    loader: ({
      context,
      params,
    }: {
      context: { queryClient: QueryClient }
      params: { id: string }
    }) => void prefetch(context.queryClient, detailsQuery(resource, params.id)),
    remountDeps: ({ params }: { params: { id: string } }) => params,
  }
}
