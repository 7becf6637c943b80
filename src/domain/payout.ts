import type * as v from 'valibot'
import { shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
import { fields } from './field.ts'
import {
  optionalField,
  optionalTimestamp,
  optionalNaira,
  optionalText,
  withId,
} from './response-fields.ts'
import { statuses } from './status.ts'

export const payoutStatus = statuses([
  ['requested', 'yellow'],
  ['processing', 'blue'],
  ['paid', 'green', 'final'],
  ['declined', 'red', 'final'],
  ['failed', 'orange', 'final'],
  ['reversed', 'purple', 'final'],
])

export const payoutRowEntries = {
  payoutId: optionalField(labelText),
  amount: optionalNaira,
  status: optionalText,
  createdAt: optionalTimestamp,
}
export const payoutRowSchema = withId(payoutRowEntries)
export type PayoutRow = v.InferOutput<typeof payoutRowSchema>

export const payoutName = ({ payoutId, id }: Pick<PayoutRow, 'payoutId' | 'id'>) =>
  shorten(payoutId ?? id)

export const payoutRowFields = fields<PayoutRow>()({
  payoutId: { label: 'Payout', kind: 'text', isVerbatim: true, get: payoutName },
  amount: { label: 'Amount', kind: 'naira' },
  status: { label: 'Status', kind: 'status', statuses: payoutStatus },
  createdAt: { label: 'Requested', kind: 'timestamp' },
})
