import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, stripSearchParams } from '@tanstack/react-router'
import { Gift, Plus, SearchX, CloudAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { DataTable } from '@/components/data-table'
import { Pagination } from '@/components/pagination'
import { PageMessage } from '@/components/shell/page-message'
import { Button } from '@/components/ui/button'
import { voucherListQuery } from '@/features/vouchers/api'
import { voucherColumns, voucherName } from '@/features/vouchers/columns'
import type { VoucherDialog } from '@/features/vouchers/dialogs'
import {
  PAGE_SIZE,
  voucherSearchDefaults,
  voucherSearchSchema,
  type Voucher,
  type VoucherList,
  type VoucherSearch,
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
const noneSelected: ReadonlyMap<string, Voucher> = new Map()

function VouchersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [dialog, setDialog] = useState<VoucherDialog | null>(null)
  const [columns] = useState(() => voucherColumns(setDialog))
  const [selected, setSelected] = useSelection(search)
  const query = useQuery({ ...voucherListQuery(search), placeholderData: keepPreviousData })
  const list = query.data

  // The address asks for a page past the last one: the last one it is.
  const isPastEnd = list && !query.isPlaceholderData && search.page > list.totalPages
  const isStale = query.isPlaceholderData || Boolean(isPastEnd)

  return (
    <div className="flex flex-col gap-5">
      {isPastEnd && (
        <Navigate from={Route.fullPath} search={{ ...search, page: list.totalPages }} replace />
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
      <SummaryCards list={query.isError && !list ? null : list} />
      <section aria-label="Vouchers" className="rounded-lg border bg-card shadow-card">
        <div className="flex flex-wrap items-center gap-3 border-b p-3 sm:p-4">
          <VoucherFilters
            {...search}
            onChange={(change) =>
              void navigate({
                search: { ...search, ...change, page: 1 },
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
        {query.isError && !list ? (
          <CouldNotLoad onRetry={() => void query.refetch()} />
        ) : (
          <DataTable
            label="Vouchers"
            columns={columns}
            rows={list?.vouchers ?? noRows}
            skeletonRows={list ? 0 : PAGE_SIZE}
            isStale={isStale}
            selected={selected}
            onSelect={setSelected}
            nameOf={voucherName}
            empty={<NoMatches />}
          />
        )}
        {list && list.vouchers.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t p-3 sm:px-4">
            <RowsShown list={list} search={search} />
            <Pagination
              page={search.page}
              totalPages={list.totalPages}
              onPage={(page) => void navigate({ search: { ...search, page } })}
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

/** What is selected, by id, on every page of the same filters; other filters begin with nothing selected. */
function useSelection({ search, status, type }: VoucherSearch) {
  const scope = JSON.stringify([search, status, type])
  const [selection, setSelection] = useState({ scope, selected: noneSelected })
  if (selection.scope !== scope) setSelection({ scope, selected: noneSelected })
  const select = (selected: ReadonlyMap<string, Voucher>) => setSelection({ scope, selected })
  return [selection.scope === scope ? selection.selected : noneSelected, select] as const
}

function RowsShown({ list, search }: { list: VoucherList; search: VoucherSearch }) {
  const first = (search.page - 1) * PAGE_SIZE + 1
  const last = first + list.vouchers.length - 1
  return (
    <p role="status" className="text-muted-foreground">
      {formatCount(first)} to {formatCount(last)} of {formatCount(list.total)}
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

function CouldNotLoad({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex min-h-80">
      <PageMessage
        icon={CloudAlert}
        title="The vouchers could not be loaded"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        <p>Your filters are kept.</p>
      </PageMessage>
    </div>
  )
}
