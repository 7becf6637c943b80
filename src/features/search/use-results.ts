import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState, useEffect } from 'react'
import { canView } from '@/api/permissions'
import { useToday } from '@/hooks/use-now'
import { useIsPrinting } from '@/hooks/use-printing'
import { useSession } from '@/memory/session'
import { isSearchable, type Group, type Source } from './source'

// Browsers send as many at a time to a server with HTTP/1.1. Others would wait behind them, also
// those of the next page.
const MAX_REQUESTS = 6

/** Requests what is not known of the results. A function returns what is known of those of a text. */
function useGroups(sources: readonly Source[], text: string) {
  useSession()
  // The details of results name days. Paper has other ones.
  useToday()
  useIsPrinting()
  const queryClient = useQueryClient()
  // Most users of the palette choose a page, without a text.
  const searched = isSearchable(text) ? sources : []
  const viewable = searched.filter(({ resource }) => canView(resource.module))
  const getGroups = (of: string) => viewable.map((source) => source.getGroup(queryClient, of))
  const isLoading = getGroups(text).map(({ state }) => state === 'loading')
  const isNext = (index: number) => isLoading.slice(0, index).filter(Boolean).length < MAX_REQUESTS
  useQueries({ queries: viewable.map(({ getQuery }, index) => getQuery(text, isNext(index))) })
  return getGroups
}

const isExactGroup = ({ hits }: Group) => hits.some(({ isExact }) => isExact)

interface Order {
  /** The text of the results. */
  of: string
  /** The headings of the lists that have responded. */
  order: readonly string[]
}

/** Exact matches come first. Lists that respond later follow, so that they move no others. */
function useOrder(text: string, groups: readonly Group[]) {
  const [{ of, order }, setOrder] = useState<Order>({ of: '', order: [] })
  const known = of === text ? order : []
  const added = groups.filter(
    ({ state, heading }) => state !== 'loading' && !known.includes(heading),
  )
  const exactFirst = added.toSorted((a, b) => Number(isExactGroup(b)) - Number(isExactGroup(a)))
  const headings = [...known, ...exactFirst.map(({ heading }) => heading)]
  if (of !== text || added.length > 0) setOrder({ of: text, order: headings })
  return headings.flatMap((heading) => groups.find((group) => group.heading === heading) ?? [])
}

/**
 * The lists that have responded to a text, in order, and those that have not. The results of the
 * previous text stay until the new ones appear together.
 */
export function useResults(sources: readonly Source[], text: string) {
  const getGroups = useGroups(sources, text)
  const shown = useShownText(text, getGroups(text))
  const isCurrent = shown === text && isSearchable(text)
  const groups = getGroups(shown)
  const settled = useOrder(shown, groups)
  return {
    /** The text of the results. */
    shown,
    isCurrent,
    settled,
    pending: groups.filter(({ state }) => state === 'loading'),
  }
}

export type Results = ReturnType<typeof useResults>

const WAIT_MS = 500

/**
 * Returns the text whose results are shown. The previous results stay until all lists have
 * responded, or until 500 ms after the first response. Most results then appear together, and do
 * not move under the pointer.
 */
export function useShownText(text: string, groups: readonly Pick<Group, 'state'>[]) {
  const [shown, setShown] = useState('')
  const isComplete = groups.every(({ state }) => state !== 'loading')
  if (shown !== text && (isComplete || !isSearchable(text))) setShown(text)

  const hasResponse = groups.some(({ state }) => state !== 'loading')
  useEffect(() => {
    if (!hasResponse) return undefined
    const timer = setTimeout(() => setShown(text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, hasResponse])
  return shown
}
