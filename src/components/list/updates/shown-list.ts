import { createStore } from '@tanstack/react-store'
import { useLayoutEffect } from 'react'
import type { ListSearch, Search } from '@/api/list'

/** The list that the page shows, for what depends on whether somebody sees its rows. */
export interface ShownList {
  /** The `module` of its resource. */
  module: string
  search: ListSearch & Search
  /** Whether new rows are looked for now. False while the requests fail. */
  isPolled: boolean
  /** When the response came, in ms since 1970. 0 while the first one loads. */
  readAt: number
  /** The number of new rows that wait for the button. */
  added: number
  /** Whether other pages may have more of them. */
  hasMore: boolean
}

export const shownList = createStore<ShownList | null>(null)

export function usePublishShown(list: ShownList) {
  const { module, search, isPolled, readAt, added, hasMore } = list
  // Not useEffect, whose cleanup does not run when Suspense hides a page.
  useLayoutEffect(() => {
    shownList.setState(() => ({ module, search, isPolled, readAt, added, hasMore }))
    return () => shownList.setState(() => null)
  }, [module, search, isPolled, readAt, added, hasMore])
}
