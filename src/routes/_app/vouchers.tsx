import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { listRoute } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { sheetLink } from '@/components/list/sheet-link'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { SelectedCount } from '@/components/selection/selected-count'
import { useSelection } from '@/components/selection/use-selection'
import { Button } from '@/components/ui/button'
import { CampaignResults } from '@/features/vouchers/campaign/campaign-results'
import { voucherColumns } from '@/features/vouchers/columns'
import { voucherExportFields, voucherName } from '@/features/vouchers/fields'
import { type Voucher, voucherResource, voucherSearch } from '@/features/vouchers/resource'
import { NO_VOUCHERS } from '@/features/vouchers/selection/limits'
import { SummaryCards } from '@/features/vouchers/summary-cards'
import { VoucherHeading } from '@/features/vouchers/voucher-heading'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useShortcut } from '@/hooks/use-shortcut'
import { toast } from '@/lib/toast'

// While it loads, more rows can be selected.
const VoucherSelection = lazyOverlay(
  () => import('@/features/vouchers/selection/voucher-selection'),
  { fallback: null },
)
const VoucherDialogs = lazyOverlay(() => import('@/features/vouchers/voucher-dialogs'))

export const Route = createFileRoute('/_app/vouchers')({
  staticData: { module: 'Vouchers' },
  ...listRoute(voucherResource, voucherSearch),
  component: VouchersPage,
})

function VouchersPage() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  const { openDialog } = useDialogParam<typeof search>()
  const { closeDialog } = useDialogParam<typeof search>('voucher', 'create')
  const list = useList(voucherResource, search)
  const { data, rows, filterKey, hasFailed, isPlaceholder } = list
  const selection = useSelection<Voucher>(filterKey, rows)
  const { selected, deselect, clear } = selection
  const isFiltered = list.isFiltered && data !== undefined

  function openBulkAction() {
    if (selected.size === 0) toast.warning(NO_VOUCHERS)
    else openDialog('bulk')
  }
  useShortcut('c', () => openDialog('create'))

  const selectionBar = (
    <>
      <SelectedCount count={selected.size} noun={voucherResource.noun} />
      {selected.size > 0 && (
        <VoucherSelection {...{ list, selection }} onBulkAction={openBulkAction} onClose={clear} />
      )}
    </>
  )

  return (
    <ListPage
      title="Vouchers"
      list={list}
      columns={voucherColumns}
      getRowLabel={voucherName}
      exportFields={voucherExportFields}
      selection={{ ...selection, bar: selectionBar }}
      rowShortcuts={{
        e: (voucher) => void navigate(sheetLink(voucherResource, voucher.id, 'edit')),
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
          {search.search !== '' && <CampaignResults filters={search} list={list} />}
        </>
      }
      empty={
        <EmptyList
          icon={SearchX}
          title="No vouchers found matching your criteria"
          text="Vouchers that you create will appear here."
          action={<Button onClick={() => openDialog('create')}>Create your first voucher</Button>}
        />
      }
    >
      {(search.dialog ?? search.voucher ?? search.create) !== undefined && (
        <VoucherDialogs
          search={search}
          list={list}
          selected={selected}
          onDeselect={deselect}
          onClose={closeDialog}
        />
      )}
    </ListPage>
  )
}
