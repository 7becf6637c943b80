import { useCallback, useState } from 'react'

interface State<T> {
  scope: string
  rows: readonly T[] | undefined
  selected: ReadonlyMap<string, T>
  /** The row that was toggled last, where a range begins. */
  anchor: string | null
}

/** The rows from the anchor to the one with this id, or that one alone where no range begins on this page. */
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

function withRows<T extends { id: string }>(
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
 * The selected rows, by id, of all pages of one `scope` (the filters as text); another scope starts without any. Selected
 * rows are updated when `rows`, the current page, is refetched; nothing can be toggled while `rows` is undefined. The
 * functions are stable, so that rows do not render again.
 */
export function useSelection<T extends { id: string }>(
  scope: string,
  rows: readonly T[] | undefined,
) {
  const [state, setState] = useState<State<T>>({ scope, rows, selected: new Map(), anchor: null })
  if (state.scope !== scope) {
    setState({ scope, rows, selected: new Map(), anchor: null })
  } else if (state.rows !== rows) {
    const known = rows?.filter(({ id }) => state.selected.has(id)) ?? []
    setState({ ...state, rows, selected: withRows(state.selected, known, true) })
  }
  /** Toggles a row; with `isRange` all rows from the one that was toggled last. */
  const toggle = useCallback(
    (id: string, isRange: boolean) =>
      setState((now) => {
        const range = rangeTo(id, now, isRange)
        return {
          ...now,
          selected: withRows(now.selected, range, !now.selected.has(id)),
          anchor: id,
        }
      }),
    [],
  )
  /** Selects every row of the page, or deselects them if all are selected. */
  const toggleAll = useCallback(
    () =>
      setState((now) => {
        const { rows: all = [], selected } = now
        const isOn = all.some(({ id }) => !selected.has(id))
        return { ...now, selected: withRows(selected, all, isOn), anchor: null }
      }),
    [],
  )
  /** Adds rows of any page. */
  const select = useCallback(
    (added: readonly T[]) =>
      setState((now) => ({ ...now, selected: withRows(now.selected, added, true) })),
    [],
  )
  const deselect = useCallback(
    (ids: readonly string[]) =>
      setState((now) => {
        const gone = new Set(ids)
        return { ...now, selected: new Map([...now.selected].filter(([id]) => !gone.has(id))) }
      }),
    [],
  )
  const clear = useCallback(() => setState((now) => ({ ...now, selected: new Map() })), [])
  return { selected: state.selected, toggle, toggleAll, select, deselect, clear }
}
export type Selection<T extends { id: string }> = ReturnType<typeof useSelection<T>>
