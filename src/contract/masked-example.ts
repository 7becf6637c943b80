import * as v from 'valibot'

const SECRET = /pass|token|secret|otp|bvn|\bnin\b|pin$|code/i
const MAX_LENGTH = 40

/** The form of a text without its content: "31/12/2026" is "99/99/9999". */
const formOf = (text: string) =>
  text
    .slice(0, MAX_LENGTH)
    .replace(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? 'a' : 'A'))
    .replace(/\p{N}/gu, '9')
    .replace(/\p{C}/gu, ' ')

/** The type of a JSON value and its form, without its content, which may be secret or personal: `text "9999.99"`. */
export function maskedExample(field: string, value: unknown): string {
  if (Array.isArray(value))
    return value.length === 1 ? 'list of 1 item' : `list of ${value.length} items`
  if (v.is(v.looseObject({}), value)) return 'object'
  const type = typeof value === 'string' ? 'text' : typeof value
  if (value === null || typeof value === 'boolean') return String(value)
  if (SECRET.test(field)) return type
  return typeof value === 'string' ? `text "${formOf(value)}"` : `${type} ${formOf(String(value))}`
}
