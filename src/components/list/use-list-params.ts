import { useNavigate } from '@tanstack/react-router'
import { useCapabilities } from '@/api/announced'
import { noDates } from '@/api/dates'
import { effectiveParams } from '@/api/effective-params'
import type { ListSearch, Search } from '@/api/list'
import type { Resource } from '@/api/resource'

/** What the URL says about a list, and functions that change it. */
export function useListParams(resource: Resource, search: ListSearch & Search) {
  const navigate = useNavigate()
  const capabilities = useCapabilities(resource)
  const named = Object.entries(resource.filters)
  const names = ['search', ...Object.keys(noDates), ...named.map(([name]) => name)]
  const filterKey = JSON.stringify(names.map((name) => search[name]))

  const change = (params: Readonly<Record<string, string | undefined>>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, ...params, page: 1 }),
      replace,
      resetScroll: false,
    })
  const setFilters = (params: Readonly<Record<string, string | undefined>>) => change(params, false)
  return {
    resource,
    search,
    ...effectiveParams(resource, search, capabilities),
    /** The search and the filters. */
    filterKey,
    /** Them, the order and the page. */
    viewKey: `${filterKey} ${search.sort} ${search.page}`,
    setFilters,
    /** One history entry per search instead of one per keystroke. */
    setSearch: (text: string) => change({ search: text }, true),
    clearFilters: () =>
      setFilters({
        ...Object.fromEntries(named.map(([name, { options }]) => [name, options[0][0]])),
        search: '',
        ...noDates,
      }),
    sort: {
      fields: capabilities?.sort ?? [],
      value: search.sort,
      onChange: (sort: string | undefined) => setFilters({ sort }),
    },
    turnPage: (by: 1 | -1, totalPages: number | null) =>
      void navigate({
        to: '.',
        // Relative to the URL's page, which may be loading: a second press turns another page.
        search: ({ page = 1, ...current }) => ({
          ...current,
          page: Math.max(1, Math.min(page + by, totalPages ?? Infinity)),
        }),
        resetScroll: false,
      }),
  }
}
export type ListParams = ReturnType<typeof useListParams>
