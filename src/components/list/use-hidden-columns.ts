import type { RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import * as v from 'valibot'
import { createPreference } from '@/lib/preferences'
import type { Column } from './data-table'

const preferences = new Map<string, ReturnType<typeof createPreference<string[]>>>()

function preferenceOf(list: string, fallback: string[]) {
  const name = `${list}Columns`
  const preference = preferences.get(name) ?? createPreference(name, v.array(v.string()), fallback)
  preferences.set(name, preference)
  return preference
}

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
  const preference = preferenceOf(
    list,
    optional.filter(({ isHidden }) => isHidden).map(({ id }) => id),
  )
  const saved = preference.use()
  // A stable reference: a new array would make the table rebuild its columns.
  const hidden = useMemo(
    () => saved.filter((id) => optional.some((column) => column.id === id)),
    [saved, optional],
  )
  return { columns: optional, hidden, onChange: preference.set }
}
