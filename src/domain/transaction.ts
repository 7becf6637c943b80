import type * as v from 'valibot'
import {
  optionalField,
  optionalTimestamp,
  optionalNaira,
  optionalText,
  withId,
} from '../api/response-fields.ts'
import { labelText } from '../lib/visible-text.ts'
import { fields } from './field.ts'
import { signedAmount, transactionTypeLabel } from './payment.ts'
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

export const transactionRowEntries = {
  reference: optionalField(labelText),
  type: optionalText,
  amount: optionalNaira,
  status: optionalText,
  createdAt: optionalTimestamp,
}
export const transactionRowSchema = withId(transactionRowEntries)
export type TransactionRow = v.InferOutput<typeof transactionRowSchema>

export const transactionRowFields = fields<TransactionRow>()({
  reference: { label: 'Reference', kind: 'code' },
  type: { label: 'Type', kind: 'text', get: ({ type }) => transactionTypeLabel(type) },
  amount: { label: 'Amount', kind: 'naira', get: signedAmount },
  status: { label: 'Status', kind: 'status', statuses: transactionStatus },
  createdAt: { label: 'Date', kind: 'timestamp' },
})
