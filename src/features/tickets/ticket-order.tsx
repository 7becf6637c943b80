import { useQuery } from '@tanstack/react-query'
import { Facts } from '@/components/details/facts'
import { facts } from '@/components/details/field-facts'
import { RecordLink } from '@/components/records/record-link'
import { fields } from '@/domain/field'
import { orderRowFields } from '@/domain/order'
import { orderQuery, type TicketOrder } from './order-query'

const orderFacts = facts(
  fields<TicketOrder>()({
    status: orderRowFields.status,
    restaurant: orderRowFields.restaurant,
    driver: { label: 'Driver', kind: 'relation', record: 'driver' },
    totalPrice: orderRowFields.totalPrice,
  }),
  ['status', 'restaurant', 'driver', 'totalPrice'],
)

/** What an answer to a ticket depends on: how its order is getting on. */
export function TicketOrderFacts({ id }: { id: string }) {
  const { data, isPending } = useQuery(orderQuery(id))
  return (
    <div className="flex flex-col gap-2">
      {data || isPending ? (
        <Facts facts={orderFacts} record={data?.record} isLoading={isPending} columns={1} />
      ) : (
        <p className="text-muted-foreground">The order could not be loaded.</p>
      )}
      <p>
        <RecordLink kind="order" record={{ id, name: 'Open' }} />
      </p>
    </div>
  )
}
