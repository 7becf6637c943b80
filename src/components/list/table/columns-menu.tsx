import type { RowData } from '@tanstack/react-table'
import { Columns3 } from 'lucide-react'
import { useMemo } from 'react'
import { useMenu } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'
import { hiddenColumnsOf } from '@/memory/list-preferences'
import type { Column } from './column'

export function ColumnsMenu({ columns, hidden, onChange }: ReturnType<typeof useHiddenColumns>) {
  const choices = columns.map(({ id, header }) => {
    const isHidden = hidden.includes(id)
    return {
      label: header,
      isChecked: !isHidden,
      onSelect: () => onChange(isHidden ? hidden.filter((other) => other !== id) : [...hidden, id]),
    }
  })
  const { trigger, menu } = useMenu([{ heading: 'Columns', isMultiple: true, choices }])
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Columns"
        // A phone has the fields of a card.
        className="max-sm:hidden"
        {...trigger}
      >
        <Columns3 />
      </Button>
      {menu}
    </>
  )
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
