import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { RecordOverlay } from '@/components/record/record-overlay'
import { cartList } from '@/features/carts/list'
import { cartResource, cartSearch } from '@/features/carts/resource'

const CartSheet = lazyOverlay(() => import('@/features/carts/cart-sheet'), { isLikely: true })

export const Route = createFileRoute('/_app/carts')({
  staticData: { module: 'Carts' },
  validateSearch: cartSearch,
  loaderDeps: listDeps(cartResource),
  loader: listLoader(cartResource),
  component: CartsPage,
})

function CartsPage() {
  const search = Route.useSearch()
  const list = useList(cartList, search)
  return (
    <ListPage list={list}>
      <RecordOverlay list={list} renderSheet={(sheet) => <CartSheet {...sheet} />} />
    </ListPage>
  )
}
