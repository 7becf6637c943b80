import { useState } from 'react'

/**
 * The rows that are selected, by id, on every page of the same `scope` (the filters, as one text); another scope begins
 * with none.
 */
export function useSelection<T extends { id: string }>(scope: string) {
  const [selection, setSelection] = useState({ scope, rows: new Map<string, T>() })
  if (selection.scope !== scope) setSelection({ scope, rows: new Map() })
  const select = (rows: ReadonlyMap<string, T>) => setSelection({ scope, rows: new Map(rows) })
  return [selection.rows, select] as const
}
