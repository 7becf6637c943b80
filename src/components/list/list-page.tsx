import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PAGE_SIZE, type Filters, type FreeChoices, type Listing } from '@/api/list'
import { useIsPermitted } from '@/api/permissions'
import type { RecordActions } from '@/components/actions/record-action'
import { ExportButton, OpenExport } from '@/components/list/export/export-button'
import { FilterControls } from '@/components/list/filters/filter-controls'
import type { FilterOptions } from '@/components/list/filters/filter-select'
import { OpenBulk, RowSelection } from '@/components/list/many/row-selection'
import { useSelection, type Selection } from '@/components/list/many/use-selection'
import { SavedButton } from '@/components/list/saved/saved-button'
import type { Column } from '@/components/list/table/column'
import { ColumnsMenu, useHiddenColumns } from '@/components/list/table/columns-menu'
import { DataTable } from '@/components/list/table/data-table'
import { sortOptions, SortStatus } from '@/components/list/table/sorting'
import { UpdatedAgo } from '@/components/list/updates/updated-ago'
import { LoadError } from '@/components/ui/load-error'
import { PageHeading } from '@/components/ui/page-heading'
import type { Fields } from '@/domain/field'
import { useShortcut } from '@/hooks/use-shortcut'
import { markPage } from '@/lib/mark-page'
import { ListFooter } from './list-footer'
import { NoRows, PageAfterLast, loadFailure } from './no-rows'
import type { ListState } from './use-list'
import { usePublishedList } from './use-published-list'

const markList = markPage('data-has-list')

interface ListPageProps<TRow extends { id: string }, TFilters extends Filters> {
  title: string
  list: ListState<TRow> & { resource: Listing<TFilters> }
  columns: readonly Column<TRow>[]
  getRowLabel: (row: TRow) => string
  /** Replaces the table if the list is empty without filters. */
  empty: ReactNode
  /** By default an error. */
  notProvided?: ReactNode
  /** Follows the title and its count. */
  action?: ReactNode
  /** Precedes the list. */
  summary?: ReactNode
  loadedOptions?: Readonly<Partial<Record<FreeChoices<TFilters>, FilterOptions>>>
  /** Replaces the selects of filters: `RecordFilter`. */
  filterControls?: Readonly<Partial<Record<FreeChoices<TFilters>, ReactNode>>>
  /** By default "Search" and the noun. */
  searchLabel?: string
  tools?: ReactNode
  /** Enables Export, with those of the fields that are columns or have `isExported`. */
  exportFields?: Fields<TRow>
  /** Enables row selection, for those actions that can be done to many. Must be stable. */
  getActions?: (row: TRow) => RecordActions
  /** Enables row selection, with one button that opens the dialog `bulk`. */
  bulkLabel?: string | undefined
  rowShortcuts?: Readonly<Record<string, (row: TRow) => void>>
  children?: ReactNode | ((selection: Selection<TRow>) => ReactNode)
}

/** A list page in every state: loading, empty, failed. */
export function ListPage<TRow extends { id: string }, TFilters extends Filters>(
  props: ListPageProps<TRow, TFilters>,
) {
  const { title, list, columns, getRowLabel, empty, exportFields } = props
  const { getActions, bulkLabel, children } = props
  const { resource, search, query, data, hasFailed, isPlaceholder, isFiltered } = list
  const { redirect, sort, turnPage, clearFilters, settled } = list
  const { NewRows, PauseUpdates } = list.updates
  const refetch = () => void query.refetch()
  useShortcut('n', () => turnPage(1))
  useShortcut('p', () => turnPage(-1))
  const { noun } = resource
  const columnChoice = useHiddenColumns(resource.keys[0], columns)
  const rowSelection = useSelection(list.filterKey, list.rows)
  const isPermitted = useIsPermitted(list.rowResource)
  const row = data?.rows[0]
  // Whether an action is for many does not depend on the row. Without one, it is not known yet.
  const hasMany =
    getActions &&
    (!row ||
      Object.entries(getActions(row)).some(
        ([name, action]) => 'many' in action && isPermitted(name),
      ))
  const selection = hasMany || bulkLabel ? rowSelection : undefined
  const { dialog } = search
  const orders = sortOptions({ sort, columns })
  usePublishedList(list, getRowLabel)

  const tools = (
    <>
      <UpdatedAgo
        at={hasFailed ? null : query.dataUpdatedAt}
        isFetching={query.isFetching}
        className={
          list.filters.length + Number(list.dates !== null) > 2
            ? '@max-7xl/list:sr-only @7xl/list:min-w-29'
            : '@max-wide/list:sr-only @wide/list:min-w-29'
        }
        onRefresh={list.refresh}
      />
      {PauseUpdates && <PauseUpdates onResume={refetch} />}
      {props.tools}
      <SavedButton list={list} hidden={columnChoice.hidden} orders={orders} />
      <ColumnsMenu {...columnChoice} />
      {exportFields && isPermitted('export') && <ExportButton />}
    </>
  )

  return (
    // The list scrolls inside the window if the window is high enough.
    <div data-slot="pane" className="flex min-h-0 flex-1 flex-col gap-near">
      {redirect && (
        <Navigate
          to="."
          search={(current) => ({ ...current, ...redirect })}
          replace
          ignoreBlocker
        />
      )}
      {/* A summary has the count. */}
      <PageHeading
        title={title}
        total={props.summary ? null : data?.total}
        isOutdated={list.isOfOtherFilters}
      >
        {NewRows && settled.news && <NewRows noun={noun} news={settled.news} />}
        {props.action}
      </PageHeading>
      {props.summary}
      <section
        aria-label={title}
        className="@container/list flex min-h-0 flex-1 flex-col rounded-lg border bg-card shadow-card"
      >
        <SortStatus value={sort.value} orders={orders} />
        <div className="flex items-center gap-near border-b p-1.5">
          <FilterControls
            list={list}
            label={props.searchLabel ?? `Search ${noun[1]}`}
            orders={orders}
            tools={tools}
            loadedOptions={props.loadedOptions}
            filterControls={props.filterControls}
          />
          <div className="flex shrink-0 items-center max-sm:hidden">{tools}</div>
        </div>
        {hasFailed && props.notProvided && query.error?.isMissing ? (
          <div role="status">{props.notProvided}</div>
        ) : hasFailed ? (
          <LoadError
            {...loadFailure(resource, query.error)}
            isRetrying={query.isFetching}
            onRetry={refetch}
          >
            {isFiltered ? 'Your filters are still applied.' : undefined}
          </LoadError>
        ) : (
          <DataTable
            label={title}
            columns={columns}
            hidden={columnChoice.hidden}
            rows={data?.rows}
            gone={settled.news?.gone}
            view={`${list.filterKey} ${search.page} ${settled.reveals}`}
            pageSize={PAGE_SIZE}
            isPlaceholder={isPlaceholder}
            sort={sort}
            selection={selection}
            getRowLabel={getRowLabel}
            rowShortcuts={props.rowShortcuts}
            empty={
              search.page > 1 ? (
                <PageAfterLast noun={noun[1]} onTurn={() => turnPage(-1)} />
              ) : isFiltered ? (
                <NoRows noun={noun[1]} onClear={clearFilters} />
              ) : (
                empty
              )
            }
          />
        )}
        <div
          ref={markList}
          data-slot="list-footer"
          className="z-20 not-tiny:sticky not-tiny:bottom-(--banner) tiny:relative"
        >
          {selection && (
            <RowSelection
              list={list}
              selection={selection}
              getName={getRowLabel}
              getActions={getActions}
              bulkLabel={bulkLabel}
            />
          )}
          {data && (
            <ListFooter
              page={search.page}
              pageSize={PAGE_SIZE}
              rowCount={list.rowCount}
              noun={noun}
              total={data.total}
              totalPages={data.totalPages}
              isPlaceholder={isPlaceholder}
              onTurn={turnPage}
            />
          )}
        </div>
      </section>
      {exportFields && dialog === 'export' ? (
        <OpenExport list={list} fields={exportFields} selected={selection?.selected} />
      ) : exportFields && getActions && list.openAction !== null ? (
        <OpenBulk
          list={list}
          selection={rowSelection}
          getName={getRowLabel}
          getActions={getActions}
          fields={exportFields}
          name={list.openAction}
        />
      ) : typeof children === 'function' ? (
        children(rowSelection)
      ) : (
        children
      )}
    </div>
  )
}
