import { expect, test } from 'vitest'
import { paymentLabel, paymentPhrase } from '@/domain/payment'
import { signedAmount } from '@/domain/transaction'

test.each([
  ['bank_transfer', 'Bank transfer', 'bank transfer'],
  ['ussd', 'USSD', 'USSD'],
  ['CARD', 'Card', 'card'],
  ['qr', 'QR code', 'QR code'],
  ['Cowries', 'Cowries', 'Cowries'],
  [null, null, 'the payment method'],
])('the payment method %j is %j, and %j in a sentence', (method, label, phrase) => {
  expect(paymentLabel(method)).toBe(label)
  expect(paymentPhrase(method)).toBe(phrase)
})

test.each([
  ['refund', 500, -500],
  ['REFUND', 500, -500],
  ['payout', -500, -500],
  ['payment', 500, 500],
  ['wallet_topup', 500, 500],
  ['refund', 0, 0],
  ['refund', null, null],
])('the amount of a %s of %j is shown as %j', (type, amount, shown) => {
  expect(signedAmount({ type, amount })).toBe(shown)
})
