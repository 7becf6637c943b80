import { firstCharacters } from './visible-text.ts'

export const LOCALE = 'en-NG'
export const EMPTY = '—'

export const yesNo = (flag: boolean | null) => (flag === null ? EMPTY : flag ? 'Yes' : 'No')

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Converts "super_admin" to "Super admin". */
export const toLabel = (text: string) => capitalize(text.replaceAll('_', ' '))

const MAX_LENGTH = 500

/** Truncates a text, because browsers take seconds to lay out an extremely long one. */
export function shorten(text: string, max = MAX_LENGTH) {
  const start = firstCharacters(text, max)
  return start === text ? text : `${start}…`
}
const count = new Intl.NumberFormat(LOCALE)
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })

export function formatCount(value: number | null) {
  return value === null ? EMPTY : count.format(value)
}

export function formatRating(rating: number | null) {
  return rating === null ? EMPTY : rating.toFixed(1)
}

export function formatQuantity(value: number, one: string, many: string) {
  return `${formatCount(value)} ${value === 1 ? one : many}`
}

/** Never rounds to 0% or 100%: close values are "<1%" and ">99%". `whole` is more than 0. */
export function formatPercent(part: number, whole: number) {
  const ratio = part / whole
  if (ratio > 0 && ratio < 0.005) return `<${percent.format(0.01)}`
  if (ratio < 1 && ratio >= 0.995) return `>${percent.format(0.99)}`
  return percent.format(ratio)
}
