import { Navigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import type { Filters, FreeChoices } from '@/api/list'
import { useIsPermitted } from '@/api/permissions'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { LoadError } from '@/components/ui/load-error'
import { PageHeading } from '@/components/ui/page-heading'
import { sumText } from '@/domain/sum'
import { useIsPhone } from '@/hooks/use-media-query'
import { useShortcut } from '@/hooks/use-shortcut'
import { markPage } from '@/lib/mark-page'
import { publishList } from '@/memory/record-lists'
import type { ListDefinition, ListFilters } from './define-list'
import { ExportButton, OpenExport } from './export/export-button'
import { FilterControls } from './filters/filter-controls'
import { ListFooter } from './list-footer'
import { OpenMany } from './many/open-many'
import { SelectedCount } from './many/selected-count'
import { useSelection, type Selection } from './many/use-selection'
import { EmptyList, loadFailure, NoRows, PageAfterLast } from './no-rows'
import { PrintedList } from './printed-list'
import { SavedButton } from './saved/saved-button'
import { OpenSum, SumButton, SumMenu } from './sum/sum-button'
import { ColumnsMenu, useHiddenColumns } from './table/columns-menu'
import { DataTable } from './table/data-table'
import type { Places } from './table/places'
import { sortOptions, SortStatus } from './table/sorting'
import { NewRows, PauseUpdates } from './updates/polled-updates'
import { usePublishShown } from './updates/shown-list'
import { UpdatedAgo } from './updates/updated-ago'
import type { List } from './use-list'

// While it loads, more rows can be selected.
const SelectedRows = lazyOverlay(() => import('./many/selected-rows'), {
  fallback: null,
  isLikely: true,
})

const markList = markPage('data-has-list')

interface ListPageProps<TRow extends { id: string }, TFilters extends Filters> {
  list: List<TRow> & { definition: Pick<ListDefinition<TFilters, TRow>, 'filters'> }
  /** Follows the title and its count. */
  action?: ReactNode
  /** Precedes the list. */
  summary?: ReactNode
  /** Beside those of the definition. */
  filters?: ListFilters<FreeChoices<TFilters>>
  /** Replaces the text of the definition if the list is empty without filters. */
  empty?: ReactNode
  /** Enables row selection, with one button that opens the dialog `bulk`. */
  bulkLabel?: string | undefined
  rowShortcuts?: Readonly<Record<string, (row: TRow) => void>>
  /** Where the rows can be moved to, in a list that is ordered by position. */
  places?: Places
  /** The dialogs of the page. */
  children?: ReactNode | ((selection: Selection<TRow>) => ReactNode)
}

/** A list page in every state: loading, empty, failed. */
export function ListPage<TRow extends { id: string }, TFilters extends Filters>(
  props: ListPageProps<TRow, TFilters>,
) {
  const { list, action, summary, bulkLabel } = props
  const { definition, params, loaded } = list
  const { resource, title, columns, exported, sum, many = [], pollEvery } = definition
  const { query, data, redirect } = loaded
  const { sort } = params
  const isPhone = useIsPhone()
  const turnPage = (by: 1 | -1) => params.turnPage(by, loaded.totalPages)
  useShortcut('n', () => turnPage(1))
  useShortcut('p', () => turnPage(-1))
  usePublishedList(list)
  usePublishShown({
    module: resource.module,
    search: params.search,
    isPolled: loaded.isPolled && !query.isError,
    readAt: query.dataUpdatedAt,
    added: loaded.news.added,
    hasMore: loaded.news.hasMore,
  })
  const hiddenColumns = useHiddenColumns(resource.keys[0], columns)
  const isPermitted = useIsPermitted(resource)
  const selection = useSelection(params.filterKey, loaded.rows)
  const isSelectable = bulkLabel !== undefined || many.some(isPermitted)
  const selectedSum = useMemo(
    () => (sum ? sumText([...selection.selected.values()], sum) : ''),
    [sum, selection.selected],
  )
  const sortChoices = sortOptions({ sort, columns })
  const wholeSum = {
    many: (sum?.noun ?? resource.noun)[1],
    amount: loaded.isOfOtherFilters ? null : (data?.totalAmount ?? null),
  }
  const filters = { ...definition.filters, ...props.filters }
  const empty =
    params.search.page > 1 ? (
      <PageAfterLast noun={resource.noun[1]} onTurn={() => turnPage(-1)} />
    ) : params.isFiltered ? (
      <NoRows noun={resource.noun[1]} onClear={params.clearFilters} />
    ) : (
      (props.empty ?? <EmptyList title={definition.empty} />)
    )

  const tools = (
    <>
      <UpdatedAgo
        at={loaded.hasFailed ? null : query.dataUpdatedAt}
        isFetching={query.isFetching}
        className={
          params.filters.length + params.dates.length > 2
            ? '@max-7xl/list:sr-only @7xl/list:min-w-29'
            : '@max-wide/list:sr-only @wide/list:min-w-29'
        }
        onRefresh={loaded.refresh}
      />
      {pollEvery !== undefined && <PauseUpdates onResume={() => void query.refetch()} />}
      {!resource.hasRequiredDays && (
        <SavedButton
          params={params}
          readPage={loaded.readPage}
          hidden={hiddenColumns.hidden}
          sortChoices={sortChoices}
        />
      )}
      <ColumnsMenu {...hiddenColumns} />
    </>
  )
  const exportButton = exported && isPermitted('export') && <ExportButton />

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
      <PrintedList list={list} filters={filters} sortChoices={sortChoices} empty={empty} />
      {/* A summary has the count. */}
      <PageHeading
        title={title}
        total={summary ? null : data?.total}
        isOutdated={loaded.isOfOtherFilters}
      >
        {pollEvery !== undefined && (
          <NewRows noun={resource.noun} news={loaded.news} onReveal={loaded.reveal} />
        )}
        {action}
      </PageHeading>
      {summary}
      <section
        aria-label={title}
        className="@container/list flex min-h-0 flex-1 flex-col rounded-lg border bg-card shadow-card"
      >
        <SortStatus value={sort.value} sortChoices={sortChoices} />
        <div data-unprinted="" className="flex items-center gap-near border-b p-1 sm:p-1.5">
          <FilterControls
            params={params}
            rows={loaded.rows}
            label={definition.searchLabel ?? `Search ${resource.noun[1]}`}
            sortChoices={sortChoices}
            tools={tools}
            filters={filters}
          />
          <div className="flex shrink-0 items-center max-sm:hidden">
            {tools}
            {!isPhone && exportButton}
          </div>
        </div>
        {loaded.hasFailed ? (
          <Failure list={list} />
        ) : (
          <DataTable
            list={list}
            hidden={hiddenColumns.hidden}
            selection={isSelectable ? selection : undefined}
            rowShortcuts={props.rowShortcuts}
            places={props.places}
            empty={empty}
          />
        )}
        <div
          ref={markList}
          data-slot="list-footer"
          className="z-20 not-tiny:sticky not-tiny:bottom-(--banner) tiny:relative"
        >
          {isSelectable && (
            <SelectedCount
              count={selection.selected.size}
              noun={resource.noun}
              sumText={selectedSum}
            />
          )}
          {isSelectable && selection.selected.size > 0 && (
            <SelectedRows
              list={list}
              selection={selection}
              sumText={selectedSum}
              bulkLabel={bulkLabel}
              onClose={selection.clear}
            />
          )}
          {data && (
            <ListFooter
              page={params.search.page}
              rowCount={loaded.rowCount}
              noun={resource.noun}
              total={data.total}
              totalPages={data.totalPages}
              isPlaceholder={loaded.isPlaceholder}
              onTurn={turnPage}
            >
              {sum && isPhone ? (
                <SumMenu {...wholeSum} canExport={Boolean(exportButton)} />
              ) : sum ? (
                <SumButton {...wholeSum} />
              ) : (
                isPhone && exportButton
              )}
            </ListFooter>
          )}
        </div>
      </section>
      <Dialogs list={list} selection={selection}>
        {props.children}
      </Dialogs>
    </div>
  )
}

interface PartProps<TRow extends { id: string }> {
  list: List<TRow>
}

function Failure<TRow extends { id: string }>({ list }: PartProps<TRow>) {
  const { resource, notProvided } = list.definition
  const { query } = list.loaded
  if (notProvided && query.error?.isMissing) return <div role="status">{notProvided}</div>
  return (
    <LoadError
      {...loadFailure(resource, query.error)}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {list.params.isFiltered ? 'Your filters are still applied.' : undefined}
    </LoadError>
  )
}

interface DialogsProps<TRow extends { id: string }> extends PartProps<TRow> {
  selection: Selection<TRow>
  children: ListPageProps<TRow, Filters>['children']
}

/** The dialog of the URL that every list has, or else those of the page. */
function Dialogs<TRow extends { id: string }>(props: DialogsProps<TRow>) {
  const { list, selection, children } = props
  const { resource, exported, sum, actions } = list.definition
  const { dialog, [resource.param]: openRecord } = list.params.search
  if (exported && dialog === 'export') {
    return <OpenExport list={list} selected={selection.selected} fields={exported} />
  }
  if (sum && dialog === 'sum') return <OpenSum list={list} sum={sum} />
  // Without a record, the dialog of an action is about the selected rows.
  const isAboutRows = openRecord === undefined && typeof dialog === 'string'
  if (exported && actions && isAboutRows && resource.actions?.includes(dialog)) {
    return (
      <OpenMany
        list={list}
        selection={selection}
        actions={actions}
        fields={exported}
        name={dialog}
      />
    )
  }
  return typeof children === 'function' ? children(selection) : children
}

/** Lets the details of a record step through the list that it was opened from. */
function usePublishedList<TRow extends { id: string }>({ definition, params, loaded }: List<TRow>) {
  const { rows } = loaded
  const publish = useEffectEvent((shown: readonly TRow[]) => {
    const { resource, getName } = definition
    const { search } = params
    const { param } = resource
    const toRecord = (row: TRow) => ({ id: row.id, name: getName(row) })
    publishList({
      param,
      rows: shown.map(toRecord),
      page: search.page,
      isComplete: search.page >= (loaded.totalPages ?? Infinity),
      search: { ...search, dialog: undefined, [param]: undefined },
      async readPage(page, signal) {
        const next = await loaded.readPage(page, signal)
        return { rows: next.rows.map(toRecord), totalPages: next.totalPages }
      },
    })
  })
  useEffect(() => {
    if (rows) publish(rows)
  }, [rows])
}
