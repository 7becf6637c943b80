import {
  createColumnHelper,
  metaHelper,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { useCallback, useMemo, type ReactNode } from 'react'
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
import { ColumnWidths, minWidthStyle } from './table-widths'
import { useFocusRowsFromPage } from './use-focus-rows-from-page'
import { useRowInteractions } from './use-row-interactions'
import { useRowKeys } from './use-row-keys'
import { useScrollToTop } from './use-scroll-to-top'
import type { Selection } from './use-selection'

const features = tableFeatures({ columnMeta: metaHelper<CellMeta>() })

export type Column<T extends RowData> = ColumnDef<typeof features, T>

export function columnHelper<T extends RowData>() {
  return createColumnHelper<typeof features, T>()
}

/** The id of a column, or the field that it shows. */
function idOf<T extends RowData>(column: ColumnDef<typeof features, T>) {
  return String(column.id ?? ('accessorKey' in column ? column.accessorKey : ''))
}

/** The header as text: the cell may cut it. */
const titleOf = ({ header }: { header?: unknown }) =>
  typeof header === 'string' ? header : undefined

// Stable references: the table would rebuild its rows for a new array.
const noRows: readonly never[] = []
const noShortcuts = {}

interface DataTableProps<T extends { id: string }> {
  /** Names the table for screen readers. */
  label: string
  columns: readonly Column<T>[]
  /** The ids of hidden columns. */
  hidden?: readonly string[] | undefined
  /** Undefined during the first load. */
  rows: readonly T[] | undefined
  /** The current page of the list. The table scrolls to its top when another page is shown. */
  page: number
  /** The number of placeholder rows during the first load. */
  pageSize: number
  /** Other rows are loading: these are dimmed. */
  isPlaceholder: boolean
  /** Omit it for a table whose rows cannot be selected. */
  selection?: Selection<T> | undefined
  getRowLabel: (row: T) => string
  /** Shortcuts, as single letters, for the focused row. */
  rowShortcuts?: Readonly<Record<string, (row: T) => void>> | undefined
  /** Shown when there are no rows. */
  empty: ReactNode
}

/**
 * A table, whose rows may be selectable. A row leads where its link with `rowLinkProps` leads. In a narrow container each row is a
 * card. The roles are explicit because `display: grid` removes a table's semantics.
 *
 * TanStack Table is used for typed columns, cells and headers, without its features: its row selection has neither rows of
 * other pages nor Shift ranges, and with column visibility would add 2.8 kB (see `useSelection` and `hidden`).
 */
export function DataTable<T extends { id: string }>({
  label,
  columns,
  hidden = noRows,
  rows: loadedRows,
  page,
  pageSize,
  isPlaceholder,
  selection,
  getRowLabel,
  rowShortcuts = noShortcuts,
  empty,
}: DataTableProps<T>) {
  const rows = loadedRows ?? noRows
  // An empty list is not a result while other rows are loading.
  const isLoading = loadedRows === undefined || (isPlaceholder && rows.length === 0)
  // A stable reference: the table would rebuild its columns for a new array.
  const visible = useMemo(
    () => columns.filter((column) => !hidden.includes(idOf(column))),
    [columns, hidden],
  )
  const table = useTable({ features, columns: visible, data: rows, getRowId: (row) => row.id })
  const selectedHere = rows.filter((row) => selection?.selected.has(row.id)).length
  const allSelected = rows.length > 0 && selectedHere === rows.length
  const columnMetas = table.getAllLeafColumns().map(({ id, columnDef: { meta } }) => ({ id, meta }))
  const { getRow, FlexRender } = table
  const renderCells = useCallback(
    (id: string) =>
      getRow(id)
        .getAllCells()
        .map((cell) => (
          <td key={cell.column.id} role="cell" className={cellClass(cell.column.columnDef.meta)}>
            <FlexRender cell={cell} />
          </td>
        )),
    [getRow, FlexRender],
  )
  const [headers] = table.getHeaderGroups()
  const keys = useRowKeys(rows)
  const rowActions = useRowInteractions(rows, rowShortcuts)
  const scroller = useScrollToTop(page, isPlaceholder || isLoading)
  useFocusRowsFromPage(scroller)
  const hasCheckbox = selection !== undefined
  const isEmpty = !isLoading && rows.length === 0

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      {/* Always rendered, so that screen readers announce when nothing is found. */}
      <div role="status">{isEmpty && empty}</div>
      {!isEmpty && (
        // Positioned, so that it also clips its visually hidden parts.
        <div
          ref={scroller}
          data-slot="table-scroller"
          data-scroll-restoration-id={label}
          className={scrollerClass(isLoading)}
        >
          <table
            role="table"
            aria-label={label}
            aria-busy={isLoading || isPlaceholder}
            style={minWidthStyle(columnMetas, hasCheckbox)}
            className="group/table w-full table-fixed border-separate border-spacing-0 text-left @max-table:block @table:min-w-(--min-width) @table:text-sm @wide:min-w-(--min-width-wide)"
          >
            <ColumnWidths columns={columnMetas} hasCheckbox={hasCheckbox} />
            <thead role="rowgroup" className="@max-table:block">
              <tr
                role="row"
                className="@max-table:flex @max-table:items-center @max-table:bg-head @max-table:has-[input]:border-b @table:h-9.5"
              >
                {selection && (
                  <SelectAll
                    isDisabled={isLoading}
                    isChecked={allSelected}
                    isIndeterminate={!allSelected && selectedHere > 0}
                    onToggle={selection.toggleAll}
                  />
                )}
                {headers?.headers.map((header) => (
                  <th
                    key={header.id}
                    role="columnheader"
                    scope="col"
                    title={titleOf(header.column.columnDef)}
                    className={headerClass(header.column.columnDef.meta)}
                  >
                    <FlexRender header={header} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className={BODY} {...rowActions}>
              {isLoading ? (
                <LoadingRows count={pageSize} hasCheckbox={hasCheckbox} columns={columnMetas} />
              ) : (
                rows.map((row, index) => (
                  <TableRow
                    key={keys.get(row.id)}
                    name={getRowLabel(row)}
                    isFirst={index === 0}
                    isSelected={selection?.selected.has(row.id) ?? false}
                    onToggle={selection?.toggle}
                    item={row}
                    columns={visible}
                    renderCells={renderCells}
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
