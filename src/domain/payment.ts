import * as v from 'valibot'
import { optionalField, optionalText } from '../api/response-fields.ts'
import { capitalize, shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
import { choices } from './choices.ts'

const paymentMethods = new Map([
  ['card', 'Card'],
  ['bank_transfer', 'Bank transfer'],
  ['bank', 'Bank'],
  ['ussd', 'USSD'],
  ['qr', 'QR code'],
  ['mobile_money', 'Mobile money'],
  ['eft', 'EFT'],
  ['wallet', 'Wallet'],
  ['cash', 'Cash'],
])

/** An unknown method is its own label. */
export const paymentLabel = (method: string | null) =>
  method && (paymentMethods.get(method.toLowerCase()) ?? method)

const ABBREVIATIONS = new Set(['ussd', 'qr', 'eft'])

/** A payment method as part of a sentence: "bank transfer". */
export function paymentPhrase(method: string | null) {
  const label = paymentLabel(method) ?? 'the payment method'
  const word = method?.toLowerCase() ?? ''
  // Abbreviations and unknown methods keep their capitals.
  const keepsCapitals = ABBREVIATIONS.has(word) || !paymentMethods.has(word)
  return keepsCapitals ? label : label.toLowerCase()
}

export const transactionType = choices([
  'payment',
  'refund',
  ['wallet_topup', 'Wallet top-up'],
  'payout',
])

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

/** Does not read other fields of the response, such as the BVN. */
export const accountSchema = optionalField(
  v.object({
    bankName: optionalText,
    accountName: optionalText,
    accountNumber: optionalField(labelText),
  }),
)
