import * as v from 'valibot'

// Not white space, a control character, or invisible (zero-width, variation selector).
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

// Rendered onto the preceding character: marks, joiners, skin tones, invisible characters.
const ATTACHED =
  '[\\p{M}\\p{Default_Ignorable_Code_Point}\\p{Emoji_Modifier}\\u0E33\\u0EB3\\uFF9E\\uFF9F]'
// No writing system needs more in a row, and browsers take seconds to draw thousands.
const MAX_ATTACHED = 10
const TOO_MANY = new RegExp(`(${ATTACHED}{${MAX_ATTACHED}})${ATTACHED}+`, 'gu')

/** Replaces lone surrogates, on which `encodeURIComponent` throws, and limits stacked marks. */
const repaired = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(TOO_MANY, '$1')

/**
 * Text with a visible character: other text would be displayed as nothing. Every text in a response
 * is parsed with this schema, so that it can be part of a URL and is fast to draw. `shorten` limits
 * its length where it is displayed.
 */
export const visibleText = v.pipe(v.string(), v.regex(VISIBLE), v.transform(repaired))

/** Text that must stay unchanged, such as an id. It is invalid if it needs a repair. */
const exactText = v.pipe(
  v.string(),
  v.regex(VISIBLE),
  v.check((text) => text === repaired(text)),
)

/** "" if there is none. */
export function firstVisibleCharacter(text: string) {
  return VISIBLE.exec(text)?.[0] ?? ''
}

const textOrInteger = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
)
export const labelText = v.pipe(textOrInteger, visibleText)

/**
 * Must be usable as a path segment: "." and ".." would change the path even if percent-encoded, and
 * a lone surrogate cannot be encoded.
 */
export const idText = v.pipe(textOrInteger, exactText, v.regex(/^(?!\.{1,2}$)/))
