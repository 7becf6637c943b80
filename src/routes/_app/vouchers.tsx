import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  createFileRoute,
  lazyRouteComponent,
  Navigate,
  stripSearchParams,
} from '@tanstack/react-router'
import { Download } from 'lucide'
import { useState } from 'react'
import { CouldNotLoad } from '@/components/could-not-load'
import { DataTable } from '@/components/data-table'
import { ListFooter } from '@/components/list-footer'
import { listState } from '@/components/list-state'
import { OnDemand } from '@/components/on-demand'
import { SelectionBar } from '@/components/selection-bar'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useSelection } from '@/components/use-selection'
import { voucherDetailsQuery, voucherListQuery } from '@/features/vouchers/api'
import { hiddenColumns, voucherColumns } from '@/features/vouchers/columns'
import { voucherName } from '@/features/vouchers/labels'
import { NoVouchers } from '@/features/vouchers/no-vouchers'
import {
  PAGE_SIZE,
  voucherFilterDefaults,
  voucherSearchSchema,
  type Voucher,
} from '@/features/vouchers/schema'
import { SummaryCards } from '@/features/vouchers/summary-cards'
import { useForgetDeleted } from '@/features/vouchers/use-forget-deleted'
import { useReadAhead } from '@/features/vouchers/use-read-ahead'
import { useVoucherDialog } from '@/features/vouchers/use-voucher-dialog'
import { hasFilters, noFilters, type Filters } from '@/features/vouchers/voucher-filters'
import { VoucherHeading } from '@/features/vouchers/voucher-heading'
import { VoucherToolbar } from '@/features/vouchers/voucher-toolbar'
import { usePreload } from '@/lib/use-preload'

const VoucherDialogs = lazyRouteComponent(() => import('@/features/vouchers/voucher-dialogs'))

export const Route = createFileRoute('/_app/vouchers')({
  staticData: { module: 'Vouchers' },
  validateSearch: voucherSearchSchema,
  search: { middlewares: [stripSearchParams(voucherFilterDefaults)] },
  loaderDeps: ({ search }) => search,
  // Started here, beside the page's code, and not awaited: the rows that are shown stay until the new ones come.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(voucherListQuery(deps))
    if (deps.voucher) void queryClient.prefetchQuery(voucherDetailsQuery(deps.voucher))
  },
  component: VouchersPage,
})

function VouchersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { dialog, setDialog, closeDialog, closeDetails } = useVoucherDialog(search)
  const [columns] = useState(() => voucherColumns(setDialog))
  const hidden = hiddenColumns.use()
  const query = useQuery({ ...voucherListQuery(search), placeholderData: keepPreviousData })

  const { list, hasFailed, lastPage, isStale } = listState(query, search.page)
  const rows = isStale ? undefined : list?.vouchers
  const filters = JSON.stringify([search.search, search.status, search.type])
  const selection = useSelection<Voucher>(filters, rows)
  const { selected, deselect } = selection
  useForgetDeleted(`${filters} ${search.page}`, rows, selected, deselect)
  const readPage = useReadAhead(search, isStale ? 0 : (list?.totalPages ?? 0))
  usePreload(() => void VoucherDialogs.preload?.())

  const changeFilters = (change: Partial<Filters>) =>
    void navigate({
      search: (current) => ({ ...current, ...change, page: 1 }),
      // One entry in the history a search, not one a letter.
      replace: Object.keys(change).join() === 'search',
      resetScroll: false,
    })

  return (
    <div className="flex flex-col gap-5">
      {lastPage !== null && (
        <Navigate
          from={Route.fullPath}
          search={{ ...search, page: lastPage }}
          replace
          ignoreBlocker
        />
      )}
      <VoucherHeading onOpen={setDialog} />
      <SummaryCards list={hasFailed ? null : list} filters={search} />
      <section aria-label="Vouchers" className="rounded-lg border bg-card shadow-card">
        <VoucherToolbar
          filters={search}
          onFilter={changeFilters}
          readAt={query.dataUpdatedAt}
          isFetching={query.isFetching}
          onRefresh={() => void query.refetch()}
          onExport={() => setDialog({ kind: 'export' })}
        />
        {hasFailed ? (
          <CouldNotLoad
            title="The vouchers could not be loaded"
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            Your filters are kept.
          </CouldNotLoad>
        ) : (
          <DataTable
            label="Vouchers"
            columns={columns}
            hidden={hidden}
            rows={list?.vouchers}
            pageSize={PAGE_SIZE}
            isStale={isStale}
            selection={selection}
            nameOf={voucherName}
            keys={{
              e: (voucher) => setDialog({ kind: 'edit', voucher }),
              b: () => setDialog({ kind: 'bulk' }),
            }}
            empty={
              <NoVouchers
                onClear={hasFilters(search) ? () => changeFilters(noFilters) : undefined}
                onCreate={() => setDialog({ kind: 'create' })}
              />
            }
          />
        )}
        {list && (
          <ListFooter
            page={search.page}
            pageSize={PAGE_SIZE}
            rowCount={list.vouchers.length}
            total={list.total}
            totalPages={list.totalPages}
            isStale={isStale}
            onNear={readPage}
            onPage={(page) => void navigate({ search: (current) => ({ ...current, page }) })}
          />
        )}
        <SelectionBar count={selected.size} onClear={selection.clear}>
          <Button variant="outline" onClick={() => setDialog({ kind: 'export' })}>
            <Icon of={Download} />
            <span>
              <span className="max-sm:sr-only">Export </span>({selected.size})
            </span>
          </Button>
          <Button onClick={() => setDialog({ kind: 'bulk' })}>
            Bulk Actions ({selected.size})
          </Button>
        </SelectionBar>
      </section>
      {(dialog ?? search.voucher) && (
        <OnDemand
          load={() => VoucherDialogs.preload?.()}
          onClose={dialog ? closeDialog : closeDetails}
        >
          <VoucherDialogs
            dialog={dialog}
            detailsOf={search.voucher}
            rows={list?.vouchers}
            selected={selected}
            filters={search}
            total={isStale ? null : list?.total}
            onOpen={setDialog}
            onClose={closeDialog}
            onCloseDetails={closeDetails}
            onDeselect={deselect}
          />
        </OnDemand>
      )}
    </div>
  )
}
