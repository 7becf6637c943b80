import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { orderList } from '@/features/orders/list'
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
  const list = useList(orderList, search)
  return <ListPage list={list} />
}
