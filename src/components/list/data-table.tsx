import {
  createColumnHelper,
  metaHelper,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import {
  BODY,
  cellClass,
  headerClass,
  LoadingRows,
  scrollerClass,
  SelectAll,
  TableRow,
  type CellMeta,
} from './table-rows'
import { ColumnWidths, minWidthOf } from './table-widths'
import { useRowActions } from './use-row-actions'
import { useRowEntry } from './use-row-entry'
import { useScrollToTop } from './use-scroll-to-top'
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

// Most windows show this many rows.
const FIRST_PAINTED = 12

interface DataTableProps<T extends { id: string }> {
  /** What the rows are, for screen readers. */
  label: string
  columns: readonly ColumnDef<typeof features, T>[]
  /** The ids of the columns that are not shown. */
  hidden?: readonly string[]
  /** Undefined during the first load. */
  rows: readonly T[] | undefined
  /** The page of the list that is asked for. The table scrolls to its top once another one is shown. */
  page: number
  /** How many placeholder rows the first load shows. */
  pageSize: number
  /** Newer rows are being loaded: these are dimmed. */
  isPlaceholder: boolean
  selection: Selection<T>
  getRowLabel: (row: T) => string
  /** What letters do on a focused row. */
  keys?: Readonly<Record<string, (row: T) => void>>
  /** Shown when there are no rows. */
  empty: ReactNode
}

/**
 * A table whose rows are selected by id, on this page and the others; a row leads where its rowLinkProps does. In little
 * width each row is a card. The roles are explicit because `display: grid` removes a table's semantics.
 */
export function DataTable<T extends { id: string }>({
  label,
  columns,
  hidden = noRows,
  rows: known,
  page,
  pageSize,
  isPlaceholder,
  selection: { selected, toggle, toggleAll },
  getRowLabel,
  keys = noKeys,
  empty,
}: DataTableProps<T>) {
  const rows = known ?? noRows
  // An empty list while newer rows are being loaded is not yet an empty result.
  const isLoading = known === undefined || (isPlaceholder && rows.length === 0)
  // A stable reference: the table would rebuild its columns for a new array.
  const visible = useMemo(
    () => columns.filter((column) => !hidden.includes(idOf(column))),
    [columns, hidden],
  )
  const table = useTable({ features, columns: visible, data: rows, getRowId: (row) => row.id })
  const selectedHere = rows.filter((row) => selected.has(row.id)).length
  const allSelected = rows.length > 0 && selectedHere === rows.length
  const shown = table.getAllLeafColumns().map(({ id, columnDef: { meta } }) => ({ id, meta }))
  const [headers] = table.getHeaderGroups()
  const rowActions = useRowActions(rows, keys)
  const scroller = useScrollToTop(page, isPlaceholder || isLoading)
  useRowEntry(scroller)
  const isEmpty = !isLoading && rows.length === 0

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      {/* Always rendered, so that screen readers announce when nothing is found. */}
      <div role="status">{isEmpty && empty}</div>
      {!isEmpty && (
        // Positioned, so that it also clips its visually hidden parts.
        <div ref={scroller} data-slot="table-scroller" className={scrollerClass(isLoading)}>
          <table
            role="table"
            aria-label={label}
            aria-busy={isLoading || isPlaceholder}
            style={{ minWidth: minWidthOf(shown) }}
            className="group/table w-full table-fixed border-separate border-spacing-0 text-left @max-table:block @max-table:min-w-0! @table:text-sm"
          >
            <ColumnWidths columns={shown} />
            <thead role="rowgroup" className="@max-table:block">
              <tr
                role="row"
                className="@max-table:flex @max-table:items-center @max-table:border-b @max-table:bg-head @table:h-9.5"
              >
                <SelectAll
                  isDisabled={isLoading}
                  isChecked={allSelected}
                  isIndeterminate={!allSelected && selectedHere > 0}
                  onToggle={toggleAll}
                />
                {headers?.headers.map((header) => (
                  <th
                    key={header.id}
                    role="columnheader"
                    scope="col"
                    className={headerClass(header.column.columnDef.meta)}
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
                    name={getRowLabel(row.original)}
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
                          className={cellClass(cell.column.columnDef.meta)}
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
