import { Ban, Bike, HandCoins, Undo2, X } from 'lucide-react'
import { patchOf, requestOf } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { formatNaira } from '@/domain/amount'
import { balanceOf, refundsOf } from '@/domain/balance'
import { isAssignable, isPickup, orderName, orderStatus } from '@/domain/order'
import { isolate } from '@/lib/isolate'
import { deliveryFacts, orderFacts, requestFacts } from './asked-facts'
import { assignLabel } from './fields'
import { ALREADY_ASKED } from './refund-request'
import { declineRefundEndpoint, type Order, orderResource } from './resource'

const CancelOrder = lazyOverlay(() => import('./cancel-order'))
const RefundOrder = lazyOverlay(() => import('./refund-order'))
const DriverPicker = lazyOverlay(() => import('./driver-picker'), {
  fallback: null,
  isLikely: true,
})

const cancelReasons = [
  'Customer asked',
  'Restaurant cannot deliver',
  'No driver found',
  'Suspected fraud',
  'Duplicate',
]

const patch = patchOf(orderResource)
const cancel = patch('Order canceled', (reason) => ({ status: 'canceled', reason }))
const assign = patch('Driver assigned', (driver) => ({ driver }))
const declineRefund = requestOf(declineRefundEndpoint)('Refund request declined')

export function orderActions(order: Order): ActionsOf<typeof orderResource> {
  const { isPaid, choices } = balanceOf(order)
  const { refundRequest } = order
  const refunds = refundsOf(order).length
  const amount = refundRequest?.amount ?? null
  const requested = amount === null ? 'a refund' : `a refund of ${formatNaira(amount)}`
  const restaurant = isolate(order.restaurant?.name, 'The restaurant')
  const question = `Cancel order ${isolate(orderName(order))}? ${restaurant} and the customer are told. This action cannot be undone.`
  const cancellation = {
    label: 'Cancel order',
    icon: Ban,
    isAllowed: !orderStatus.isFinal(order),
    isDestructive: true,
    ask: { question, facts: orderFacts(order), reasons: cancelReasons, closeLabel: 'Keep order' },
    request: cancel,
    isDone: () => orderStatus.is(order, 'canceled'),
    many: {
      deed: (orders: string) => `Cancel ${orders}`,
      closeLabel: 'Keep orders',
      done: 'canceled',
      amount: order.totalPrice,
      consequence:
        'The restaurants and the customers are told. Payments are not refunded by this. This action cannot be undone.',
    },
  }
  return {
    assign: {
      kind: 'question',
      label: assignLabel(order),
      icon: Bike,
      isAllowed: isAssignable(order),
      // Nothing is delivered before it is paid.
      isPrimary: order.driver === null && !orderStatus.is(order, 'unconfirmed', 'pending'),
      ask: {
        title: assignLabel(order),
        confirmLabel: 'Assign',
        facts: deliveryFacts(order),
        choice: {
          error: 'Choose a driver',
          confirmLabel: (driver) => `Assign ${driver}`,
          holder: order.driver,
          render: ({ isMany, ...props }) => (
            <DriverPicker {...props} state={isMany ? undefined : order.address?.state} />
          ),
        },
      },
      request: assign,
      isDone: (driver) => order.driver?.id === driver,
      many: {
        label: 'Assign driver',
        deed: (orders, driver) =>
          driver ? `Give ${orders} to ${driver}` : `Assign a driver to ${orders}`,
        done: 'assigned',
        obstacle: !orderStatus.isFinal(order) && isPickup(order) && 'The customer collects it',
      },
    },
    refund: {
      kind: 'form',
      label: 'Refund…',
      icon: Undo2,
      isAllowed: choices.length > 0,
      render: (onClose) => <RefundOrder order={order} onClose={onClose} />,
    },
    ask_refund: {
      kind: 'form',
      label: 'Ask for a refund…',
      icon: HandCoins,
      isAllowed: choices.length > 0 && !refundRequest,
      obstacle: refundRequest !== null && ALREADY_ASKED,
      needsAnnouncement: true,
      insteadOf: 'refund',
      render: (onClose) => <RefundOrder order={order} isRequest onClose={onClose} />,
    },
    decline_refund: {
      kind: 'question',
      label: 'Decline refund request',
      icon: X,
      isAllowed: refundRequest !== null,
      // The panel of the request has the button.
      place: 'menu',
      needsAnnouncement: 'ask_refund',
      ask: {
        title: 'Decline refund request',
        confirmLabel: 'Decline',
        question: `${isolate(refundRequest?.by?.name, 'Somebody')} has asked for ${requested} of order ${isolate(orderName(order))}. Decline the request? Nothing is refunded.`,
        facts: requestFacts(order),
      },
      request: declineRefund,
      value: String(refunds),
      // A colleague may have refunded the order instead.
      isDone: (before) => refundRequest === null && refunds <= Number(before),
    },
    cancel: isPaid
      ? {
          ...cancellation,
          kind: 'form',
          render: (onClose) => (
            <CancelOrder
              {...{ order, question, onClose }}
              reasons={cancelReasons}
              request={cancel}
            />
          ),
        }
      : { ...cancellation, kind: 'question' },
  }
}
