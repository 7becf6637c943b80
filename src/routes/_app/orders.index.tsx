import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { orderName } from '@/domain/order'
import { orderColumns } from '@/features/orders/columns'
import { orderSearch, orderResource } from '@/features/orders/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'

const OrderExport = lazyOverlay(() => import('@/features/orders/order-export'))
const REFETCH_MS = 30_000

export const Route = createFileRoute('/_app/orders/')({
  staticData: { module: 'Orders' },
  ...listRoute(orderResource, orderSearch),
  component: OrdersPage,
})

function OrdersPage() {
  const search = Route.useSearch()
  const { openDialog, closeDialog } = useDialogParam<typeof search>()
  const list = useList(orderResource, search, { refetchEvery: REFETCH_MS })
  return (
    <ListPage
      title="Orders"
      list={list}
      columns={orderColumns}
      getRowLabel={orderName}
      onExport={() => openDialog('export')}
      empty={<EmptyList title="No orders yet. They appear here as customers place them." />}
    >
      {search.dialog === 'export' && (
        <OrderExport search={search} total={list.rows && list.data?.total} onClose={closeDialog} />
      )}
    </ListPage>
  )
}
