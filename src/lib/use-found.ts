import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiError } from './http'
import type { ListPageData } from './list'

const DEBOUNCE_MS = 250
const MAX_FOUND = 5
const nothing: readonly never[] = []

/**
 * Returns the first five rows of a list that match `search`, debounced by 250 ms. The previous ones stay until the new ones have
 * loaded. A failed request results in no rows and no toast: lib/query.ts only reports queries that have an observer.
 */
export function useFound<TRow, TPage extends ListPageData<TRow>, TKey extends QueryKey>(
  search: string,
  getQuery: (
    search: string,
  ) => FetchQueryOptions<TPage & ListPageData<TRow>, ApiError, TPage & ListPageData<TRow>, TKey>,
) {
  const queryClient = useQueryClient()
  const [found, setFound] = useState<readonly TRow[]>(nothing)
  const load = useEffectEvent((text: string) => queryClient.fetchQuery(getQuery(text)))
  useEffect(() => {
    if (search === '') return undefined
    let isCurrent = true
    const update = (rows: readonly TRow[]) => {
      if (isCurrent) setFound(rows.slice(0, MAX_FOUND))
    }
    const timer = setTimeout(() => {
      load(search).then(
        ({ rows }) => update(rows),
        () => update(nothing),
      )
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search])
  return search === '' ? nothing : found
}
