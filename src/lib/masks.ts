import { shorten } from './format.ts'

// A prefix, then 6 to 10 digits that begin with 7, 8 or 9.
const MOBILE = /^(?:234)?0?([789]\d{5,9})$/

/** The national digits of a Nigerian mobile number, or of its first part: "0803 123 4567" is "8031234567". Else null. */
export function toPhoneDigits(text: string) {
  if (!/^\+?[\d\s()-]+$/.test(text)) return null
  return MOBILE.exec(text.replace(/\D/g, ''))?.[1] ?? null
}

/** Whether the server has masked a text already. */
export const isMasked = (text: string) => /[•*]/.test(text)

const NATIONAL = /^(\d{3})(\d{3})(\d{4})$/

/** "+234 803 123 4567". A number that is not Nigerian, or that the server has masked, is only cut. */
export function formatPhone(phone: string) {
  const [, network, middle, end] = NATIONAL.exec(nationalDigits(phone) ?? '') ?? []
  return network ? `+234 ${network} ${middle} ${end}` : shorten(phone)
}

/** The number to dial: "+2348031234567". */
export function toDialedNumber(phone: string) {
  const national = nationalDigits(phone)
  return national ? `+234${national}` : phone.replace(/[^+\d]/g, '')
}

/** "+234 803 ••• ••67", for lists and exports. Other numbers keep their first 4 and last 2 characters. */
export function maskPhone(phone: string) {
  if (isMasked(phone)) return shorten(phone)
  const national = nationalDigits(phone)
  if (national) return `+234 ${national.slice(0, 3)} ••• ••${national.slice(-2)}`
  return phone.length >= 10 ? `${phone.slice(0, 4)} ••• ••${phone.slice(-2)}` : '••••••'
}

/** "••••••4579", the number of a bank account. A short one keeps nothing. */
export function maskAccount(number: string) {
  if (isMasked(number)) return shorten(number)
  return number.length > 6 ? `••••••${number.slice(-4)}` : '••••••'
}

function nationalDigits(phone: string) {
  const digits = toPhoneDigits(phone)
  return digits?.length === 10 ? digits : null
}
