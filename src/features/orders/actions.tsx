import { Ban, Bike, Undo2 } from 'lucide-react'
import { patchOf } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { orderName, orderStatus } from '@/domain/order'
import { type Order, orderResource } from './resource'
import { assignLabel, isAssignable, isPaid, isRefundable } from './rules'

const AssignDriver = lazyOverlay(() => import('./assign-driver'))
const RefundOrder = lazyOverlay(() => import('./refund-order'))

const reasons = [
  'Customer asked',
  'Restaurant cannot deliver',
  'No driver found',
  'Suspected fraud',
  'Duplicate',
]

const patch = patchOf(orderResource)

export function orderActions(order: Order): ActionsOf<typeof orderResource> {
  const restaurant = order.restaurant?.name ?? 'The restaurant'
  return {
    assign: {
      kind: 'dialog',
      label: assignLabel(order),
      icon: Bike,
      isAllowed: isAssignable(order),
      render: (onClose) => <AssignDriver order={order} onClose={onClose} />,
    },
    refund: {
      kind: 'dialog',
      label: 'Refund',
      icon: Undo2,
      isAllowed: isRefundable(order),
      render: (onClose) => <RefundOrder order={order} onClose={onClose} />,
    },
    cancel: {
      kind: 'question',
      label: 'Cancel order',
      closeLabel: 'Keep order',
      icon: Ban,
      isAllowed: !orderStatus.isFinal(order),
      isDestructive: true,
      question: `Cancel order ${orderName(order)}? ${restaurant} and the customer are told. This action cannot be undone.`,
      warning: isPaid(order) && 'The payment is not refunded by this.',
      answer: { kind: 'reason', presets: reasons },
      request: patch('Order canceled', (reason) => ({ status: 'canceled', reason })),
    },
  }
}
