import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import type { Order } from './resource'

interface RefundButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'children' | 'size' | 'variant'
> {
  order: Order
  /** The id of the payment to refund. */
  payment?: string | undefined
  /** By default, the refund. */
  dialog?: 'refund' | 'decline_refund'
  /** Replaces the open dialog. */
  isReplacing?: boolean
}

/** Opens the refund of a payment, or declines the request for it. Closing it returns to the order. */
export function RefundButton(props: RefundButtonProps) {
  const { order, payment, dialog = 'refund', isReplacing = false, ...button } = props
  const navigate = useNavigate()
  return (
    <Button
      {...button}
      onClick={() =>
        void navigate({
          to: '/orders/$id',
          params: { id: order.id },
          search: { dialog, payment },
          replace: isReplacing,
          state: (state) => (isReplacing ? state : { list: state.list, openedAsDialog: true }),
          resetScroll: false,
        })
      }
    />
  )
}
