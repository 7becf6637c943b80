import { Link } from '@tanstack/react-router'
import { useCan } from '@/api/permissions'
import { TEXT_LINK } from '@/components/ui/links'
import { isAssignable } from '@/domain/order'
import { EMPTY } from '@/lib/format'

interface NoDriverProps {
  order: { id: string } & Parameters<typeof isAssignable>[0]
}

/** "—", and a link to the question that assigns a driver if the order needs one. */
export function NoDriver({ order }: NoDriverProps) {
  const can = useCan()
  if (!isAssignable(order) || !can('orders.assign') || !can('drivers.view')) {
    return <span>{EMPTY}</span>
  }
  return (
    <span className="flex flex-wrap gap-x-near">
      <span>{EMPTY}</span>
      <Link
        to="/orders/$id"
        params={{ id: order.id }}
        search={{ dialog: 'assign' }}
        // On the page of the order, the list that it was opened from stays known.
        state={true}
        preload={false}
        data-unprinted=""
        className={TEXT_LINK}
      >
        Assign driver
      </Link>
    </span>
  )
}
