import type { RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import { hiddenColumnsOf } from '@/memory/list-preferences'
import type { Column } from './data-table'

/**
 * The columns that can be hidden, as `[id, header]`: all with a header text, except the first one
 * and the one that opens the row.
 */
function optionalColumns<T extends RowData>([, ...columns]: readonly Column<T>[]) {
  return columns.flatMap(({ id, header, meta }) =>
    id !== undefined && typeof header === 'string' && !meta?.isRowLink
      ? [{ id, header, isHidden: meta?.isHidden === true }]
      : [],
  )
}

/**
 * The columns that the user has hidden in this browser. By default, those with `isHidden` are
 * hidden. Ids that the list does not have are ignored.
 */
export function useHiddenColumns<T extends RowData>(list: string, columns: readonly Column<T>[]) {
  const optional = useMemo(() => optionalColumns(columns), [columns])
  const preference = hiddenColumnsOf(list)
  const chosen = preference.use()
  // A stable reference: a new array would make the table rebuild its columns.
  const hidden = useMemo(
    () =>
      optional
        .filter(({ id, isHidden }) => (chosen ? chosen.includes(id) : isHidden))
        .map(({ id }) => id),
    [chosen, optional],
  )
  return { columns: optional, hidden, onChange: preference.set }
}
