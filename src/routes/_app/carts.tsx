import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { cartColumns } from '@/features/carts/columns'
import { cartFields, cartName } from '@/features/carts/fields'
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
  const list = useList(cartResource, search)
  return (
    <ListPage
      title="Carts"
      list={list}
      columns={cartColumns}
      getRowLabel={cartName}
      exportFields={cartFields}
      empty={<EmptyList title="No carts. They appear here when customers start to order." />}
    >
      {id !== undefined && <CartSheet id={id} onClose={closeDialog} />}
    </ListPage>
  )
}
