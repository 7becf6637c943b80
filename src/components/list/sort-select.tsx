import type { RowData } from '@tanstack/react-table'
import { useState } from 'react'
import { FilterSelect } from '@/components/filters/filter-select'
import type { Column } from './data-table'
import type { ListSort } from './sorting'

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

/** For cards, which have no column headers. */
export function SortSelect<TRow extends RowData>(props: SortProps<TRow>) {
  const { value = '', onChange } = props.sort
  const options = sortOptions(props)
  if (options.length === 0) return null
  return (
    <FilterSelect
      className="@table/list:hidden [&_select]:field-sizing-content"
      label="Sort"
      value={value}
      options={[['', 'Default order'], ...options]}
      onChange={(sort) => onChange(sort || undefined)}
    />
  )
}

/** Announces each change of the order. */
export function SortStatus<TRow extends RowData>(props: SortProps<TRow>) {
  const { value } = props.sort
  const [wasSorted, setWasSorted] = useState(false)
  if (value !== undefined && !wasSorted) setWasSorted(true)
  const [, label] = sortOptions(props).find(([sort]) => sort === value) ?? []
  return (
    <p role="status" className="sr-only">
      {label ? `Sorted by ${label}` : wasSorted && 'Default order'}
    </p>
  )
}
