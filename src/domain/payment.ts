import * as v from 'valibot'
import { labelText } from '../lib/visible-text.ts'
import { choices } from './choices.ts'
import type { OrderRow } from './order.ts'
import { namedRelation, partyRelation, relationSchema } from './record-schemas.ts'
import {
  optionalField,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  rowsSchema,
  withId,
} from './response-fields.ts'
import { statuses } from './status.ts'

const paymentSchema = withId({
  reference: optionalField(labelText),
  amount: optionalNaira,
  status: optionalText,
  channel: optionalText,
  at: optionalTimestamp,
  refunded: optionalNaira,
})
/** The id is the id of the transaction. */
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

/** What an administrator asks for who may not refund: the fields of a refund, without a status. */
export const refundRequestSchema = v.omit(refundSchema, ['status'])
export type RefundRequest = v.InferOutput<typeof refundRequestSchema>

/** The payments and refunds of an order. Older backends send one `transaction` and one `refund`. */
export const paymentEntries = {
  paymentMethod: optionalText,
  payments: optionalField(rowsSchema('A payment', paymentSchema)),
  refunds: optionalField(v.array(refundSchema)),
  transaction: relationSchema({ reference: optionalText, status: optionalText }),
  refund: optionalField(v.object(refundEntries)),
}
const entriesSchema = v.object(paymentEntries)
/** The fields of an order that concern its money. */
export type PaidOrder = v.InferOutput<typeof entriesSchema> &
  Pick<OrderRow, 'totalPrice' | 'status'>

/** The usual payment methods, which transactions can be filtered by. */
export const channels = choices(['card', 'bank_transfer', ['ussd', 'USSD'], 'wallet', 'cash'])

const paymentMethods = choices([
  ...channels.options,
  'bank',
  ['qr', 'QR code'],
  'mobile_money',
  ['eft', 'EFT'],
])

/** An unknown method is its own label. */
export const paymentLabel = paymentMethods.labelOf

const ABBREVIATIONS = new Set(['ussd', 'qr', 'eft'])

/** A payment method as part of a sentence: "bank transfer". */
export function paymentPhrase(method: string | null) {
  const label = paymentLabel(method) ?? 'the payment method'
  const word = method?.toLowerCase() ?? ''
  // Abbreviations and unknown methods keep their capitals.
  const isKnown = paymentMethods.values.some((value) => value === word)
  return isKnown && !ABBREVIATIONS.has(word) ? label.toLowerCase() : label
}

export const refundStatus = statuses([
  ['pending', 'yellow'],
  ['processing', 'blue'],
  ['processed', 'green'],
  ['failed', 'red'],
])

/** The parties that can bear the cost of a refund. Older refunds may name another party. */
export const responsibles = choices(['restaurant', 'driver', 'platform'])
