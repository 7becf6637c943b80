import { TriangleAlert } from 'lucide-react'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { suggestRefund } from '@/domain/balance'
import { RefundButton } from './refund-button'
import type { Order } from './resource'

interface CanceledOnlyProps {
  order: Order
  failure: string
  onClose: () => void
}

/** Shown after an order was canceled, but its refund failed. */
export function CanceledOnly({ order, failure, onClose }: CanceledOnlyProps) {
  return (
    <ConfirmDialog
      title="Order canceled"
      className="max-w-md"
      closeLabel="Later"
      onClose={onClose}
      actions={
        <RefundButton order={order} payment={suggestRefund(order).choice?.payment.id} isReplacing>
          Refund…
        </RefundButton>
      }
    >
      <p
        role="alert"
        className="flex items-start gap-near rounded-md bg-orange/12 px-3 py-2 wrap-anywhere text-orange"
      >
        <TriangleAlert className="mt-1 size-4 shrink-0" />
        <span>{failure}</span>
      </p>
    </ConfirmDialog>
  )
}
