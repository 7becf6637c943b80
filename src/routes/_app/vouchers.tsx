import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  createFileRoute,
  lazyRouteComponent,
  Navigate,
  stripSearchParams,
} from '@tanstack/react-router'
import { Download, Gift, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { CouldNotLoad } from '@/components/could-not-load'
import { DataTable } from '@/components/data-table'
import { ListFooter } from '@/components/list-footer'
import { listState } from '@/components/list-state'
import { OnDemand } from '@/components/on-demand'
import { PageMessage } from '@/components/shell/page-message'
import { Button } from '@/components/ui/button'
import { useSelection } from '@/components/use-selection'
import { voucherDetailsQuery, voucherListQuery } from '@/features/vouchers/api'
import { voucherColumns } from '@/features/vouchers/columns'
import { voucherName } from '@/features/vouchers/labels'
import {
  PAGE_SIZE,
  voucherFilterDefaults,
  voucherSearchSchema,
  type Voucher,
} from '@/features/vouchers/schema'
import { SummaryCards } from '@/features/vouchers/summary-cards'
import { useForgetDeleted } from '@/features/vouchers/use-forget-deleted'
import { useVoucherDialog } from '@/features/vouchers/use-voucher-dialog'
import { VoucherFilters } from '@/features/vouchers/voucher-filters'

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
  const { dialog, setDialog, closeDialog, closeDetails } = useVoucherDialog(search.create)
  const [columns] = useState(() => voucherColumns(setDialog))
  const query = useQuery({ ...voucherListQuery(search), placeholderData: keepPreviousData })

  const { list, hasFailed, lastPage, isStale } = listState(query, search.page)
  const rows = isStale ? undefined : list?.vouchers
  const filters = JSON.stringify([search.search, search.status, search.type])
  const { selected, select, deselect } = useSelection<Voucher>(filters, rows)
  useForgetDeleted(`${filters} ${search.page}`, rows, selected, deselect)

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
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-3xl">Voucher Management</h2>
        <div className="flex gap-3">
          <Button variant="outline" onClick={() => setDialog({ kind: 'reward' })}>
            <Gift aria-hidden="true" />
            Reward
          </Button>
          <Button onClick={() => setDialog({ kind: 'create' })}>
            <Plus aria-hidden="true" />
            Create Voucher
          </Button>
        </div>
      </div>
      <SummaryCards list={hasFailed ? null : list} />
      <section aria-label="Vouchers" className="rounded-lg border bg-card shadow-card">
        <div className="flex flex-wrap items-center gap-3 border-b p-3 sm:p-4">
          <VoucherFilters
            search={search.search}
            status={search.status}
            type={search.type}
            onChange={(change) =>
              void navigate({
                search: (current) => ({ ...current, ...change, page: 1 }),
                // One entry in the history a search, not one a letter.
                replace: 'search' in change,
                resetScroll: false,
              })
            }
          />
          {selected.size > 0 && (
            <Button variant="outline" onClick={() => setDialog({ kind: 'bulk' })}>
              Bulk Actions ({selected.size})
            </Button>
          )}
          <Button variant="outline" onClick={() => setDialog({ kind: 'export' })}>
            <Download aria-hidden="true" />
            Export
          </Button>
        </div>
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
            rows={list?.vouchers}
            pageSize={PAGE_SIZE}
            isStale={isStale}
            selected={selected}
            onSelect={select}
            nameOf={voucherName}
            empty={<NoMatches />}
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
            onPage={(page) => void navigate({ search: (current) => ({ ...current, page }) })}
          />
        )}
      </section>
      {(dialog ?? search.voucher) && (
        <OnDemand
          load={() => VoucherDialogs.preload?.()}
          onClose={dialog ? closeDialog : closeDetails}
        >
          <VoucherDialogs
            dialog={dialog}
            detailsOf={search.voucher}
            row={list?.vouchers.find(({ id }) => id === search.voucher)}
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

function NoMatches() {
  return (
    <div role="status" className="flex min-h-80">
      <PageMessage icon={SearchX} title="No vouchers found matching your criteria">
        <p>Try another word, or other filters.</p>
      </PageMessage>
    </div>
  )
}
