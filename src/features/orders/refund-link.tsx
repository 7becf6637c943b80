import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TEXT_LINK } from '@/components/ui/links'
import type { Order } from './resource'

interface RefundLinkProps {
  order: Order
  /** The id of the payment to refund. */
  payment: string | undefined
  /** Replaces the open dialog. */
  isReplacing?: boolean
  className?: string
  children: ReactNode
}

/** Opens the refund of a payment. Closing the dialog returns to the order. */
export function RefundLink(props: RefundLinkProps) {
  const { order, payment, isReplacing = false, className = TEXT_LINK, children } = props
  return (
    <Link
      to="/orders/$id"
      params={{ id: order.id }}
      search={{ dialog: 'refund', payment }}
      replace={isReplacing}
      state={(state) => (isReplacing ? state : { list: state.list, openedAsDialog: true })}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  )
}
