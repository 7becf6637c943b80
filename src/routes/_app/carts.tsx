import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { cartList } from '@/features/carts/list'
import { cartResource, cartSearch } from '@/features/carts/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'

const CartSheet = lazyOverlay(() => import('@/features/carts/cart-sheet'))

export const Route = createFileRoute('/_app/carts')({
  staticData: { module: 'Carts' },
  validateSearch: cartSearch,
  loaderDeps: listDeps(cartResource),
  loader: listLoader(cartResource),
  component: CartsPage,
})

function CartsPage() {
  const search = Route.useSearch()
  const { cart: id } = search
  const { closeDialog } = useDialogParam<typeof search>('cart')
  const list = useList(cartList, search)
  return (
    <ListPage list={list}>
      {id !== undefined && <CartSheet id={id} onClose={closeDialog} />}
    </ListPage>
  )
}
