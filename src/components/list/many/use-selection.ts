import { functionalUpdate, type OnChangeFn, type RowSelectionState } from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'

interface State<T> {
  filterKey: string
  rows: readonly T[] | undefined
  selected: ReadonlyMap<string, T>
}

const idsOf = (selected: ReadonlyMap<string, unknown>): RowSelectionState =>
  Object.fromEntries([...selected.keys()].map((id) => [id, true] as const))

/** The rows with these ids, as on the current page, otherwise as they were when selected. */
function pickRows<T extends { id: string }>(
  ids: readonly string[],
  { rows = [], selected }: Pick<State<T>, 'rows' | 'selected'>,
) {
  // In the order of selection: the keys of an object would begin with ids that look like numbers.
  const wanted = new Set(ids)
  const known = new Map([...selected, ...rows.map((row) => [row.id, row] as const)])
  return new Map([...known].filter(([id]) => wanted.has(id)))
}

/**
 * The selected rows of all pages. TanStack Table has only the ids, and this hook keeps the rows. A
 * new `filterKey` resets the selection. Refetched rows are updated.
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
        // Placeholder rows of another page or filter cannot be selected.
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
