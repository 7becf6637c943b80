import { Undo2 } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { balanceOf } from '@/domain/balance'
import { cancel, cancelReasons, orderBulkActions } from './bulk-actions'
import type { Order, orderResource } from './resource'

const CancelOrder = lazyOverlay(() => import('./cancel-order'))
const RefundOrder = lazyOverlay(() => import('./refund-order'))

export function orderActions(order: Order): ActionsOf<typeof orderResource> {
  const actions = orderBulkActions(order)
  const { isPaid, choices } = balanceOf(order)
  const { question } = actions.cancel
  return {
    assign: actions.assign,
    refund: {
      kind: 'dialog',
      label: 'Refund…',
      icon: Undo2,
      isAllowed: choices.length > 0,
      render: (onClose) => <RefundOrder order={order} onClose={onClose} />,
    },
    cancel: {
      ...actions.cancel,
      ...(isPaid && {
        render: (onClose) => (
          <CancelOrder {...{ order, question, onClose }} reasons={cancelReasons} request={cancel} />
        ),
      }),
    },
  }
}
