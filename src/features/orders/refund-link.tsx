import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TEXT_LINK } from '@/components/ui/links'
import type { Order } from './resource'

interface RefundLinkProps {
  order: Order
  /** The id of the payment to refund. */
  payment?: string | undefined
  /** By default, the refund. */
  dialog?: 'refund' | 'decline_refund'
  /** Replaces the open dialog. */
  isReplacing?: boolean
  className?: string
  children: ReactNode
}

/** Opens the refund of a payment, or declines the request for it. Closing it returns to the order. */
export function RefundLink(props: RefundLinkProps) {
  const { order, payment, dialog = 'refund', isReplacing = false, children } = props
  const { className = TEXT_LINK } = props
  return (
    <Link
      to="/orders/$id"
      params={{ id: order.id }}
      search={{ dialog, payment }}
      replace={isReplacing}
      state={(state) => (isReplacing ? state : { list: state.list, openedAsDialog: true })}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  )
}
