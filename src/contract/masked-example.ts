import * as v from 'valibot'

const SECRET = /pass|token|secret|otp|bvn|\bnin\b|pin$|code/i
const NAME = /^[a-z_$][\w$]{0,39}$/i
const ANSWER = /^(?:true|false|yes|no)$/i
const MAX_LENGTH = 40

/** Replaces letters and digits: "31/12/2026" becomes "99/99/9999". */
const formOf = (text: string) =>
  text
    .slice(0, MAX_LENGTH)
    .replace(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? 'a' : 'A'))
    .replace(/\p{N}/gu, '9')
    .replace(/\p{C}/gu, ' ')

/** The name of a field. A name that may be data, such as an email, is masked. */
export const maskedName = (name: string) => (NAME.test(name) ? name : formOf(name))

/** The names of the fields of an object: "vouchers, pagination". */
export const namesOf = (body: object) =>
  Object.keys(body).slice(0, 12).map(maskedName).join(', ') || 'no field'

/**
 * The type and the form of a value without its content, which may be secret or personal: `text
 * "9999.99"`.
 */
export function maskedExample(field: string, value: unknown): string {
  if (Array.isArray(value)) return `list of ${value.length}`
  if (v.is(v.looseObject({}), value)) return `object with ${namesOf(value)}`
  if (value === null || typeof value === 'boolean') return String(value)
  const type = typeof value === 'string' ? 'text' : typeof value
  if (SECRET.test(field)) return `${type} (hidden)`
  if (typeof value !== 'string') return `${type} ${formOf(String(value))}`
  return `text "${ANSWER.test(value) ? value : formOf(value)}"`
}
