import { useCallback, useState } from 'react'

interface State<T> {
  filterKey: string
  rows: readonly T[] | undefined
  selected: ReadonlyMap<string, T>
  /** The row that was toggled last: the start of a range. */
  anchor: string | null
}

/** The rows from the anchor to the row with this id, or only that row if the anchor is not on this page. */
function rangeTo<T extends { id: string }>(
  id: string,
  { rows = [], anchor }: State<T>,
  isRange: boolean,
) {
  const end = rows.findIndex((row) => row.id === id)
  const start = isRange ? rows.findIndex((row) => row.id === anchor) : -1
  if (end < 0) return []
  return start < 0
    ? rows.slice(end, end + 1)
    : rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Selects the rows, or deselects them if `isOn` is false. */
function updateSelected<T extends { id: string }>(
  selected: ReadonlyMap<string, T>,
  rows: readonly T[],
  isOn: boolean,
) {
  const next = new Map(selected)
  for (const row of rows) {
    if (isOn) next.set(row.id, row)
    else next.delete(row.id)
  }
  return next
}

/**
 * The selected rows by id, on all pages. Another `filterKey` (the filters as text) starts with an empty selection. Selected rows
 * are updated when `rows`, the current page, is refetched. Nothing can be toggled while `rows` is undefined. The returned
 * functions are stable, so that memoized rows do not render again.
 */
export function useSelection<T extends { id: string }>(
  filterKey: string,
  rows: readonly T[] | undefined,
) {
  const [state, setState] = useState<State<T>>({
    filterKey,
    rows,
    selected: new Map(),
    anchor: null,
  })
  if (state.filterKey !== filterKey) {
    setState({ filterKey, rows, selected: new Map(), anchor: null })
  } else if (state.rows !== rows) {
    const refetched = rows?.filter(({ id }) => state.selected.has(id)) ?? []
    setState({ ...state, rows, selected: updateSelected(state.selected, refetched, true) })
  }
  /** Toggles a row. With `isRange`, all rows from the anchor to it get its new state. */
  const toggle = useCallback(
    (id: string, isRange: boolean) =>
      setState((current) => {
        const range = rangeTo(id, current, isRange)
        return {
          ...current,
          selected: updateSelected(current.selected, range, !current.selected.has(id)),
          anchor: id,
        }
      }),
    [],
  )
  /** Selects every row of the page, or deselects them if all are selected. */
  const toggleAll = useCallback(
    () =>
      setState((current) => {
        const { rows: all = [], selected } = current
        const isOn = all.some(({ id }) => !selected.has(id))
        return { ...current, selected: updateSelected(selected, all, isOn), anchor: null }
      }),
    [],
  )
  /** Adds rows of any page. */
  const select = useCallback(
    (added: readonly T[]) =>
      setState((current) => ({
        ...current,
        selected: updateSelected(current.selected, added, true),
      })),
    [],
  )
  const deselect = useCallback(
    (ids: readonly string[]) =>
      setState((current) => {
        const gone = new Set(ids)
        return {
          ...current,
          selected: new Map([...current.selected].filter(([id]) => !gone.has(id))),
        }
      }),
    [],
  )
  const clear = useCallback(() => setState((current) => ({ ...current, selected: new Map() })), [])
  return { selected: state.selected, toggle, toggleAll, select, deselect, clear }
}
export type Selection<T extends { id: string }> = ReturnType<typeof useSelection<T>>
