import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listParams, type Filters, type SearchOf } from './list'
import { listQuery } from './queries'
import type { Resource } from './resource'

/**
 * Route options for a list: `...listRoute(payoutResource, payoutSearch)`. The loader starts the
 * request without awaiting it. Opening a dialog changes the URL, but does not refetch the list.
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
    }) => void context.queryClient.prefetchQuery(listQuery(resource, deps)),
  }
}
