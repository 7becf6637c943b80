import { Link } from '@tanstack/react-router'
import { TEXT_LINK } from '@/components/ui/text-link'
import { formatQuantity } from '@/lib/format'

interface OrdersLinkProps {
  /** The id of the record that the orders belong to. */
  ownerId: string
  /** The number of the orders. Omit it if the backend does not count them. */
  count?: number | null
}

/** A link to the orders of a record: "204 orders". Text if there are none. */
export function OrdersLink({ ownerId, count = null }: OrdersLinkProps) {
  if (count === 0) return 'No orders yet'
  return (
    <Link to="/orders" search={{ search: ownerId }} preload={false} className={TEXT_LINK}>
      {count === null ? 'View orders' : formatQuantity(count, 'order', 'orders')}
    </Link>
  )
}
