import { Link, type LinkProps } from '@tanstack/react-router'
import { canView } from '@/api/permissions'
import { TEXT_LINK } from '@/components/ui/links'
import { formatQuantity } from '@/lib/format'

interface ViewAllProps {
  noun: string
  link: LinkProps
}

export function ViewAll({ noun, link }: ViewAllProps) {
  if (!canView(link.to?.slice(1))) return null
  return (
    <Link {...link} data-unprinted="" aria-label={`View all ${noun}`} className={TEXT_LINK}>
      View all
    </Link>
  )
}

interface OrdersLinkProps {
  ownerId: string
  /** Omit it if the backend does not count the orders. */
  count?: number | null
}

/** "204 orders" as a link. Plain text if there are none. */
export function OrdersLink({ ownerId, count = null }: OrdersLinkProps) {
  if (count === 0) return <span>No orders yet</span>
  return (
    <Link
      to="/orders"
      search={{ search: ownerId }}
      preload={false}
      data-unprinted={count === null || undefined}
      className={TEXT_LINK}
    >
      {count === null ? 'View orders' : formatQuantity(count, 'order', 'orders')}
    </Link>
  )
}
