import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { RecordOverlay } from '@/components/record/record-overlay'
import { payoutList } from '@/features/payouts/list'
import { payoutResource, payoutSearch } from '@/features/payouts/resource'

const PayoutSheet = lazyOverlay(() => import('@/features/payouts/payout-sheet'), { isLikely: true })

export const Route = createFileRoute('/_app/payouts')({
  staticData: { module: 'Payouts' },
  validateSearch: payoutSearch,
  loaderDeps: listDeps(payoutResource),
  loader: listLoader(payoutResource),
  component: PayoutsPage,
})

function PayoutsPage() {
  const search = Route.useSearch()
  const list = useList(payoutList, search)
  return (
    <ListPage list={list}>
      <RecordOverlay
        list={list}
        renderSheet={(sheet) => {
          const row = list.loaded.rows?.find(({ id }) => id === sheet.id)
          return <PayoutSheet {...sheet} hasSameAccount={row?.hasSameAccount ?? null} />
        }}
      />
    </ListPage>
  )
}
