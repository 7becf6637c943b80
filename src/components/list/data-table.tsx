import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { useCallback, useMemo, type ChangeEvent, type ReactNode } from 'react'
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
import { useScrollToTop } from './use-scroll-to-top'
import type { Selection } from './use-selection'

const features = tableFeatures({
  columnMeta: metaHelper<CellMeta>(),
  rowSelectionFeature,
  columnVisibilityFeature,
  // No list offers it yet.
  rowSortingFeature,
})

export type Column<T extends RowData> = ColumnDef<typeof features, T>

export function columnHelper<T extends RowData>() {
  return createColumnHelper<typeof features, T>()
}

/** The header as text: the cell may cut it. */
const titleOf = ({ header }: { header?: unknown }) =>
  typeof header === 'string' ? header : undefined

// Stable references: the table would rebuild its rows or columns for new ones.
const noRows: readonly never[] = []
const noShortcuts = {}
const noSelection = {}

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
  selection?: Pick<Selection<T>, 'ids' | 'onIdsChange'> | undefined
  getRowLabel: (row: T) => string
  /** Shortcuts, as single letters, for the focused row. */
  rowShortcuts?: Readonly<Record<string, (row: T) => void>> | undefined
  /** Shown when there are no rows. */
  empty: ReactNode
}

/**
 * A table, whose rows may be selectable. Clicking a row follows its link that has `rowLinkProps`. In a narrow container each
 * row is a card. The roles are explicit because `display: grid` removes a table's semantics.
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
  const columnVisibility = useMemo(
    () => Object.fromEntries(hidden.map((id) => [id, false])),
    [hidden],
  )
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.id,
    state: { rowSelection: selection?.ids ?? noSelection, columnVisibility },
    manualSorting: true,
    ...(selection && { onRowSelectionChange: selection.onIdsChange }),
  })
  const visible = table.getVisibleLeafColumns()
  const columnMetas = visible.map(({ id, columnDef: { meta } }) => ({ id, meta }))
  const allSelected = table.getIsAllPageRowsSelected()
  const { getRow, FlexRender } = table
  // Stable, so that a row renders only when its own props change.
  const toggle = useCallback(
    (id: string, event: ChangeEvent) => getRow(id).getToggleSelectedHandler()(event),
    [getRow],
  )
  const renderCells = useCallback(
    (id: string) =>
      getRow(id)
        .getVisibleCells()
        .map((cell) => (
          <td key={cell.column.id} role="cell" className={cellClass(cell.column.columnDef.meta)}>
            <FlexRender cell={cell} />
          </td>
        )),
    [getRow, FlexRender],
  )
  const [headers] = table.getHeaderGroups()
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
                    isIndeterminate={!allSelected && table.getIsSomePageRowsSelected()}
                    onToggle={() => table.toggleAllPageRowsSelected()}
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
                    key={row.id}
                    name={getRowLabel(row)}
                    isFirst={index === 0}
                    isSelected={selection?.ids[row.id] === true}
                    onToggle={selection && toggle}
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
