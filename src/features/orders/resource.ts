import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { periodOf, queueFilter, sortedBy } from '../../api/list.ts'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { addressSchema } from '../../domain/address.ts'
import { reasonSchema } from '../../domain/body-fields.ts'
import { periodOptions } from '../../domain/figures.ts'
import { orderItemSchema, orderRowEntries, orderStatus } from '../../domain/order.ts'
import { paymentEntries, refundRequestSchema, responsibles } from '../../domain/payment.ts'
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
  hasAmounts: true,
  filters: {
    status: orderStatus.filter,
    // Those that wait longest come first.
    queue: sortedBy(
      queueFilter(
        [['all', 'All Orders'], 'late', 'no_driver'],
        ['paid_twice', ['refund_asked', 'Refunds asked']],
      ),
      { late: 'statusAt', no_driver: 'statusAt' },
    ),
    period: periodOf(periodOptions),
  },
  record: withId({
    ...orderRowEntries,
    ...paymentEntries,
    refundRequest: optionalField(refundRequestSchema),
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
  actions: ['assign', 'refund', 'ask_refund', 'decline_refund', 'cancel'],
  needs: { assign: ['assign', 'drivers.view'], decline_refund: ['refund'] },
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

/** An administrator who may not refund asks those who may. */
export const askRefundEndpoint = {
  ...refundEndpoint,
  path: '/crm/order/{id}/refund-request',
} satisfies Endpoint<v.InferOutput<typeof refundBody>>
export const declineRefundEndpoint = {
  method: 'DELETE',
  path: askRefundEndpoint.path,
  response: v.unknown(),
} satisfies Endpoint
