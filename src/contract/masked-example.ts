import * as v from 'valibot'

const objectSchema = v.looseObject({})

const SECRET = /pass|token|secret|pin|otp|code|bvn|nin|auth|key/i
const PERSONAL = /name|user|mail|phone|address|text|note|account|street|birth|card/i
// A word of a fixed set, such as a status: "delivered", "on_the_way", "DISPATCHED".
const KEYWORD = /^(?:[a-z]+(?:[ _-][a-z]+)*|[A-Z]+(?:[_-][A-Z]+)*)$/
const DATE = /^(?:\d{4}-\d\d-\d\d|\d\d?[./-]\d\d?[./-]\d{4})[\dTZ:., +-]*$/
const MAX_LENGTH = 40
// Longer numbers may be a phone, an account or a card.
const MAX_DIGITS = 9

const masked = (text: string) =>
  text
    .slice(0, MAX_LENGTH)
    .replace(
      /([\p{L}\d])([\p{L}\d]*)/gu,
      (_, first: string, rest: string) => first + '•'.repeat(rest.length),
    )

function isSafe(text: string) {
  return (
    DATE.test(text) || KEYWORD.test(text) || (/^-?[\d.,]+$/.test(text) && text.length <= MAX_DIGITS)
  )
}

/** The type of a JSON value and an example of it, without secrets and personal data: `text "6500.00"`. */
export function maskedExample(field: string, value: unknown): string {
  if (Array.isArray(value)) return `list of ${value.length}`
  if (v.is(objectSchema, value)) return `object with ${Object.keys(value).join(', ') || 'nothing'}`
  const type = typeof value === 'string' ? 'text' : typeof value
  if (SECRET.test(field)) return `${type} ••••••`
  if (typeof value === 'string') {
    const shown =
      isSafe(value) && !PERSONAL.test(field) ? value.slice(0, MAX_LENGTH) : masked(value)
    return `text "${shown}"`
  }
  const isTime = typeof value === 'number' && /(?:At|date|time)$/i.test(field)
  const text = String(value)
  return `${type} ${text.length > MAX_DIGITS && !isTime ? masked(text) : text}`
}
