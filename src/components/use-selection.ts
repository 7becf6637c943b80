import { useState } from 'react'

/**
 * The rows that are selected, by id, on every page of the same `scope` (the filters, as one text); another scope begins
 * with none. What `rows`, the page's own, tell anew of a selected one is taken over.
 */
export function useSelection<T extends { id: string }>(
  scope: string,
  rows: readonly T[] | undefined,
) {
  const [selection, setSelection] = useState({ scope, rows, selected: new Map<string, T>() })
  if (selection.scope !== scope) {
    setSelection({ scope, rows, selected: new Map() })
  } else if (selection.rows !== rows) {
    const fresh = rows?.filter(({ id }) => selection.selected.has(id)) ?? []
    const selected = new Map([...selection.selected, ...fresh.map((row) => [row.id, row] as const)])
    setSelection({ scope, rows, selected })
  }
  return {
    selected: selection.selected,
    select: (selected: ReadonlyMap<string, T>) =>
      setSelection((now) => ({ ...now, selected: new Map(selected) })),
    deselect: (ids: readonly string[]) =>
      setSelection((now) => {
        const gone = new Set(ids)
        return { ...now, selected: new Map([...now.selected].filter(([id]) => !gone.has(id))) }
      }),
  }
}
