import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { DetailsPage } from '@/components/details/details-page'
import { RecordActions } from '@/components/details/record-actions'
import { useDetails } from '@/components/details/use-details'
import { useDialogParam } from '@/components/dialog/use-dialog-param'
import { orderStatus } from '@/components/records/order-status'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { StatusBadge } from '@/components/ui/status-badge'
import { orderActions } from '@/features/orders/actions'
import { orderName } from '@/features/orders/labels'
import { OrderPanels } from '@/features/orders/order-panels'
import { orderList } from '@/features/orders/schema'
import { orderDialogs } from '@/features/orders/search'
import { detailsQuery } from '@/lib/module-api'
import { dialogParam } from '@/lib/search-params'

const OrderDialogs = lazyOverlay(() => import('@/features/orders/order-dialogs'))
const REFETCH_MS = 30_000

export const Route = createFileRoute('/_app/orders/$id')({
  staticData: { module: 'Orders' },
  validateSearch: v.object({ dialog: dialogParam(orderDialogs) }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(detailsQuery(orderList, params.id)),
  remountDeps: ({ params }) => params,
  component: OrderPage,
})

function OrderPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const { openDialog, closeDialog } = useDialogParam()
  const details = useDetails(orderList, id, REFETCH_MS)
  const { record: order } = details
  return (
    <DetailsPage
      details={details}
      name={order && orderName(order)}
      badge={order && <StatusBadge status={order.status} {...orderStatus} />}
      actions={order && <RecordActions actions={orderActions(order)} onOpen={openDialog} />}
      listLink={{ to: '/orders' }}
    >
      <OrderPanels details={details} timeline={details.data?.orderTimeline} />
      {order && dialog && <OrderDialogs dialog={dialog} order={order} onClose={closeDialog} />}
    </DetailsPage>
  )
}
