import * as v from 'valibot'
import { formatCount } from '../lib/format.ts'
import { cleanLine, cleanText, isVisible } from '../lib/visible-text.ts'

/** The type of the action that cleans a text. */
export const CLEANED = 'cleaned'

/**
 * Changes a text, as `v.trim` does: it stays a text. The OpenAPI document leaves out what follows a
 * `v.transform`.
 */
const cleaned = (clean: (text: string) => string) => ({
  ...v.transform(clean),
  type: CLEANED,
})

/** In characters as people count them: an emoji is one. */
export const atMost = (max: number) =>
  v.maxGraphemes<string, number, string>(max, `Enter at most ${formatCount(max)} characters`)

/** A text that must not be blank: `missing` is the error message. */
export const filledText = (missing: string) =>
  v.pipe(
    v.string(missing),
    cleaned(cleanText),
    v.nonEmpty(missing),
    v.check((text) => text === '' || isVisible(text), missing),
  )

/** The same with a limit. The error message uses `label`. */
export const requiredText = (label: string, max: number) =>
  v.pipe(filledText(`${label} is required`), atMost(max))

export const textUpTo = (max: number) => v.pipe(v.string(), cleaned(cleanText), atMost(max))

export const WRONG_EMAIL = 'Enter an email address, such as name@example.com'

/** A text of one line, which may be blank. */
export const typedLine = v.pipe(v.string(), cleaned(cleanLine))

/** An email address, as the email fields of browsers accept it. */
export const emailAddress = v.pipe(typedLine, v.rfcEmail(WRONG_EMAIL))

/** An email address that must not be blank: `missing` is the error message. */
export const emailText = (missing: string) =>
  v.pipe(v.string(missing), cleaned(cleanLine), v.nonEmpty(missing), v.rfcEmail(WRONG_EMAIL))

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
  v.transform((text) => (/^\d+$/.test(cleanLine(text)) ? Number(cleanLine(text)) : Number.NaN)),
  positionEntry,
)

/** The position in a form field, or null if there is none. */
export function positionIn(text: string) {
  const parsed = v.safeParse(typedPosition, text)
  return parsed.success ? parsed.output : null
}

/** The URL of an image, or null to remove it. Only sent if it is to change. */
export const imageEntry = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000))))

/** In characters as people count them, for a reason in the administrator's own words. */
export const MIN_REASON = 10
export const MAX_REASON = 500

/** The reason in a request: a preset of the dialog, or the administrator's own words. */
export const reasonSchema = v.pipe(filledText('Enter a reason'), atMost(MAX_REASON))
