import { useQuery } from '@tanstack/react-query'
import { loadFailureText } from '@/components/record/details-load-error'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { linkedOrderQuery, type LinkedOrder } from '@/components/record/related/linked-order'
import { excessText } from '@/domain/balance'
import { fields } from '@/domain/field'
import { orderRowFields } from '@/domain/order'

const orderFacts = facts(
  fields<LinkedOrder>()({
    status: orderRowFields.status,
    restaurant: orderRowFields.restaurant,
    driver: { label: 'Driver', kind: 'relation', record: 'driver' },
    totalPrice: orderRowFields.totalPrice,
    excess: { label: 'Payment', kind: 'text', get: excessText, isOptional: true },
  }),
  ['status', 'restaurant', 'driver', 'totalPrice', 'excess'],
)

/** The state of the ticket's order, which an answer depends on. */
export function TicketOrderFacts({ id }: { id: string }) {
  const { data, error, isPending } = useQuery(linkedOrderQuery(id))
  return data || isPending ? (
    <Facts facts={orderFacts} record={data?.record} isLoading={isPending} columns={1} />
  ) : (
    <p className="text-muted-foreground">{loadFailureText('order', error)}.</p>
  )
}
