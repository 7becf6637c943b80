import { LOCALE, EMPTY } from '../lib/format.ts'
import { cleanText } from '../lib/visible-text.ts'

// In characters. Longer input is not an amount.
const MAX_LENGTH = 40
// A separator must be followed by three digits, because "1500 2500" is two amounts. Spreadsheets
// and phones insert spaces.
const pastedAmount =
  /^(?:₦|NGN|N)?\s*(\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.(\d{1,2}))?\s*(?:₦|NGN|N|naira)?$/i

/** The form of a valid result of `plainAmount`. */
export const plainAmountPattern = /^\d+(\.\d{1,2})?$/

// A number has 15 exact digits, so sums of such amounts are exact to the kobo.
const AMOUNT_LIMIT = 1e12

/** The error message for a result of `plainAmount`, or "". */
export function plainAmountError(amount: string) {
  if (!plainAmountPattern.test(amount) || Number(amount) === 0) {
    return 'Enter an amount above 0 with at most 2 decimals'
  }
  return Number(amount) < AMOUNT_LIMIT ? '' : 'Enter an amount below ₦1 trillion'
}

function parseAmount(text: string) {
  const trimmed = cleanText(text)
  if (trimmed.length > MAX_LENGTH) return null
  const [, whole, decimals] = pastedAmount.exec(trimmed) ?? []
  return whole === undefined ? null : { whole: whole.replace(/\D/g, ''), decimals }
}

/** "1500.50" of "₦1,500.50", "N1 500.50" and "1,500.50 NGN". Trims any other string. */
export function plainAmount(text: string) {
  const amount = parseAmount(text)
  if (!amount) return text.trim()
  return amount.decimals === undefined ? amount.whole : `${amount.whole}.${amount.decimals}`
}

/** Formats an amount for its input: "1,500.50". Trims any other string. */
export function formatAmount(text: string) {
  const amount = parseAmount(text)
  if (!amount) return text.trim()
  const whole = amount.whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return amount.decimals === undefined ? whole : `${whole}.${amount.decimals.padEnd(2, '0')}`
}

const money = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

// Contains a word joiner. Otherwise a line may break between the minus and the currency sign.
const MINUS = '-\u2060'

/** "₦1,200.00". */
export function formatNaira(amount: number | null) {
  return amount === null ? EMPTY : money.format(amount).replace('-', MINUS)
}
