import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { polled } from '@/components/list/updates/polled'
import { useList } from '@/components/list/use-list'
import { orderName } from '@/domain/order'
import { orderBulkActions } from '@/features/orders/bulk-actions'
import { orderColumns } from '@/features/orders/columns'
import { orderFields } from '@/features/orders/fields'
import { orderSearch, orderResource } from '@/features/orders/resource'

export const Route = createFileRoute('/_app/orders/')({
  staticData: { module: 'Orders' },
  validateSearch: orderSearch,
  loaderDeps: listDeps(orderResource),
  loader: listLoader(orderResource),
  component: OrdersPage,
})

function OrdersPage() {
  const search = Route.useSearch()
  const list = useList(orderResource, search, polled)
  return (
    <ListPage
      title="Orders"
      list={list}
      columns={orderColumns}
      getRowLabel={orderName}
      exportFields={orderFields}
      getActions={orderBulkActions}
      empty={<EmptyList title="No orders yet. They appear here as customers place them." />}
    />
  )
}
