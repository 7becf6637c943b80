import { ActionDialog } from '@/components/dialog/action-dialog'
import { cancelOrder } from './api'
import { AssignDriver } from './assign-driver'
import { isPaid, orderName } from './labels'
import { RefundOrder } from './refund-order'
import type { Order } from './schema'
import type { OrderDialog } from './search'

const reasons = [
  'Customer asked',
  'Restaurant cannot deliver',
  'No driver found',
  'Suspected fraud',
  'Duplicate',
]

interface OrderDialogsProps {
  dialog: OrderDialog
  order: Order
  onClose: () => void
}

/** The dialog of an order's page that the URL names. */
export default function OrderDialogs({ dialog, order, onClose }: OrderDialogsProps) {
  if (dialog === 'assign') return <AssignDriver order={order} onClose={onClose} />
  if (dialog === 'refund') return <RefundOrder order={order} onClose={onClose} />
  const name = orderName(order)
  return (
    <ActionDialog
      title="Cancel order"
      closeLabel="Keep order"
      isDestructive
      draftName={`cancel order ${order.id}`}
      mutation={cancelOrder}
      getVariables={(reason) => ({
        id: order.id,
        name,
        body: { status: 'canceled' as const, reason },
      })}
      reasons={reasons}
      onClose={onClose}
    >
      <p>
        {`Cancel order ${name}? ${order.restaurant?.name ?? 'The restaurant'} and the customer are told. This action cannot be undone.`}
      </p>
      {isPaid(order) && <p>The payment is not refunded by this.</p>}
    </ActionDialog>
  )
}
