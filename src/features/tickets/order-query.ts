import { queryOptions } from '@tanstack/react-query'
import { fetchJson } from '@/api/http'
import { namedRelation } from '@/api/record-schemas'
import { detailsResponse, recordPath, resource, type RowOf } from '@/api/resource'
import { withId } from '@/api/response-fields'
import { orderRowEntries } from '@/domain/order'

const ticketOrder = resource({
  keys: ['order', 'orders'],
  path: '/crm/order',
  filters: {},
  record: withId({ ...orderRowEntries, driver: namedRelation }),
  details: {},
})
export type TicketOrder = RowOf<typeof ticketOrder>

/**
 * The order of a ticket. The query key differs from that of the order's page, which has more fields.
 * A failure is said in its place, and is not retried.
 */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['tickets', 'order', id] as const,
    queryFn: ({ signal }) =>
      fetchJson(recordPath(ticketOrder, id), detailsResponse(ticketOrder, id), { signal }),
    retry: false,
    meta: { reportedByPage: true },
  })
