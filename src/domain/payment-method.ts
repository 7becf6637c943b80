import { choices } from './choices.ts'

const paymentMethods = choices([
  'card',
  'bank_transfer',
  'bank',
  ['ussd', 'USSD'],
  ['qr', 'QR code'],
  'mobile_money',
  ['eft', 'EFT'],
  'wallet',
  'cash',
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
