import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { requireOnline } from '@/api/http'
import { useCan } from '@/api/permissions'
import { fetchLinkedOrder, linkedOrderQuery } from '@/components/record/related/linked-order'
import { useSession } from '@/memory/session'
import { fillIn, needsOrder, placeholderValues } from './placeholders'
import type { Ticket } from './resource'

/** Undefined if the order is not there for this administrator. */
async function readOrder(id: string) {
  requireOnline()
  try {
    return (await fetchLinkedOrder(id)).record
  } catch (error) {
    if (error instanceof ApiError && error.isFinal) return undefined
    throw error
  }
}

/**
 * Returns functions that fill in the placeholders of a text. They read the order of the ticket if
 * the text needs it. Placeholders without a value stay as they are.
 */
export function useFillIn() {
  const queryClient = useQueryClient()
  const user = useSession()?.user
  const canViewOrders = useCan()('orders.view')
  const orderOf = (text: string, ticket: Ticket) =>
    canViewOrders && needsOrder(text, ticket) ? (ticket.order?.id ?? null) : null
  return {
    /** With the order that the page shows. An order that cannot be read has no values. */
    async fillIn(text: string, ticket: Ticket) {
      const id = orderOf(text, ticket)
      const shown = id && queryClient.getQueryData(linkedOrderQuery(id).queryKey)
      const read = async () => (id === null ? undefined : readOrder(id).catch(() => undefined))
      const order = shown ? shown.record : await read()
      return fillIn(text, placeholderValues(ticket, order, user))
    },
    /** Bypasses the cache. Rejects with an ApiError. */
    async fillInNow(text: string, ticket: Ticket) {
      const id = orderOf(text, ticket)
      const order = id === null ? undefined : await readOrder(id)
      return fillIn(text, placeholderValues(ticket, order, user))
    },
  }
}

/** The text with the values of the ticket, as far as they have loaded. */
export function useFilledIn(text: string, ticket: Ticket) {
  const user = useSession()?.user
  const canViewOrders = useCan()('orders.view')
  const id = ticket.order?.id ?? ''
  const { data } = useQuery({
    ...linkedOrderQuery(id),
    enabled: canViewOrders && id !== '' && needsOrder(text, ticket),
  })
  return fillIn(text, placeholderValues(ticket, data?.record, user))
}
