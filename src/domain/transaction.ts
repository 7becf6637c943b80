import type * as v from 'valibot'
import { capitalize, shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
import { choices } from './choices.ts'
import { fields } from './field.ts'
import { relationSchema } from './record-schemas.ts'
import {
  optionalField,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  withId,
} from './response-fields.ts'
import { statuses } from './status.ts'

export const transactionStatus = statuses(
  [
    ['success', 'green'],
    ['pending', 'yellow'],
    ['failed', 'red'],
    ['reversed', 'purple'],
    ['abandoned', 'gray'],
  ],
  {
    // The words of Flutterwave and Paystack.
    synonyms: { successful: 'success', ongoing: 'pending' },
  },
)

export const transactionType = choices([
  'payment',
  'refund',
  ['wallet_topup', 'Wallet top-up'],
  'payout',
])

export const transactionRowEntries = {
  reference: optionalField(labelText),
  type: optionalText,
  amount: optionalNaira,
  status: optionalText,
  order: relationSchema({ orderId: optionalField(labelText) }),
  createdAt: optionalTimestamp,
}
export const transactionRowSchema = withId(transactionRowEntries)
export type TransactionRow = v.InferOutput<typeof transactionRowSchema>

export function transactionTypeLabel(type: string | null) {
  const label = transactionType.labelOf(type)
  return label && capitalize(shorten(label))
}

const outgoing = new Set(['refund', 'payout'])

interface Payment {
  type: string | null
  amount: number | null
}

/** Refunds and payouts are negative. */
export const signedAmount = ({ type, amount }: Payment) =>
  amount && outgoing.has(type?.toLowerCase() ?? '') ? -Math.abs(amount) : amount

export const transactionRowFields = fields<TransactionRow>()({
  reference: { label: 'Reference', kind: 'code' },
  type: { label: 'Type', kind: 'text', get: ({ type }) => transactionTypeLabel(type) },
  amount: { label: 'Amount', kind: 'naira', get: signedAmount },
  status: { label: 'Status', kind: 'status', statuses: transactionStatus },
  order: {
    label: 'Order',
    kind: 'relation',
    record: 'order',
    get: ({ order }) => order && { ...order, name: order.orderId },
  },
  createdAt: { label: 'Date', kind: 'timestamp' },
})
