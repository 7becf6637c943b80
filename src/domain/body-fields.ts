import * as v from 'valibot'
import { formatCount } from '../lib/format.ts'
import { cleanLine, cleanText, isVisible } from '../lib/visible-text.ts'

export const CLEANED = 'cleaned'

/**
 * Cleans a text without leaving the type string, as `v.trim` does. The OpenAPI document would leave
 * out everything after a `v.transform`.
 */
const cleaned = (clean: (text: string) => string) => ({
  ...v.transform(clean),
  type: CLEANED,
})

/** Counts characters as people do: an emoji is one. */
export const atMost = (max: number) =>
  v.maxGraphemes<string, number, string>(max, `Enter at most ${formatCount(max)} characters`)

/** `missing` is the error message for a blank text. */
export const filledText = (missing: string) =>
  v.pipe(
    v.string(missing),
    cleaned(cleanText),
    v.nonEmpty(missing),
    v.check((text) => text === '' || isVisible(text), missing),
  )

/** A text with a limit that must not be blank. The error message uses `label`. */
export const requiredText = (label: string, max: number) =>
  v.pipe(filledText(`${label} is required`), atMost(max))

export const textUpTo = (max: number) => v.pipe(v.string(), cleaned(cleanText), atMost(max))

export const WRONG_EMAIL = 'Enter an email address, such as name@example.com'

/** A text of one line, which may be blank. */
export const typedLine = v.pipe(v.string(), cleaned(cleanLine))

/** An email address, as the email fields of browsers accept it. */
export const emailAddress = v.pipe(typedLine, v.rfcEmail(WRONG_EMAIL))

/** An email address. `missing` is the error message for a blank one. */
export const emailText = (missing: string) =>
  v.pipe(v.string(missing), cleaned(cleanLine), v.nonEmpty(missing), v.rfcEmail(WRONG_EMAIL))

const WRONG_POSITION = 'Enter a whole number from 1'

/** A 1-based position in an ordered list of records. */
export const positionEntry = v.pipe(
  v.number(WRONG_POSITION),
  v.safeInteger(WRONG_POSITION),
  v.minValue(1, WRONG_POSITION),
)

/** A position as the string of a form field. */
export const typedPosition = v.pipe(
  v.string(),
  v.transform((text) => (/^\d+$/.test(cleanLine(text)) ? Number(cleanLine(text)) : Number.NaN)),
  positionEntry,
)

/** Null if the form field has no valid position. */
export function positionIn(text: string) {
  const parsed = v.safeParse(typedPosition, text)
  return parsed.success ? parsed.output : null
}

/** The URL of an image, or null to remove it. Only sent if it changes. */
export const imageEntry = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000))))

/** Characters as people count them, of a reason in the administrator's own words. */
export const MIN_REASON = 10
export const MAX_REASON = 500

/** When the status ends. Null removes the end, and so does any change of the status without it. */
export const untilEntry = v.optional(
  v.pipe(
    v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    v.description('Only where `actions` has `until`. The status ends at this time by itself.'),
  ),
)

/** A preset of the dialog, or the administrator's own words. */
export const reasonSchema = v.pipe(filledText('Enter a reason'), atMost(MAX_REASON))
