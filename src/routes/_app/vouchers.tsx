import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, stripSearchParams } from '@tanstack/react-router'
import { Download } from 'lucide'
import { DataTable } from '@/components/list/data-table'
import { ListFooter } from '@/components/list/list-footer'
import { listState } from '@/components/list/list-state'
import { SelectionBar } from '@/components/list/selection-bar'
import { useSelection } from '@/components/list/use-selection'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { LoadError } from '@/components/ui/load-error'
import { voucherListQuery } from '@/features/vouchers/api'
import { voucherName } from '@/features/vouchers/labels'
import { hiddenColumns, voucherColumns } from '@/features/vouchers/list/columns'
import { NoVouchers } from '@/features/vouchers/list/no-vouchers'
import { SelectAll } from '@/features/vouchers/list/select-all'
import { usePrefetchNextPage } from '@/features/vouchers/list/use-prefetch-next-page'
import { usePruneDeletedSelection } from '@/features/vouchers/list/use-prune-deleted-selection'
import { MAX_SELECTED } from '@/features/vouchers/list/use-select-all'
import { hasFilters } from '@/features/vouchers/list/voucher-filters'
import { VoucherHeading } from '@/features/vouchers/list/voucher-heading'
import { VoucherToolbar } from '@/features/vouchers/list/voucher-toolbar'
import { SummaryCards } from '@/features/vouchers/overview/summary-cards'
import {
  NO_VOUCHERS,
  voucherFilterDefaults,
  voucherSearchSchema,
  type Voucher,
  type VoucherFilters,
} from '@/features/vouchers/schema'
import { useVoucherDialog } from '@/features/vouchers/use-voucher-dialog'
import { PAGE_SIZE } from '@/lib/list'
import { useShortcut } from '@/lib/shortcuts'
import { toast } from '@/lib/toast'

const VoucherDialogs = lazyOverlay(() => import('@/features/vouchers/voucher-dialogs'))
const NOUN = ['voucher', 'vouchers'] as const

export const Route = createFileRoute('/_app/vouchers')({
  staticData: { module: 'Vouchers' },
  validateSearch: voucherSearchSchema,
  search: { middlewares: [stripSearchParams(voucherFilterDefaults)] },
  // Only the parameters of the list: opening a dialog must not refetch it.
  loaderDeps: ({ search: { page, search, status, type } }) => ({ page, search, status, type }),
  // Not awaited: the request starts while the page's chunk loads, and the current rows stay until the new ones arrive.
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.prefetchQuery(voucherListQuery(deps)),
  component: VouchersPage,
})

function VouchersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { openDialog, closeDialog } = useVoucherDialog()
  const hidden = hiddenColumns.use()
  const query = useQuery({ ...voucherListQuery(search), placeholderData: keepPreviousData })
  const { list, hasFailed, redirectToPage, isPlaceholder } = listState(query, search.page)
  const rows = isPlaceholder ? undefined : list?.rows
  const filters = JSON.stringify([search.search, search.status, search.type])
  const selection = useSelection<Voucher>(filters, rows)
  const { selected, deselect, clear } = selection
  usePruneDeletedSelection(`${filters} ${search.page}`, rows, selected, deselect)
  const totalPages = list?.totalPages ?? null
  usePrefetchNextPage(search, isPlaceholder ? null : totalPages)
  const isFiltered = hasFilters(search)
  const isPageSelected = rows !== undefined && rows.every(({ id }) => selected.has(id))

  const changeFilters = (change: Partial<VoucherFilters>) =>
    void navigate({
      search: (current) => ({ ...current, ...change, page: 1 }),
      // One history entry for a search, not one for each letter.
      replace: Object.keys(change).join() === 'search',
      resetScroll: false,
    })
  const turnPage = (by: 1 | -1) =>
    void navigate({
      // Relative to the page in the URL, which may still be loading, so that a second press turns another page.
      search: ({ page = 1, ...current }) => ({
        ...current,
        page: Math.max(1, Math.min(page + by, totalPages ?? Infinity)),
      }),
      resetScroll: false,
    })
  function openBulkAction() {
    if (selected.size === 0) toast.warning(NO_VOUCHERS)
    else openDialog({ dialog: 'bulk' })
  }
  useShortcut('n', () => turnPage(1))
  useShortcut('p', () => turnPage(-1))
  useShortcut('c', () => openDialog({ dialog: 'create' }))
  useShortcut('Escape', clear)

  return (
    <div data-slot="pane" className="flex min-h-0 flex-1 flex-col gap-2 sm:gap-2.5">
      {redirectToPage !== null && (
        <Navigate
          from={Route.fullPath}
          search={{ ...search, page: redirectToPage }}
          replace
          ignoreBlocker
        />
      )}
      <VoucherHeading isFiltered={isFiltered && list !== undefined} onOpen={openDialog} />
      <SummaryCards
        list={hasFailed ? null : list}
        filters={search}
        isFiltered={isFiltered && list !== undefined}
        isPlaceholder={isPlaceholder}
      />
      <section
        aria-label="Vouchers"
        className="flex min-h-0 flex-1 flex-col rounded-lg border bg-card shadow-card has-[[data-slot=selection-bar]]:[--selection-bar:7.5rem] sm:has-[[data-slot=selection-bar]]:[--selection-bar:4rem]"
      >
        <VoucherToolbar
          filters={search}
          onFilter={changeFilters}
          readAt={hasFailed ? null : query.dataUpdatedAt}
          isFetching={query.isFetching}
          onRefresh={() => void query.refetch()}
          onExport={() => openDialog({ dialog: 'export' })}
        />
        {hasFailed ? (
          <LoadError
            title={
              query.error?.isFinal
                ? 'This backend does not provide vouchers'
                : 'The vouchers could not be loaded'
            }
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            {isFiltered ? 'Your filters are still applied.' : undefined}
          </LoadError>
        ) : (
          <DataTable
            label="Vouchers"
            columns={voucherColumns}
            hidden={hidden}
            rows={list?.rows}
            page={search.page}
            pageSize={PAGE_SIZE}
            isPlaceholder={isPlaceholder}
            selection={selection}
            getRowLabel={voucherName}
            rowShortcuts={{
              e: (voucher) => openDialog({ voucher: voucher.id, dialog: 'edit' }),
              b: openBulkAction,
            }}
            empty={
              <NoVouchers
                onClear={isFiltered ? () => changeFilters(voucherFilterDefaults) : undefined}
                onCreate={() => openDialog({ dialog: 'create' })}
              />
            }
          />
        )}
        <div data-slot="list-footer" className="sticky bottom-(--banner) z-20">
          <SelectionBar
            count={selected.size}
            onClear={clear}
            more={
              list?.total &&
              isPageSelected &&
              selected.size < Math.min(list.total, MAX_SELECTED) ? (
                <SelectAll
                  key={filters}
                  filters={search}
                  total={list.total}
                  onSelect={selection.select}
                />
              ) : null
            }
          >
            <Button variant="outline" onClick={() => openDialog({ dialog: 'export' })}>
              <Icon of={Download} />
              <span>
                <span className="max-sm:sr-only">Export </span>({selected.size})
              </span>
            </Button>
            <Button onClick={openBulkAction}>Bulk Actions ({selected.size})</Button>
          </SelectionBar>
          {list && (
            <ListFooter
              page={search.page}
              pageSize={PAGE_SIZE}
              rowCount={list.rows.length}
              noun={NOUN}
              total={list.total}
              totalPages={totalPages}
              isPlaceholder={isPlaceholder}
              onTurn={turnPage}
            />
          )}
        </div>
      </section>
      {(search.dialog ?? search.voucher ?? search.create) !== undefined && (
        <VoucherDialogs
          search={search}
          rows={list?.rows}
          total={isPlaceholder ? null : list?.total}
          selected={selected}
          onDeselect={deselect}
          onOpen={openDialog}
          onClose={closeDialog}
        />
      )}
    </div>
  )
}
