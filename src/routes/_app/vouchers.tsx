import { createFileRoute } from '@tanstack/react-router'
import { Download, SearchX } from 'lucide-react'
import { listParams } from '@/api/list'
import { listQuery } from '@/api/queries'
import { prefetch } from '@/api/query-client'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { SelectionBar } from '@/components/list/selection-bar'
import { useList } from '@/components/list/use-list'
import { useSelection } from '@/components/list/use-selection'
import { Button } from '@/components/ui/button'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { voucherName } from '@/features/vouchers/labels'
import { hiddenColumns, voucherColumns } from '@/features/vouchers/list/columns'
import { usePruneDeletedSelection } from '@/features/vouchers/list/use-prune-deleted-selection'
import { VoucherHeading } from '@/features/vouchers/list/voucher-heading'
import { VoucherTools } from '@/features/vouchers/list/voucher-tools'
import { SummaryCards } from '@/features/vouchers/overview/summary-cards'
import {
  MAX_SELECTED,
  NO_VOUCHERS,
  type Voucher,
  voucherFilters,
  voucherResource,
  voucherSearch,
} from '@/features/vouchers/resource'
import { useVoucherDialog } from '@/features/vouchers/use-voucher-dialog'
import { useShortcut } from '@/hooks/use-shortcut'
import { toast } from '@/lib/toast'

// Needed once a whole page is selected.
const SelectAll = lazyOverlay(() => import('@/features/vouchers/list/select-all'))
const VoucherDialogs = lazyOverlay(() => import('@/features/vouchers/voucher-dialogs'))

export const Route = createFileRoute('/_app/vouchers')({
  staticData: { module: 'Vouchers' },
  validateSearch: voucherSearch,
  loaderDeps: ({ search }) => listParams(voucherFilters, search),
  // Not awaited: the current rows stay until the new ones arrive.
  loader: ({ context: { queryClient }, deps }) =>
    void prefetch(queryClient, listQuery(voucherResource, deps)),
  component: VouchersPage,
})

function VouchersPage() {
  const search = Route.useSearch()
  const { openDialog, closeDialog } = useVoucherDialog()
  const hidden = hiddenColumns.use()
  const list = useList(voucherResource, search)
  const { data, rows, filterKey, hasFailed, isPlaceholder } = list
  const selection = useSelection<Voucher>(filterKey, rows)
  const { selected, deselect, clear } = selection
  usePruneDeletedSelection(`${filterKey} ${search.page}`, rows, selected, deselect)
  const isFiltered = list.isFiltered && data !== undefined

  function openBulkAction() {
    if (selected.size === 0) toast.warning(NO_VOUCHERS)
    else openDialog({ dialog: 'bulk' })
  }
  useShortcut('c', () => openDialog({ dialog: 'create' }))
  useShortcut('Escape', clear)

  const canSelectMore =
    rows?.every(({ id }) => selected.has(id)) &&
    selected.size < Math.min(data?.total ?? 0, MAX_SELECTED)
  const selectionBar = (
    <SelectionBar
      count={selected.size}
      noun={voucherResource.noun}
      onClear={clear}
      more={
        canSelectMore && (
          <SelectAll
            key={filterKey}
            filters={search}
            total={data?.total ?? 0}
            onSelect={selection.select}
            onClose={clear}
          />
        )
      }
    >
      <Button variant="outline" onClick={() => openDialog({ dialog: 'export' })}>
        <Download />
        <span>
          <span className="max-sm:sr-only">Export </span>({selected.size})
        </span>
      </Button>
      <Button onClick={openBulkAction}>Bulk Actions ({selected.size})</Button>
    </SelectionBar>
  )

  return (
    <ListPage
      title="Vouchers"
      list={list}
      columns={voucherColumns}
      hidden={hidden}
      getRowLabel={voucherName}
      selection={{ ...selection, bar: selectionBar }}
      rowShortcuts={{
        e: (voucher) => openDialog({ voucher: voucher.id, dialog: 'edit' }),
        b: openBulkAction,
      }}
      heading={
        <>
          <VoucherHeading isFiltered={isFiltered} onOpen={openDialog} />
          <SummaryCards
            list={hasFailed ? null : data}
            filters={search}
            isFiltered={isFiltered}
            isPlaceholder={isPlaceholder}
          />
        </>
      }
      tools={<VoucherTools onExport={() => openDialog({ dialog: 'export' })} />}
      empty={
        <EmptyList
          icon={SearchX}
          title="No vouchers found matching your criteria"
          text="Vouchers that you create will appear here."
          action={
            <Button onClick={() => openDialog({ dialog: 'create' })}>
              Create your first voucher
            </Button>
          }
        />
      }
    >
      {(search.dialog ?? search.voucher ?? search.create) !== undefined && (
        <VoucherDialogs
          search={search}
          rows={data?.rows}
          total={isPlaceholder ? null : data?.total}
          selected={selected}
          onDeselect={deselect}
          onOpen={openDialog}
          onClose={closeDialog}
        />
      )}
    </ListPage>
  )
}
