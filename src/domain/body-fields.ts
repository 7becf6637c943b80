import * as v from 'valibot'
import { formatCount } from '../lib/format.ts'

const atMost = (max: number) =>
  v.maxLength<string, number, string>(max, `Enter at most ${formatCount(max)} characters`)

/** A string that must not be blank. The error message uses `label`. */
export function requiredText(label: string, max: number) {
  const missing = `${label} is required`
  return v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), atMost(max))
}

export const WRONG_EMAIL = 'Enter an email address, such as name@example.com'

/** An email address that must not be blank: `missing` is the error message. */
export const emailText = (missing: string) =>
  v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), v.email(WRONG_EMAIL))

export const textUpTo = (max: number) => v.pipe(v.string(), v.trim(), atMost(max))

const WRONG_POSITION = 'Enter a whole number from 1'

/** A 1-based position in an ordered list of records. */
export const positionEntry = v.pipe(
  v.number(WRONG_POSITION),
  v.safeInteger(WRONG_POSITION),
  v.minValue(1, WRONG_POSITION),
)

/** The same position as a string, for a form field. */
export const typedPosition = v.pipe(
  v.string(),
  v.transform((text) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN)),
  positionEntry,
)

/** The URL of an image, or null to remove it. Only sent if it is to change. */
export const imageEntry = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000))))

/** In characters, for a reason in the administrator's own words. */
export const MIN_REASON = 10
export const MAX_REASON = 500

/** The reason in a request: a preset of the dialog, or the administrator's own words. */
export const reasonSchema = v.pipe(
  v.string('Enter a reason'),
  v.trim(),
  v.nonEmpty('Enter a reason'),
  v.maxLength(MAX_REASON, `Enter at most ${MAX_REASON} characters`),
)
