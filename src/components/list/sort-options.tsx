import type { RowData } from '@tanstack/react-table'
import { useState } from 'react'
import type { Column } from './data-table'
import type { ListSort } from './sorting'

export const DEFAULT_ORDER = 'Default order'

interface SortProps<TRow extends RowData> {
  sort: ListSort
  columns: readonly Column<TRow>[]
}

/** Each order of a list as `[sort, label]`: `['-totalPrice', 'Total, highest first']`. */
export function sortOptions<TRow extends RowData>({ sort, columns }: SortProps<TRow>) {
  return columns.flatMap(({ id = '', header, meta }) =>
    sort.fields.includes(id)
      ? (meta?.orderWords ?? []).map(
          ({ isDescending, words }) =>
            [`${isDescending ? '-' : ''}${id}`, `${String(header)}, ${words}`] as const,
        )
      : [],
  )
}

interface SortStatusProps extends Pick<ListSort, 'value'> {
  orders: ReturnType<typeof sortOptions>
}

/** Announces each change of the order. */
export function SortStatus({ value, orders }: SortStatusProps) {
  const [wasSorted, setWasSorted] = useState(false)
  if (value !== undefined && !wasSorted) setWasSorted(true)
  const [, label] = orders.find(([sort]) => sort === value) ?? []
  return (
    <p role="status" className="sr-only">
      {label ? `Sorted by ${label}` : wasSorted && DEFAULT_ORDER}
    </p>
  )
}
