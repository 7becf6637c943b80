import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { PAGE_SIZE } from '@/api/list'
import type { DetailedResource } from '@/api/resource'
import { useChangeCount } from '@/memory/changes'
import { recordLists } from '@/memory/record-lists'
import { createSessionStore } from '@/memory/session-memory'

export type Step = 'previous' | 'next'

/**
 * The step to the record that is about to be shown. A store keeps it, because the page of a record
 * remounts for another record.
 */
const arrivals = createSessionStore<{ id: string; step: Step | null } | null>(null)

export const useArrival = (id: string) =>
  useSelector(arrivals, (arrival) => (arrival?.id === id ? arrival : null))
export const endArrival = () => arrivals.setState(() => null)

interface NeighborOptions {
  resource: Pick<DetailedResource, 'path' | 'param'>
  id: string
  /** The record is shown over its list, and its id is in the search params. */
  isSheet: boolean
}

/** The id of the list that the record was opened from. */
function useListId({ resource: { param }, id, isSheet }: NeighborOptions) {
  const own = useLocation({ select: ({ state }) => state.list })
  const { byId, latest } = useSelector(recordLists)
  const [adopted, setAdopted] = useState<string>()
  if (own !== undefined && byId.has(own)) return own
  if (adopted !== undefined) return adopted
  // A sheet that was opened by a URL or from another page has its list below it.
  const below = latest === undefined ? undefined : byId.get(latest)
  const isBelow = isSheet && below?.param === param && below.rows.some((row) => row.id === id)
  if (isBelow) setAdopted(latest)
  return isBelow ? latest : undefined
}

/**
 * The previous and the next record in the list that the record was opened from. Null if there is no
 * such list.
 */
export function useNeighbors(options: NeighborOptions) {
  const { resource, id, isSheet } = options
  const { param } = resource
  const navigate = useNavigate()
  const listId = useListId(options) ?? ''
  const list = useSelector(recordLists).byId.get(listId)
  const rows = list?.param === param ? list.rows : []
  const index = rows.findIndex((row) => row.id === id)
  const isAtEnd = index !== -1 && index === rows.length - 1 && list?.isComplete === false
  const following = useQuery({
    queryKey: ['neighbors', listId, rows.length],
    queryFn: async ({ signal }) => {
      await readOn(listId, signal)
      return null
    },
    enabled: isAtEnd,
    staleTime: Infinity,
    meta: { ignoresMutations: true },
  })
  const changes = useNewChanges(resource.path, id)
  if (!list || index === -1) return null
  const previous = rows[index - 1]
  const next = rows[index + 1]

  /**
   * Resolves when the record is shown. The focus stays on the button of the step, or moves to the
   * record.
   */
  const show = async (step: Step, keepsFocus = true) => {
    const record = { previous, next }[step]
    if (!record) return
    arrivals.setState(() => ({ id: record.id, step: keepsFocus ? step : null }))
    await navigate({
      to: '.',
      ...(isSheet
        ? { search: (search) => ({ ...search, dialog: undefined, [param]: record.id }) }
        : { params: { id: record.id }, search: {} }),
      // Closing must return to the list in one step.
      replace: true,
      state: ({ openedAsDialog, list: own = listId }) => ({ openedAsDialog, list: own }),
      resetScroll: !isSheet,
    })
  }
  return {
    id,
    previous,
    next,
    /** Whether the next rows of the list are loading. */
    isReading: isAtEnd && following.isFetching,
    hasFailed: isAtEnd && following.isError,
    readAgain: () => void following.refetch(),
    /** How often this tab has changed the record since it was opened. */
    changes,
    hasChanged: changes > 0,
    search: list.search,
    show,
  }
}
export type Neighbors = NonNullable<ReturnType<typeof useNeighbors>>

function useNewChanges(path: string, id: string) {
  const count = useChangeCount(path, id)
  const [start, setStart] = useState({ id, count })
  if (start.id !== id) setStart({ id, count })
  return start.id === id ? count - start.count : 0
}

/**
 * Adds the next rows to the list that a record was opened from. Changed records may have left the
 * list, which moves other rows to earlier pages. Therefore reading starts at the first page of the
 * known rows and ends at a page with new rows. A backend may ignore the page and send no count:
 * then there are no more rows once the pages that were read could hold all known rows.
 */
export async function readOn(id: string, signal: AbortSignal, page?: number): Promise<void> {
  const list = recordLists.state.byId.get(id)
  if (!list) return
  const at = page ?? list.page
  const { rows, totalPages } = await list.readPage(at, signal)
  const known = new Set(list.rows.map((row) => row.id))
  const others = rows.filter((row) => !known.has(row.id))
  const isLast = rows.length === 0 || (totalPages !== null && at >= totalPages)
  const isBeyond = others.length === 0 && (at - list.page) * PAGE_SIZE >= list.rows.length
  const isComplete = isLast || isBeyond
  if (others.length === 0 && !isComplete) return readOn(id, signal, at + 1)
  const longer = { ...list, rows: [...list.rows, ...others], isComplete }
  recordLists.setState(({ byId, latest }) => ({ byId: new Map([...byId, [id, longer]]), latest }))
}
