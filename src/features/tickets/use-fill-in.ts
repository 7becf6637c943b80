import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCan } from '@/api/permissions'
import { linkedOrderQuery } from '@/components/record/related/linked-order'
import { useSession } from '@/memory/session'
import { fillIn, needsOrder, placeholderValues } from './placeholders'
import type { Ticket } from './resource'

/**
 * Returns a function that fills in the placeholders of a text. It reads the order of the ticket if
 * the text needs it. Placeholders without a value stay as they are.
 */
export function useFillIn() {
  const queryClient = useQueryClient()
  const user = useSession()?.user
  const canViewOrders = useCan()('orders.view')
  return async (text: string, ticket: Ticket) => {
    const { id } = (canViewOrders && needsOrder(text) && ticket.order) || {}
    const order = id && (await queryClient.query(linkedOrderQuery(id)).catch(() => undefined))
    return fillIn(text, placeholderValues(ticket, order ? order.record : undefined, user))
  }
}

/** The text with the values of the ticket, as far as they have loaded. */
export function useFilledIn(text: string, ticket: Ticket) {
  const user = useSession()?.user
  const canViewOrders = useCan()('orders.view')
  const id = ticket.order?.id ?? ''
  const { data } = useQuery({
    ...linkedOrderQuery(id),
    enabled: canViewOrders && id !== '' && needsOrder(text),
  })
  return fillIn(text, placeholderValues(ticket, data?.record, user))
}
