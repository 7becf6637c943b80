import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PAGE_SIZE } from '@/api/list'
import { LoadError } from '@/components/ui/load-error'
import { useShortcut } from '@/hooks/use-shortcut'
import { formatCount } from '@/lib/format'
import { DataTable, type Column } from './data-table'
import { FilterControls } from './filter-controls'
import type { FilterOptions } from './filter-select'
import { ListFooter } from './list-footer'
import { loadFailure } from './load-failure'
import { NoRows } from './no-rows'
import { UpdatedAgo } from './updated-ago'
import type { ListState } from './use-list'
import type { Selection } from './use-selection'

interface ListPageProps<TRow extends { id: string }> {
  /** The module's name: "Orders". */
  title: string
  list: ListState<TRow>
  columns: readonly Column<TRow>[]
  getRowLabel: (row: TRow) => string
  /** Shown instead of the table if the list is empty without filters. */
  empty: ReactNode
  /** Shown instead of the table if the backend does not have the list. By default this is an error. */
  notProvided?: ReactNode
  /** Replaces the default heading. */
  heading?: ReactNode
  /** The button at the end of the default heading. */
  action?: ReactNode
  /** See FilterControls. */
  loadedOptions?: Readonly<Record<string, FilterOptions>>
  /** The name of the search box: by default "Search" and the noun. */
  searchLabel?: string
  /** Buttons at the end of the toolbar. */
  tools?: ReactNode
  /** Selects rows with checkboxes, and shows `bar` below the table. */
  selection?: Selection<TRow> & { bar: ReactNode }
  /** The ids of hidden columns. */
  hidden?: readonly string[]
  /** See DataTable. */
  rowShortcuts?: Readonly<Record<string, (row: TRow) => void>>
  /** The dialogs of the page. */
  children?: ReactNode
}

/** A list with its heading, toolbar, table or cards, and pagination, in every state: loading, empty, failed. */
export function ListPage<TRow extends { id: string }>(props: ListPageProps<TRow>) {
  const { title, list, columns, getRowLabel, empty, heading, tools, selection } = props
  const { resource, search, query, data, hasFailed, isPlaceholder, isFiltered } = list
  const { redirectToPage, turnPage, clearFilters } = list
  const refetch = () => void query.refetch()
  useShortcut('n', () => turnPage(1))
  useShortcut('p', () => turnPage(-1))
  const { noun } = resource

  return (
    // The list scrolls inside the window, if that is large enough.
    <div data-slot="pane" className="flex min-h-0 flex-1 flex-col gap-2 sm:gap-2.5">
      {redirectToPage !== null && (
        <Navigate
          to="."
          search={(current) => ({ ...current, page: redirectToPage })}
          replace
          ignoreBlocker
        />
      )}
      {heading ?? <Heading title={title} total={data?.total} action={props.action} />}
      <section
        aria-label={title}
        className="flex min-h-0 flex-1 flex-col rounded-lg border bg-card shadow-card has-[[data-slot=selection-bar]]:[--selection-bar:7.5rem] sm:has-[[data-slot=selection-bar]]:[--selection-bar:4rem]"
      >
        <div className="flex items-center gap-2 border-b p-1.5 max-sm:flex-wrap max-sm:gap-x-1 max-sm:p-2 sm:px-3">
          <FilterControls
            list={list}
            label={props.searchLabel ?? `Search ${noun[1]}`}
            loadedOptions={props.loadedOptions}
          />
          <div className="ml-auto flex shrink-0 items-center max-sm:contents">
            <UpdatedAgo
              at={hasFailed ? null : query.dataUpdatedAt}
              isFetching={query.isFetching}
              onRefresh={refetch}
            />
            {tools}
          </div>
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
            hidden={props.hidden}
            rows={data?.rows}
            page={search.page}
            pageSize={PAGE_SIZE}
            isPlaceholder={isPlaceholder}
            selection={selection}
            getRowLabel={getRowLabel}
            rowShortcuts={props.rowShortcuts}
            empty={isFiltered ? <NoRows noun={noun[1]} onClear={clearFilters} /> : empty}
          />
        )}
        <div
          data-slot="list-footer"
          className="z-20 not-tiny:sticky not-tiny:bottom-(--banner) tiny:relative"
        >
          {selection?.bar}
          {data && (
            <ListFooter
              page={search.page}
              pageSize={PAGE_SIZE}
              rowCount={data.rows.length}
              noun={noun}
              total={data.total}
              totalPages={data.totalPages}
              isPlaceholder={isPlaceholder}
              onTurn={turnPage}
            />
          )}
        </div>
      </section>
      {props.children}
    </div>
  )
}

interface HeadingProps {
  title: string
  /** Null if the server does not say, undefined while it is loading. Omit it for a heading without. */
  total?: number | null | undefined
  action?: ReactNode
}

/** The heading of a list, with its number of rows. */
function Heading({ title, total, action }: HeadingProps) {
  return (
    <div className="flex min-h-control flex-wrap items-center justify-between gap-2">
      <h2 className="flex items-center gap-2.5 text-2xl leading-tight max-sm:text-xl">
        {title}
        {typeof total === 'number' && (
          <span className="text-muted-foreground">{formatCount(total)}</span>
        )}
      </h2>
      {action}
    </div>
  )
}
