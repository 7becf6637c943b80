import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, stripSearchParams } from '@tanstack/react-router'
import { Gift, Plus, SearchX, CloudAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { DataTable } from '@/components/data-table'
import { Pagination } from '@/components/pagination'
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
  type VoucherList,
} from '@/features/vouchers/schema'
import { SummaryCards } from '@/features/vouchers/summary-cards'
import { VoucherFilters } from '@/features/vouchers/voucher-filters'
import { formatCount } from '@/lib/format'

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

const noRows: readonly Voucher[] = []

function VouchersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [dialog, setDialog] = useState<VoucherDialog | null>(null)
  const [columns] = useState(() => voucherColumns(setDialog))
  const scope = JSON.stringify([search.search, search.status, search.type])
  const [selected, setSelected] = useSelection<Voucher>(scope)
  const query = useQuery({ ...voucherListQuery(search), placeholderData: keepPreviousData })

  // A failed read that is being tried again is a failed one still; it shows no rows of other filters meanwhile.
  const hasFailed = query.errorUpdateCount > 0 && (!query.data || query.isPlaceholderData)
  const list = hasFailed ? undefined : query.data
  // The address asks for a page past the last one: the last one it is.
  const lastPage = query.isPlaceholderData ? null : (list?.totalPages ?? null)
  const isPastEnd = lastPage !== null && search.page > lastPage
  const isStale = query.isPlaceholderData || isPastEnd
  const rows = list?.vouchers ?? noRows
  const isLoading = !list || (isStale && rows.length === 0)

  return (
    <div className="flex flex-col gap-5">
      {isPastEnd && (
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
          <CouldNotLoad isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <DataTable
            label="Vouchers"
            columns={columns}
            rows={rows}
            skeletonRows={isLoading ? PAGE_SIZE : 0}
            isStale={isStale}
            selected={selected}
            onSelect={setSelected}
            nameOf={voucherName}
            empty={<NoMatches />}
          />
        )}
        {list && !isLoading && (rows.length > 0 || search.page > 1) && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t p-3 sm:px-4">
            <RowsShown list={list} page={search.page} isStale={isStale} />
            <Pagination
              page={search.page}
              totalPages={list.totalPages ?? search.page + (rows.length < PAGE_SIZE ? 0 : 1)}
              onPage={(page) => void navigate({ search: (current) => ({ ...current, page }) })}
            />
          </div>
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

interface RowsShownProps {
  list: VoucherList
  page: number
  isStale: boolean
}

/** Which rows of how many these are; while newer ones are on their way it speaks of those that are shown. */
function RowsShown({ list, page, isStale }: RowsShownProps) {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = first + list.vouchers.length - 1
  const now = `${formatCount(first)} to ${formatCount(last)} of ${formatCount(list.total)}`
  const [shown, setShown] = useState(now)
  if (!isStale && shown !== now) setShown(now)
  return (
    <p role="status" className="text-muted-foreground">
      {shown}
    </p>
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

function CouldNotLoad({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className="flex min-h-80">
      <PageMessage
        icon={CloudAlert}
        title="The vouchers could not be loaded"
        actions={
          <Button loading={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>Your filters are kept.</p>
      </PageMessage>
    </div>
  )
}
