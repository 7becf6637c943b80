import { shorten } from '../lib/format.ts'

/** The national digits of a (partial) Nigerian mobile number, or null: "0803 123" is "803123". */
export function toPhoneDigits(text: string) {
  // Copied numbers contain dots, several kinds of dashes, and invisible marks.
  if (!/^[+\d\s().\p{Pd}\p{Cf}]+$/u.test(text)) return null
  // A prefix, then 6 to 10 digits that begin with 7, 8 or 9.
  return /^(?:(?:00)?234)?0?([789]\d{5,9})$/.exec(text.replace(/\D/g, ''))?.[1] ?? null
}

/** Whether the server has already masked the text. */
export const isMasked = (text: string) => /[•*]/.test(text)

const NATIONAL = /^(\d{3})(\d{3})(\d{4})$/

/** "+234 803 123 4567". A number that is not Nigerian or already masked is only truncated. */
export function formatPhone(phone: string) {
  const [, network, middle, end] = NATIONAL.exec(nationalDigits(phone) ?? '') ?? []
  return network ? `+234 ${network} ${middle} ${end}` : shorten(phone)
}

/** For a `tel:` link: "+2348031234567". */
export function toDialedNumber(phone: string) {
  const national = nationalDigits(phone)
  return national ? `+234${national}` : phone.replace(/[^+\d]/g, '')
}

/** "+234 803 ••• ••67". Other numbers keep their first 4 and last 2 characters. */
export function maskPhone(phone: string) {
  if (isMasked(phone)) return shorten(phone)
  const national = nationalDigits(phone)
  if (national) return `+234 ${national.slice(0, 3)} ••• ••${national.slice(-2)}`
  return phone.length >= 10 ? `${phone.slice(0, 4)} ••• ••${phone.slice(-2)}` : '••••••'
}

/** Masks a search text that may be a phone number. */
export const maskSearch = (text: string) => (toPhoneDigits(text) ? maskPhone(text) : text)

/**
 * A search text for paper. Empty if it may have a phone or an account number, from anywhere: six
 * digits or more with their separators. The digits of "ORD-4821907" and of an amount are printed.
 */
export const printedSearch = (text: string) =>
  /(?<![\p{L}\p{Nd}₦]\p{Pd}?)\p{Nd}(?:[+\s()./\p{Pd}\p{Cf}]*\p{Nd}){5}/u.test(text) &&
  !/^\d+\.\d\d$/.test(text)
    ? ''
    : shorten(text)

// Ten digits or more with their separators. Not those of "ORD-4821907123" and of an amount.
const LONG_NUMBER = /(?<![\p{L}\p{Nd}₦]\p{Pd}?)\+?\p{Nd}(?:[\s()./\p{Pd}\p{Cf}]*\p{Nd}){9,}/gu

/** A text for paper: the phone and account numbers in it keep their last two digits. */
export const printedText = (text: string) =>
  text.replace(LONG_NUMBER, (number) => `••••••${number.slice(-2)}`)

/** "••••••4579". A short number is masked completely. */
export function maskAccount(number: string) {
  if (isMasked(number)) return shorten(number)
  return number.length > 6 ? `••••••${number.slice(-4)}` : '••••••'
}

/** The last four digits of an account number. Null if they are not known or not to be shown. */
export const lastFour = (number: string) => /\d{4}$/.exec(maskAccount(number))?.[0] ?? null

/** "••4579", for a column. What has no last four digits is masked completely. */
export const shortAccount = (number: string) => `••${lastFour(number) ?? '••••'}`

function nationalDigits(phone: string) {
  const digits = toPhoneDigits(phone)
  return digits?.length === 10 ? digits : null
}
