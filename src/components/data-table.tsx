import {
  createColumnHelper,
  metaHelper,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { cn } from '@/lib/utils'
import { BODY, CELL, LoadingRows, SelectAll, TableRow, type CellMeta } from './table-rows'
import { useRowActions } from './use-row-actions'
import { useRowFocus } from './use-row-focus'
import type { Selection } from './use-selection'

const features = tableFeatures({ columnMeta: metaHelper<CellMeta>() })

export function columnHelper<T extends RowData>() {
  return createColumnHelper<typeof features, T>()
}

/** What a column is told by: its own id, or the field that it shows. */
function idOf<T extends RowData>(column: ColumnDef<typeof features, T>) {
  return String(column.id ?? ('accessorKey' in column ? column.accessorKey : ''))
}

// The same every time, so that the table does not take it for other rows.
const noRows: readonly never[] = []
const noKeys = {}

const SELECT_WIDTH = 2.75
// A column without a width is at least this wide; where that is too much for its place, the table scrolls.
const LEAST_WIDTH = 6
// So many rows most windows show.
const FIRST_PAINTED = 10

interface DataTableProps<T extends { id: string }> {
  /** What the rows are, for screen readers. */
  label: string
  columns: readonly ColumnDef<typeof features, T>[]
  /** The ids of the columns that are not shown. */
  hidden?: readonly string[]
  /** Undefined while the first ones load. */
  rows: readonly T[] | undefined
  /** How many rows to hold the place of while there are none to show. */
  pageSize: number
  /** Newer rows are on their way: these are shown dimmed. */
  isStale: boolean
  selection: Selection<T>
  nameOf: (row: T) => string
  /** What letters do on a row that has the focus. */
  keys?: Readonly<Record<string, (row: T) => void>>
  /** Stands in the place of the rows where there are none. */
  empty: ReactNode
}

/**
 * A table whose rows are selected by id, on this page and the others, and lead where their ROW_LINK does. Where its place
 * is narrow each row is a card. `display: grid` takes a table's meaning from it, hence the roles.
 */
export function DataTable<T extends { id: string }>({
  label,
  columns,
  hidden = noRows,
  rows: known,
  pageSize,
  isStale,
  selection: { selected, toggle, toggleAll },
  nameOf,
  keys = noKeys,
  empty,
}: DataTableProps<T>) {
  const rows = known ?? noRows
  // No rows before the newer ones come is not yet a list without rows.
  const isLoading = known === undefined || (isStale && rows.length === 0)
  // The same array as long as it may be: the table puts its columns together anew for another one.
  const visible = useMemo(
    () => columns.filter((column) => !hidden.includes(idOf(column))),
    [columns, hidden],
  )
  const table = useTable({ features, columns: visible, data: rows, getRowId: (row) => row.id })
  const selectedHere = rows.filter((row) => selected.has(row.id)).length
  const allSelected = rows.length > 0 && selectedHere === rows.length
  const shown = table.getAllLeafColumns().map(({ id, columnDef: { meta } }) => ({ id, meta }))
  const width = shown.reduce((sum, { meta }) => sum + (meta?.width ?? LEAST_WIDTH), SELECT_WIDTH)
  const [headers] = table.getHeaderGroups()
  const rowFocus = useRowFocus()
  const rowActions = useRowActions(rows, keys)
  const isEmpty = !isLoading && rows.length === 0

  return (
    <div {...rowFocus} className="@container">
      {/* Always there, so that screen readers are told when nothing is found. */}
      <div role="status">{isEmpty && empty}</div>
      {!isEmpty && (
        // Positioned, so that it also clips what stands in it for screen readers only.
        <div className="relative overflow-x-auto">
          <table
            role="table"
            aria-label={label}
            aria-busy={isLoading || isStale}
            style={{ minWidth: `${width}rem` }}
            className="group/table w-full table-fixed text-left @max-table:block @max-table:min-w-0!"
          >
            <colgroup>
              <col style={{ width: `${SELECT_WIDTH}rem` }} />
              {shown.map(({ id, meta }) => (
                <col key={id} style={meta?.width ? { width: `${meta.width}rem` } : {}} />
              ))}
            </colgroup>
            <thead role="rowgroup" className="@max-table:block">
              <tr
                role="row"
                className="h-11 border-b bg-muted/60 @max-table:flex @max-table:items-center"
              >
                <SelectAll
                  isDisabled={isLoading}
                  isChecked={allSelected}
                  isPartly={!allSelected && selectedHere > 0}
                  onToggle={toggleAll}
                />
                {headers?.headers.map((header) => (
                  <th
                    key={header.id}
                    role="columnheader"
                    scope="col"
                    className={cn(
                      'truncate px-1.5 text-muted-foreground @max-table:sr-only',
                      header.column.columnDef.meta?.isNumber && 'pr-4 text-right',
                    )}
                  >
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className={BODY} {...rowActions}>
              {isLoading ? (
                <LoadingRows count={pageSize} columns={shown} />
              ) : (
                table.getRowModel().rows.map((row, index) => (
                  <TableRow
                    key={row.id}
                    id={row.id}
                    name={nameOf(row.original)}
                    isFirst={index === 0}
                    isLate={index >= FIRST_PAINTED}
                    isSelected={selected.has(row.id)}
                    onToggle={toggle}
                    item={row.original}
                    columns={visible}
                    renderCells={() =>
                      row.getAllCells().map((cell) => (
                        <td
                          key={cell.id}
                          role="cell"
                          className={cn(CELL, cell.column.columnDef.meta?.className)}
                        >
                          <table.FlexRender cell={cell} />
                        </td>
                      ))
                    }
                  />
                ))
              )}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
