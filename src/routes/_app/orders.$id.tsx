import { createFileRoute, Link } from '@tanstack/react-router'
import { Ban, Bike, Undo2 } from 'lucide'
import { DetailsPage } from '@/components/details/details-page'
import { useDetails } from '@/components/details/use-details'
import { dialogSearchSchema, useDialogParam } from '@/components/dialog/use-dialog-param'
import { orderStatus } from '@/components/records/order-status'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { StatusBadge } from '@/components/ui/status-badge'
import { ORDER_LISTS, orderDetailsQuery } from '@/features/orders/api'
import { isFinal, isPaid, orderName, refundable } from '@/features/orders/labels'
import { OrderPanels } from '@/features/orders/order-panels'
import { orderDialogs, type Order, type OrderDialog } from '@/features/orders/schema'

const OrderDialogs = lazyOverlay(() => import('@/features/orders/order-dialogs'))
const REFETCH_MS = 30_000

export const Route = createFileRoute('/_app/orders/$id')({
  staticData: { module: 'Orders' },
  validateSearch: dialogSearchSchema(orderDialogs),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(orderDetailsQuery(params.id)),
  remountDeps: ({ params }) => params,
  component: OrderPage,
})

function OrderPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const { openDialog, closeDialog } = useDialogParam<OrderDialog>()
  const details = useDetails({
    id,
    query: orderDetailsQuery(id),
    lists: ORDER_LISTS,
    refetchEvery: REFETCH_MS,
  })
  const { record: order, data, isLoading } = details
  return (
    <DetailsPage
      noun="order"
      details={details}
      name={order && orderName(order)}
      badge={order && <StatusBadge status={order.status} {...orderStatus} />}
      actions={order && <Actions order={order} onOpen={openDialog} />}
      listLink={
        <Link to="/orders" className={buttonVariants()}>
          All orders
        </Link>
      }
    >
      <OrderPanels order={order} timeline={data?.orderTimeline} isLoading={isLoading} />
      {order && dialog && <OrderDialogs dialog={dialog} order={order} onClose={closeDialog} />}
    </DetailsPage>
  )
}

interface ActionsProps {
  order: Order
  onOpen: (dialog: OrderDialog) => void
}

function Actions({ order, onOpen }: ActionsProps) {
  const isOpen = !isFinal(order)
  return (
    <>
      {isOpen && order.deliveryType !== 'pickup' && (
        <Button variant="outline" onClick={() => onOpen('assign')}>
          <Icon of={Bike} />
          {order.driver ? 'Change driver' : 'Assign driver'}
        </Button>
      )}
      {isPaid(order) && refundable(order) > 0 && (
        <Button variant="outline" onClick={() => onOpen('refund')}>
          <Icon of={Undo2} />
          Refund
        </Button>
      )}
      {isOpen && (
        <Button variant="outline" className="text-danger" onClick={() => onOpen('cancel')}>
          <Icon of={Ban} />
          Cancel order
        </Button>
      )}
    </>
  )
}
