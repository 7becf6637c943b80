import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { fetchJson } from '@/api/http'
import { detailsResponse, recordPath, resource, type RowOf } from '@/api/resource'
import { orderItemSchema, orderRowEntries } from '@/domain/order'
import { paymentEntries } from '@/domain/payment'
import { relationSchema } from '@/domain/record-schemas'
import { optionalField, optionalText, withId } from '@/domain/response-fields'
import { labelText } from '@/lib/visible-text'

const linkedOrder = resource({
  keys: ['order', 'orders'],
  path: '/crm/order',
  filters: {},
  record: withId({
    ...orderRowEntries,
    ...paymentEntries,
    deliveryType: optionalText,
    user: v.optional(relationSchema({ phone: optionalField(labelText) })),
    restaurant: relationSchema({ phone: optionalField(labelText) }),
    driver: relationSchema({ phone: optionalField(labelText) }),
    items: optionalField(v.array(orderItemSchema)),
  }),
  details: {},
})
export type LinkedOrder = RowOf<typeof linkedOrder>

/** Bypasses the cache. */
export const fetchLinkedOrder = (id: string, options?: { signal: AbortSignal }) =>
  fetchJson(recordPath(linkedOrder, id), detailsResponse(linkedOrder, id), options)

/**
 * The order of a ticket or a transaction. It has its own query key, because the order's page has
 * more fields. A failure is shown in place, without a retry.
 */
export const linkedOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'linked', id] as const,
    queryFn: ({ signal }) => fetchLinkedOrder(id, { signal }),
    retry: false,
    meta: { reportedByPage: true },
  })
