import {
  createColumnHelper,
  metaHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'
import { Checkbox } from './ui/checkbox'
import { Skeleton } from './ui/skeleton'
import { useRowFocus } from './use-row-focus'

interface CellMeta {
  /** The column's width; and, behind `@max-3xl:`, the cell's place on the card: see ROW. */
  className: string
}

const features = tableFeatures({ rowSelectionFeature, columnMeta: metaHelper<CellMeta>() })

export function columnHelper<T extends RowData>() {
  return createColumnHelper<typeof features, T>()
}

// The same every time, so that the table does not take it for other rows.
const noRows: readonly never[] = []

interface DataTableProps<T extends { id: string }> {
  /** What the rows are, for screen readers. */
  label: string
  columns: readonly ColumnDef<typeof features, T>[]
  /** Undefined while the first ones load. */
  rows: readonly T[] | undefined
  /** How many rows to hold the place of while there are none to show. */
  pageSize: number
  /** Newer rows are on their way: these are shown dimmed. */
  isStale: boolean
  selected: ReadonlyMap<string, T>
  onSelect: (selected: ReadonlyMap<string, T>) => void
  nameOf: (row: T) => string
  /** Stands in the place of the rows where there are none. */
  empty: ReactNode
}

/**
 * A table whose rows are selected by id, on this page and the others. Where its place is narrow each row is a card.
 * `display: grid` takes a table's meaning from it, hence the roles.
 */
export function DataTable<T extends { id: string }>({
  label,
  columns,
  rows: known,
  pageSize,
  isStale,
  selected,
  onSelect,
  nameOf,
  empty,
}: DataTableProps<T>) {
  const rows = known ?? noRows
  // No rows before the newer ones come is not yet a list without rows.
  const isLoading = known === undefined || (isStale && rows.length === 0)
  const rowSelection = Object.fromEntries(Array.from(selected.keys(), (id) => [id, true as const]))
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.id,
    state: { rowSelection },
    onRowSelectionChange: (update) => {
      // The rows may still be those of other filters, which must not end up in this selection.
      if (isStale) return
      const next = typeof update === 'function' ? update(rowSelection) : update
      const seen = new Map([...selected, ...rows.map((row) => [row.id, row] as const)])
      onSelect(new Map([...seen].filter(([id]) => next[id])))
    },
  })
  const selectedHere = rows.filter((row) => selected.has(row.id)).length
  const allSelected = rows.length > 0 && selectedHere === rows.length
  const [headers] = table.getHeaderGroups()
  const rowFocus = useRowFocus()

  if (!isLoading && rows.length === 0) {
    return <div {...rowFocus}>{empty}</div>
  }
  return (
    <div {...rowFocus} className="@container">
      <table
        role="table"
        aria-label={label}
        aria-busy={isLoading || isStale}
        className="w-full table-fixed text-left transition-opacity aria-busy:opacity-60 @max-3xl:block"
      >
        <thead role="rowgroup" className="@max-3xl:block">
          <tr role="row" className="h-11 border-b bg-muted/60 @max-3xl:flex @max-3xl:items-center">
            <th role="columnheader" scope="col" className="w-11 pl-4 @max-3xl:w-auto">
              <label className="flex items-center gap-3">
                <Checkbox
                  aria-label="Select all rows on this page"
                  disabled={isLoading}
                  checked={allSelected}
                  indeterminate={!allSelected && selectedHere > 0}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
                <span aria-hidden="true" className="@3xl:hidden">
                  Select all on this page
                </span>
              </label>
            </th>
            {headers?.headers.map((header) => (
              <th
                key={header.id}
                role="columnheader"
                scope="col"
                className={cn(
                  'px-2 text-muted-foreground @max-3xl:sr-only',
                  header.column.columnDef.meta?.className,
                )}
              >
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-3xl:block">
          {isLoading
            ? Array.from({ length: pageSize }, (_, index) => (
                <tr key={index} role="row" aria-hidden="true" className={ROW}>
                  <td role="cell" className={SELECT_CELL}>
                    <Skeleton className="size-4.5" />
                  </td>
                  {headers?.headers.map((header) => (
                    <td
                      key={header.id}
                      role="cell"
                      className={cn(CELL, header.column.columnDef.meta?.className)}
                    >
                      <Skeleton className="h-4 w-3/5" />
                    </td>
                  ))}
                </tr>
              ))
            : table.getRowModel().rows.map((row) => (
                <tr
                  key={row.id}
                  role="row"
                  data-state={row.getIsSelected() ? 'selected' : undefined}
                  className={cn(
                    ROW,
                    'transition-colors hover:bg-muted/40 data-[state=selected]:bg-brand/8',
                  )}
                >
                  <td role="cell" className={SELECT_CELL}>
                    <Checkbox
                      aria-label={`Select ${nameOf(row.original)}`}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                  {row.getAllCells().map((cell) => (
                    <td
                      key={cell.id}
                      role="cell"
                      className={cn(CELL, cell.column.columnDef.meta?.className)}
                    >
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}

// A card has four columns: the checkbox, what identifies the row, what stands at the right, and the menu's button.
const ROW =
  'border-b last:border-0 @3xl:h-13 @max-3xl:grid @max-3xl:grid-cols-[auto_minmax(0,1fr)_fit-content(40%)_3.5rem] @max-3xl:items-center @max-3xl:gap-y-1 @max-3xl:py-3'
const SELECT_CELL = 'w-11 pl-4 @max-3xl:row-start-1 @max-3xl:w-auto @max-3xl:pr-1'
const CELL = 'truncate px-2 @max-3xl:w-auto'
