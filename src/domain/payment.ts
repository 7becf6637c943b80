import * as v from 'valibot'
import { namedRelation, partyRelation, relationSchema } from '../api/record-schemas.ts'
import {
  optionalField,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  rowsSchema,
  withId,
} from '../api/response-fields.ts'
import { labelText } from '../lib/visible-text.ts'
import type { OrderRow } from './order.ts'

const paymentSchema = withId({
  reference: optionalField(labelText),
  amount: optionalNaira,
  status: optionalText,
  channel: optionalText,
  at: optionalTimestamp,
  refunded: optionalNaira,
})
/** Its id is that of its transaction. */
export type Payment = v.InferOutput<typeof paymentSchema>

const refundEntries = {
  amount: optionalNaira,
  status: optionalText,
  reason: optionalText,
  responsible: optionalText,
}
const refundSchema = v.object({
  ...refundEntries,
  by: partyRelation,
  at: optionalTimestamp,
  payment: namedRelation,
})
export type Refund = v.InferOutput<typeof refundSchema>

/** The fields of an order about its money. Older backends send one payment and one refund. */
export const paymentEntries = {
  paymentMethod: optionalText,
  payments: optionalField(rowsSchema('A payment', paymentSchema)),
  refunds: optionalField(v.array(refundSchema)),
  transaction: relationSchema({ reference: optionalText, status: optionalText }),
  refund: optionalField(v.object(refundEntries)),
}
const entriesSchema = v.object(paymentEntries)
/** An order, as far as its money is concerned. */
export type PaidOrder = v.InferOutput<typeof entriesSchema> &
  Pick<OrderRow, 'totalPrice' | 'status'>
