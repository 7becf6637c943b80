import { Ban, Bike, Undo2 } from 'lucide'
import type { RecordAction } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { isAssignable, isFinal, isPaid, isRefundable, orderName } from './labels'
import type { Order, OrderPatch } from './resource'

const AssignDriver = lazyOverlay(() => import('./assign-driver'))
const RefundOrder = lazyOverlay(() => import('./refund-order'))

const reasons = [
  'Customer asked',
  'Restaurant cannot deliver',
  'No driver found',
  'Suspected fraud',
  'Duplicate',
]

export function orderActions(order: Order): RecordAction<OrderPatch>[] {
  const restaurant = order.restaurant?.name ?? 'The restaurant'
  return [
    {
      dialog: 'assign',
      label: order.driver ? 'Change driver' : 'Assign driver',
      icon: Bike,
      isAllowed: isAssignable(order),
      render: (onClose) => <AssignDriver order={order} onClose={onClose} />,
    },
    {
      dialog: 'refund',
      label: 'Refund',
      icon: Undo2,
      isAllowed: isRefundable(order),
      render: (onClose) => <RefundOrder order={order} onClose={onClose} />,
    },
    {
      dialog: 'cancel',
      label: 'Cancel order',
      title: 'Cancel order',
      closeLabel: 'Keep order',
      icon: Ban,
      isAllowed: !isFinal(order),
      isDestructive: true,
      question: `Cancel order ${orderName(order)}? ${restaurant} and the customer are told. This action cannot be undone.`,
      warning: isPaid(order) && 'The payment is not refunded by this.',
      reasons,
      toBody: (reason) => ({ status: 'canceled', reason }),
      success: 'Order canceled',
    },
  ]
}
