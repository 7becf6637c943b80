import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, stripSearchParams } from '@tanstack/react-router'
import { Gift, Plus, SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CouldNotLoad } from '@/components/could-not-load'
import { DataTable } from '@/components/data-table'
import { ListFooter } from '@/components/list-footer'
import { listState } from '@/components/list-state'
import { PageMessage } from '@/components/shell/page-message'
import { Button } from '@/components/ui/button'
import { useSelection } from '@/components/use-selection'
import { voucherListQuery } from '@/features/vouchers/api'
import { voucherColumns } from '@/features/vouchers/columns'
import type { VoucherDialog } from '@/features/vouchers/dialogs'
import { voucherName } from '@/features/vouchers/labels'
import {
  PAGE_SIZE,
  voucherSearchDefaults,
  voucherSearchSchema,
  type Voucher,
} from '@/features/vouchers/schema'
import { SummaryCards } from '@/features/vouchers/summary-cards'
import { VoucherFilters } from '@/features/vouchers/voucher-filters'

const VoucherDialogs = lazy(() => import('@/features/vouchers/voucher-dialogs'))

export const Route = createFileRoute('/_app/vouchers')({
  staticData: { module: 'Vouchers' },
  validateSearch: voucherSearchSchema,
  search: { middlewares: [stripSearchParams(voucherSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  // Started here, beside the page's code, and not awaited: the rows that are shown stay until the new ones come.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(voucherListQuery(deps))
  },
  component: VouchersPage,
})

function VouchersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [dialog, setDialog] = useState<VoucherDialog | null>(null)
  const [columns] = useState(() => voucherColumns(setDialog))
  const scope = JSON.stringify([search.search, search.status, search.type])
  const [selected, setSelected] = useSelection<Voucher>(scope)
  const query = useQuery({ ...voucherListQuery(search), placeholderData: keepPreviousData })

  const { list, hasFailed, lastPage, isStale } = listState(query, search.page)

  return (
    <div className="flex flex-col gap-5">
      {lastPage !== null && (
        <Navigate from={Route.fullPath} search={{ ...search, page: lastPage }} replace />
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
            {...search}
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
        </div>
        {hasFailed ? (
          <CouldNotLoad
            title="The vouchers could not be loaded"
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <DataTable
            label="Vouchers"
            columns={columns}
            rows={list?.vouchers}
            pageSize={PAGE_SIZE}
            isStale={isStale}
            selected={selected}
            onSelect={setSelected}
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
      {dialog && (
        <Suspense>
          <VoucherDialogs dialog={dialog} selected={selected} onClose={() => setDialog(null)} />
        </Suspense>
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
