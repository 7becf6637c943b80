import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { reasonSchema } from '../../domain/body-fields.ts'
import { responsibles } from '../../domain/payment.ts'

export const refundSchema = v.strictObject({
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
  body: refundSchema,
  response: v.unknown(),
} satisfies Endpoint<v.InferOutput<typeof refundSchema>>
