import { LOCALE, EMPTY } from '../lib/format.ts'
import { cleanText } from '../lib/visible-text.ts'

/**
 * "1500.50" of "₦1,500.50", "N1 500.50" and "1,500.50 NGN". Null of another text.
 */
export function toPlainAmount(text: string) {
  // In characters. Longer input is not an amount.
  if (text.length > 40) return null
  // A separator must be followed by three digits, because "1500 2500" is two amounts. Spreadsheets
  // and phones insert spaces.
  const [, whole, decimals] =
    /^(?:₦|NGN|N)?\s*(\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.(\d{1,2}))?\s*(?:₦|NGN|N|naira)?$/i.exec(
      text,
    ) ?? []
  if (whole === undefined) return null
  return whole.replace(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`)
}

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

/** The result of `toPlainAmount`. Trims any other string. */
export const plainAmount = (text: string) => toPlainAmount(cleanText(text)) ?? text.trim()

/** Formats an amount for its input: "1,500.50". Trims any other string. */
export function formatAmount(text: string) {
  const amount = toPlainAmount(cleanText(text))
  if (amount === null) return text.trim()
  const [whole = '', decimals] = amount.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals.padEnd(2, '0')}`
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

export const toKobo = (naira: number) => BigInt(Math.round(naira * 100))

function splitKobo(kobo: bigint) {
  const size = kobo < 0n ? -kobo : kobo
  return {
    isNegative: kobo < 0n,
    naira: size / 100n,
    decimals: String(size % 100n).padStart(2, '0'),
  }
}

/** "4812300.50", as spreadsheets read it. Exact for sums that a number cannot contain. */
export function plainKobo(kobo: bigint) {
  const { isNegative, naira, decimals } = splitKobo(kobo)
  return `${isNegative ? '-' : ''}${naira}.${decimals}`
}

/** "₦4,812,300.50". */
export function formatKobo(kobo: bigint) {
  const { isNegative, naira, decimals } = splitKobo(kobo)
  return `${isNegative ? MINUS : ''}${money.format(naira).replace(/00$/, decimals)}`
}
