import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { ifAnnounced, periodOf } from '../../api/list.ts'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { addressSchema } from '../../domain/address.ts'
import { reasonSchema } from '../../domain/body-fields.ts'
import { filterOf } from '../../domain/choices.ts'
import { periodOptions } from '../../domain/figures.ts'
import { orderItemSchema, orderRowEntries, orderStatus } from '../../domain/order.ts'
import { paymentEntries, responsibles } from '../../domain/payment.ts'
import {
  namedRelation,
  notedEntries,
  relatedRows,
  relationSchema,
  timelineSchema,
} from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalNaira,
  optionalText,
  withId,
} from '../../domain/response-fields.ts'
import { ticketRowSchema } from '../../domain/ticket.ts'
import { labelText } from '../../lib/visible-text.ts'

export const orderResource = resource({
  keys: ['order', 'orders'],
  path: '/crm/order',
  hasPhones: true,
  filters: {
    status: orderStatus.filter,
    queue: ifAnnounced(filterOf([['all', 'All Orders'], 'late', 'no_driver'])),
    period: periodOf(periodOptions),
  },
  record: withId({
    ...orderRowEntries,
    ...paymentEntries,
    restaurant: relationSchema({ phone: optionalField(labelText) }),
    user: v.optional(relationSchema({ email: optionalText, phone: optionalField(labelText) })),
    driver: relationSchema({ phone: optionalField(labelText) }),
    logistics: namedRelation,
    voucher: relationSchema({ title: optionalText, code: optionalText }),
    deliveryType: optionalText,
    items: optionalField(v.array(orderItemSchema)),
    subtotal: optionalNaira,
    deliveryFee: optionalNaira,
    serviceFee: optionalNaira,
    discount: optionalNaira,
    reason: optionalText,
    address: addressSchema,
    note: optionalText,
    noteCount: optionalCount,
  }),
  details: {
    orderTimeline: timelineSchema,
    orderTickets: relatedRows('A ticket of an order', ticketRowSchema),
    ...notedEntries,
  },
  change: v.union([
    v.strictObject({ status: v.literal(orderStatus.word('canceled')), reason: reasonSchema }),
    v.strictObject({ driver: v.pipe(v.string(), v.nonEmpty()) }),
  ]),
  actions: ['assign', 'refund', 'cancel'],
  needs: { assign: ['assign', 'drivers.view'] },
  permissions: ['note'],
})
export type Order = RowOf<typeof orderResource>

export const orderSearch = listSearch(orderResource)

export const refundBody = v.strictObject({
  amount: v.pipe(v.number(), v.gtValue(0), v.description('Naira, not kobo.')),
  reason: reasonSchema,
  responsible: v.picklist(responsibles.values),
  payment: v.optional(
    v.pipe(v.string(), v.nonEmpty(), v.description('Sent if the order has several payments.')),
  ),
})
export const refundEndpoint = {
  method: 'POST',
  path: '/crm/order/{id}/refund',
  body: refundBody,
  response: v.unknown(),
} satisfies Endpoint<v.InferOutput<typeof refundBody>>
