import type * as v from 'valibot'
import {
  optionalField,
  optionalTimestamp,
  optionalNaira,
  optionalText,
  withId,
} from '../api/response-fields.ts'
import { shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
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
