import type * as v from 'valibot'
import { relationSchema } from '../api/record-schemas.ts'
import {
  optionalField,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  withId,
} from '../api/response-fields.ts'
import { labelText } from '../lib/visible-text.ts'
import { choices } from './choices.ts'
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
    // Paystack and Flutterwave use different words.
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
