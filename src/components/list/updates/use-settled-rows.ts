import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { PAGE_SIZE } from '@/api/list'

interface ListResponse {
  rows: { id: string }[]
  sentRows: number
  total: number | null
  totalPages: number | null
}

/** What polling has found that is not shown. */
export interface News {
  /** The number of new rows. */
  added: number
  /** Whether other pages may have more of them. */
  hasMore: boolean
  /** The ids of the shown rows that the list no longer has. */
  gone: ReadonlySet<string>
}

const NO_NEWS: News = { added: 0, hasMore: false, gone: new Set() }

interface State<TRow> {
  key: string | null
  response: { rows: TRow[] } | undefined
  /** How many rows the list had when these were read. */
  total: number | null
  /** The rows in the order in which they are shown. */
  rows: TRow[]
  /** Whether these were the whole list. */
  wasWhole: boolean
  /** Whether the user has asked for the rows as they are now. */
  isAsked: boolean
  reveals: number
}

/** Whether the list has no other page. */
const isWhole = ({ totalPages, sentRows }: ListResponse) =>
  totalPages === null ? sentRows < PAGE_SIZE : totalPages === 1

/**
 * How a response differs from the rows that are shown. With other pages, a row may have moved to or
 * from the next one: rows that come after the last common row are neither new nor gone.
 */
function compare(
  { rows, total, wasWhole }: Pick<State<{ id: string }>, 'rows' | 'total' | 'wasWhole'>,
  response: ListResponse,
  endsWithNewest: boolean,
): News {
  const shownAt = new Map(rows.map(({ id }, index) => [id, index]))
  const ids = new Set(response.rows.map(({ id }) => id))
  const lastCommon = response.rows.findLastIndex(({ id }) => shownAt.has(id))
  const added = response.rows
    .slice(0, wasWhole || lastCommon === -1 ? undefined : lastCommon)
    .filter(({ id }) => !shownAt.has(id))
  const goneEnd = shownAt.get(response.rows[lastCommon]?.id ?? '') ?? 0
  const gone = rows
    .slice(0, isWhole(response) ? undefined : goneEnd)
    .filter(({ id }) => !ids.has(id))
  // New ones are on the last page, so only the count tells of them.
  const growth = (response.total ?? Number.NaN) - (total ?? Number.NaN) + gone.length
  const uncounted = endsWithNewest ? growth || 0 : 0
  return {
    added: Math.max(added.length, uncounted),
    hasMore: lastCommon === -1 && !isWhole(response),
    gone: new Set(gone.map(({ id }) => id)),
  }
}

const ask = <TRow>(state: State<TRow>) => (state.key === null ? state : { ...state, isAsked: true })

/** Updates the rows in place. An empty list has no row that could move, so it shows all. */
function settle<TResponse extends ListResponse>(
  state: State<TResponse['rows'][number]>,
  key: string | null,
  response: TResponse | undefined,
) {
  const next = { ...state, key, response, isAsked: false }
  const isKept = key !== null && key === state.key && !state.isAsked && state.rows.length > 0
  if (!response || !isKept) {
    const { rows = [], total = null } = response ?? {}
    return { ...next, rows, total, wasWhole: !response || isWhole(response) }
  }
  const latest = new Map(response.rows.map((row) => [row.id, row]))
  return { ...next, rows: state.rows.map((row) => latest.get(row.id) ?? row) }
}

/**
 * Keeps the rows of a polled list in their places, so that none moves under the pointer: a response
 * updates them, new ones wait for `reveal`, and those that are gone stay until then. A response that
 * the user has caused is shown as it is: after another page or filter, a mutation, or `showLatest`.
 * `key` is the hash of the polled query. Null shows each response as it is. `endsWithNewest`: new
 * rows come last.
 */
export function useSettledRows<TResponse extends ListResponse>(
  key: string | null,
  response: TResponse | undefined,
  isPlaceholder: boolean,
  endsWithNewest: boolean,
) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<State<TResponse['rows'][number]>>(() =>
    settle(
      { key: null, response, rows: [], total: null, wasWhole: true, isAsked: false, reveals: 0 },
      key,
      response,
    ),
  )
  const hasChanged =
    state.key !== key || (key !== null && (state.response !== response || state.isAsked))
  if (hasChanged && !isPlaceholder) setState(settle(state, key, response))

  useEffect(() => {
    if (key === null) return undefined
    let isOutdated = false
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== key) return
      // A mutation invalidates the list.
      if (event.action.type === 'invalidate') isOutdated = true
      if (event.action.type !== 'success' || !isOutdated) return
      isOutdated = false
      setState(ask)
    })
  }, [key, queryClient])

  const isKnownDone = response !== undefined && state.response === response
  const rows = isKnownDone ? state.rows : response?.rows
  const data: TResponse | undefined = useMemo(
    () => response && rows && { ...response, rows },
    [response, rows],
  )
  return {
    data,
    news: isKnownDone ? compare(state, response, endsWithNewest) : NO_NEWS,
    reveals: state.reveals,
    reveal: () => setState((current) => ({ ...ask(current), reveals: current.reveals + 1 })),
    showLatest: () => setState(ask),
  }
}
