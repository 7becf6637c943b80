import { flexRender, functionalUpdate, useTable } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { useCallback, useMemo, type ChangeEvent, type ReactNode } from 'react'
import { PAGE_SIZE } from '@/api/list'
import type { Selection } from '@/components/list/many/use-selection'
import type { List } from '@/components/list/use-list'
import { features } from './column'
import type { Places } from './places'
import { useRowMenu } from './row-menu'
import { ariaSort, SortButton, fromSortingState, toSortingState } from './sorting'
import { BODY, cellClass, headerClass, scrollerClass } from './table-classes'
import { LoadingRows, MenuHeader, SelectPage, TableRow } from './table-rows'
import { ColumnWidths, minWidthStyle } from './table-widths'
import { useFocusRowsFromPage, useScrollToTop } from './use-focus-rows-from-page'
import { useRowCopy } from './use-row-copy'
import { useRowInteractions } from './use-row-interactions'

/** The header as a tooltip, because its cell may be truncated. */
const titleOf = ({ header }: { header?: unknown }) =>
  typeof header === 'string' ? header : undefined

// Stable references: new ones would make the table rebuild its rows or columns.
const noRows: readonly never[] = []
const noShortcuts = {}
const noSelection = {}

interface DataTableProps<T extends { id: string }> {
  list: List<T>
  /** The ids of hidden columns. */
  hidden: readonly string[]
  /** Omit it for a table without checkboxes. */
  selection?: Selection<T> | undefined
  /** Single letters, for the focused row. */
  rowShortcuts?: Readonly<Record<string, (row: T) => void>> | undefined
  /** Where the rows can be moved to. */
  places?: Places | undefined
  /** Replaces the table if there are no rows. */
  empty: ReactNode
}

/**
 * The rows of a list, as a table or, in a narrow container, as cards. Clicking a row follows its link
 * that has `rowLinkProps`. The roles are explicit, because `display: grid` removes a table's semantics.
 */
export function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const { list, hidden, selection, rowShortcuts = noShortcuts, places, empty } = props
  const { title: label, columns, getName } = list.definition
  const { isPlaceholder, news, reveals } = list.loaded
  const { sort, viewKey } = list.params
  const hasCheckbox = selection !== undefined
  const hasMenu = list.definition.rowMenu !== undefined
  const rows = list.loaded.data?.rows ?? noRows
  // An empty placeholder page says nothing about the rows that are loading.
  const isLoading = !list.loaded.data || (isPlaceholder && rows.length === 0)
  const columnVisibility = useMemo(
    () => Object.fromEntries(hidden.map((id) => [id, false])),
    [hidden],
  )
  const sorting = useMemo(() => toSortingState(sort.value), [sort.value])
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.id,
    state: { rowSelection: selection?.ids ?? noSelection, columnVisibility, sorting },
    manualSorting: true,
    onSortingChange: (updater) =>
      sort.onChange(fromSortingState(functionalUpdate(updater, sorting))),
    ...(selection && { onRowSelectionChange: selection.onIdsChange }),
  })
  const visible = table.getVisibleLeafColumns()
  const columnMetas = visible.map(({ id, columnDef: { meta } }) => ({ id, meta }))
  const allSelected = table.getIsAllPageRowsSelected()
  const { getRow } = table
  // Stable, so that rows are memoized.
  const toggle = useCallback(
    (id: string, event: ChangeEvent) => getRow(id).getToggleSelectedHandler()(event),
    [getRow],
  )
  const renderCells = useCallback(
    (id: string, note: ReactNode) =>
      getRow(id)
        .getVisibleCells()
        .map((cell, index) => (
          <td key={cell.column.id} role="cell" className={cellClass(cell.column.columnDef.meta)}>
            {index === 0 && note}
            {flexRender(cell.column.columnDef.cell, cell.getContext())}
          </td>
        )),
    [getRow],
  )
  const [headers] = table.getHeaderGroups()
  const rowMenu = useRowMenu(list, places)
  const rowCopy = useRowCopy(rows, list.definition.copied)
  const handlers = useRowInteractions(rows, {
    shortcuts: rowShortcuts,
    menu: rowMenu,
    onCopy: rowCopy.onCopy,
  })
  const scroller = useScrollToTop(`${viewKey} ${reveals}`, isPlaceholder || isLoading)
  useFocusRowsFromPage(scroller)
  const hasLinks = !isLoading && columnMetas.some(({ meta }) => meta?.isRowLink)
  const isEmpty = !isLoading && rows.length === 0

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      {/* Always rendered, so that screen readers announce an empty result. */}
      <div role="status">{isEmpty && empty}</div>
      {!isEmpty && (
        // Positioned, so that it also clips visually hidden elements.
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
            data-two-lines={columnMetas.some(({ meta }) => meta?.hasTwoLines) || undefined}
            style={minWidthStyle(columnMetas, { hasCheckbox, hasMenu })}
            className="group/table w-full table-fixed border-separate border-spacing-0 text-left @max-table:block @table:min-w-(--min-width) @table:text-sm @medium:min-w-(--min-width-medium) @wide:min-w-(--min-width-wide)"
          >
            <ColumnWidths columns={columnMetas} {...{ hasCheckbox, hasMenu }} />
            <thead role="rowgroup" className="@max-table:block">
              <tr
                role="row"
                className="@max-table:flex @max-table:items-center @max-table:bg-head @max-table:has-[input]:border-b @table:h-8 @table:low:h-7"
              >
                {selection && (
                  <SelectPage
                    isDisabled={isLoading}
                    isChecked={allSelected}
                    isIndeterminate={!allSelected && table.getIsSomePageRowsSelected()}
                    onToggle={() => table.toggleAllPageRowsSelected()}
                  />
                )}
                {headers?.headers.map((header) => {
                  const { column } = header
                  const isSortable = sort.fields.includes(column.id)
                  return (
                    <th
                      key={header.id}
                      role="columnheader"
                      scope="col"
                      title={titleOf(column.columnDef)}
                      aria-sort={isSortable ? ariaSort(column.getIsSorted()) : undefined}
                      className={headerClass(column.columnDef.meta)}
                    >
                      {isSortable ? (
                        <SortButton
                          order={column.getIsSorted()}
                          onSort={() => column.toggleSorting()}
                          // The header of a card is only for screen readers, which then read its
                          // title.
                          className="@max-table:hidden"
                        >
                          {flexRender(column.columnDef.header, header.getContext())}
                        </SortButton>
                      ) : (
                        flexRender(column.columnDef.header, header.getContext())
                      )}
                    </th>
                  )
                })}
                {hasMenu && <MenuHeader />}
              </tr>
            </thead>
            <tbody
              role="rowgroup"
              className={clsx(BODY, hasLinks && 'each:cursor-pointer')}
              {...handlers}
            >
              {isLoading ? (
                <LoadingRows
                  count={PAGE_SIZE}
                  {...{ hasCheckbox, hasMenu }}
                  columns={columnMetas}
                />
              ) : (
                rows.map((row, index) => (
                  <TableRow
                    key={row.id}
                    name={getName(row)}
                    isFirst={index === 0}
                    isGone={news.gone.has(row.id)}
                    isSelected={selection?.ids[row.id] === true}
                    onToggle={selection && toggle}
                    hasMenu={hasMenu}
                    menu={rowMenu.stateOf(row)}
                    item={row}
                    columns={visible}
                    renderCells={renderCells}
                  />
                ))
              )}
            </tbody>
          </table>
          {rowCopy.status}
        </div>
      )}
      {rowMenu.menu}
    </div>
  )
}
