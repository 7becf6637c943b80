import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useCan } from '@/api/permissions'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { sheetLink } from '@/components/list/table/sheet-link'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import { CampaignResults } from '@/features/vouchers/campaign/campaign-results'
import { voucherList } from '@/features/vouchers/list'
import { voucherResource, voucherSearch } from '@/features/vouchers/resource'
import { SummaryCards } from '@/features/vouchers/summary-cards'
import { VoucherButtons } from '@/features/vouchers/voucher-buttons'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useShortcut } from '@/hooks/use-shortcut'

const VoucherDialogs = lazyOverlay(() => import('@/features/vouchers/voucher-dialogs'), {
  isLikely: true,
})

export const Route = createFileRoute('/_app/vouchers')({
  staticData: { module: 'Vouchers' },
  validateSearch: voucherSearch,
  loaderDeps: listDeps(voucherResource),
  loader: listLoader(voucherResource),
  component: VouchersPage,
})

function VouchersPage() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  const { openDialog } = useDialogParam<typeof search>()
  const { closeDialog } = useDialogParam<typeof search>('voucher', 'create')
  const list = useList(voucherList, search)
  const { data, hasFailed, isPlaceholder, isOfOtherFilters } = list.loaded
  // While others load, the figures are of the filters before.
  const isFiltered = list.params.isFiltered && data !== undefined && !isOfOtherFilters

  const can = useCan()
  const canCreate = can('vouchers.create')
  const canChangeMany = can('vouchers.expire') || can('vouchers.delete') || can('vouchers.edit')
  useShortcut('c', () => canCreate && openDialog('create'))

  return (
    <ListPage
      list={list}
      bulkLabel={canChangeMany ? 'Bulk Actions' : undefined}
      rowShortcuts={{
        e: (voucher) =>
          can('vouchers.edit') && void navigate(sheetLink(voucherResource, voucher.id, 'edit')),
        b: () => openDialog('bulk'),
      }}
      action={<VoucherButtons onOpen={openDialog} />}
      summary={
        <>
          <p role="status" className="sr-only">
            {isFiltered && 'Figures match your filters'}
          </p>
          <SummaryCards
            list={hasFailed ? null : data}
            filters={search}
            isFiltered={isFiltered}
            isPlaceholder={isPlaceholder}
          />
          {search.search !== '' && <CampaignResults filters={search} loaded={list.loaded} />}
        </>
      }
      empty={
        <EmptyList
          icon={SearchX}
          title={voucherList.empty}
          text="Vouchers that you create will appear here."
          action={
            canCreate && (
              <Button onClick={() => openDialog('create')}>Create your first voucher</Button>
            )
          }
        />
      }
    >
      {({ selected, deselect }) =>
        (search.dialog ?? search.voucher ?? search.create) !== undefined && (
          <VoucherDialogs
            list={list}
            search={search}
            selected={selected}
            onDeselect={deselect}
            onClose={closeDialog}
          />
        )
      }
    </ListPage>
  )
}
