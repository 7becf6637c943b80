import { queryOptions } from '@tanstack/react-query'
import { fetchJson } from '@/api/http'
import { detailsResponse, recordPath, resource, type RowOf } from '@/api/resource'
import { orderRowEntries } from '@/domain/order'
import { paymentEntries } from '@/domain/payment'
import { namedRelation } from '@/domain/record-schemas'
import { withId } from '@/domain/response-fields'

const linkedOrder = resource({
  keys: ['order', 'orders'],
  path: '/crm/order',
  filters: {},
  record: withId({ ...orderRowEntries, ...paymentEntries, driver: namedRelation }),
  details: {},
})
export type LinkedOrder = RowOf<typeof linkedOrder>

/**
 * The order of a ticket or a transaction. It has its own query key, because the order's page has
 * more fields. A failure is shown in place, without a retry.
 */
export const linkedOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'linked', id] as const,
    queryFn: ({ signal }) =>
      fetchJson(recordPath(linkedOrder, id), detailsResponse(linkedOrder, id), { signal }),
    retry: false,
    meta: { reportedByPage: true },
  })
