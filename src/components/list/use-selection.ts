import { functionalUpdate, type OnChangeFn, type RowSelectionState } from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'

interface State<T> {
  filterKey: string
  rows: readonly T[] | undefined
  selected: ReadonlyMap<string, T>
}

const idsOf = (selected: ReadonlyMap<string, unknown>): RowSelectionState =>
  Object.fromEntries([...selected.keys()].map((id) => [id, true] as const))

/** The rows with these ids: as on the current page, else as they were when they were selected. */
function pickRows<T extends { id: string }>(
  ids: readonly string[],
  { rows = [], selected }: Pick<State<T>, 'rows' | 'selected'>,
) {
  const current = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    ids.flatMap((id) => {
      const row = current.get(id) ?? selected.get(id)
      return row ? [[id, row] as const] : []
    }),
  )
}

/**
 * The selected rows by id, on all pages: TanStack Table has the ids, and this hook keeps the rows. Another `filterKey` (the
 * filters as text) starts with an empty selection. Selected rows are updated when `rows`, the current page, is refetched.
 */
export function useSelection<T extends { id: string }>(
  filterKey: string,
  rows: readonly T[] | undefined,
) {
  const [state, setState] = useState<State<T>>({ filterKey, rows, selected: new Map() })
  if (state.filterKey !== filterKey) setState({ filterKey, rows, selected: new Map() })
  else if (state.rows !== rows) {
    const { selected } = state
    setState({ ...state, rows, selected: pickRows([...selected.keys()], { rows, selected }) })
  }
  const { selected } = state
  const ids = useMemo(() => idsOf(selected), [selected])
  const onIdsChange: OnChangeFn<RowSelectionState> = useCallback(
    (updater) =>
      setState((current) => {
        // Other rows are loading: those that are still shown must not be selected.
        if (!current.rows) return current
        const next = functionalUpdate(updater, idsOf(current.selected))
        return { ...current, selected: pickRows(Object.keys(next), current) }
      }),
    [],
  )
  const change = (update: (selected: ReadonlyMap<string, T>) => Iterable<readonly [string, T]>) =>
    setState((current) => ({ ...current, selected: new Map(update(current.selected)) }))
  return {
    selected,
    /** For the table. */
    ids,
    onIdsChange,
    /** Adds rows of any page. */
    select: (added: readonly T[]) =>
      change((before) => [...before, ...added.map((row) => [row.id, row] as const)]),
    deselect(gone: readonly string[]) {
      const removed = new Set(gone)
      change((before) => [...before].filter(([id]) => !removed.has(id)))
    },
    clear: () => change(() => []),
  }
}
export type Selection<T extends { id: string }> = ReturnType<typeof useSelection<T>>
