import * as v from 'valibot'

// Not white space, a control character, or an invisible one (zero-width, direction mark, variation selector).
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

// What a browser draws onto the character before it: marks, joiners, skin tones, invisible characters.
const ATTACHED =
  '[\\p{M}\\p{Default_Ignorable_Code_Point}\\p{Emoji_Modifier}\\u0E33\\u0EB3\\uFF9E\\uFF9F]'
// No writing system needs more of them in a row. A browser takes seconds to draw thousands.
const MAX_ATTACHED = 10
const TOO_MANY = new RegExp(`(${ATTACHED}{${MAX_ATTACHED}})${ATTACHED}+`, 'gu')

/** Replaces lone surrogates, on which `encodeURIComponent` throws, and cuts what is stacked on one character. */
const repaired = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(TOO_MANY, '$1')

/**
 * A text with a visible character: any other would be displayed as nothing. Every text of a response is parsed with it,
 * so that it can be part of a URL, and be drawn in no time unless it is long. `shorten` cuts long ones where they are shown.
 */
export const visibleText = v.pipe(v.string(), v.regex(VISIBLE), v.transform(repaired))

/** A text that has to stay as it is, such as an id: one that needs a repair is invalid. */
export const exactText = v.pipe(
  v.string(),
  v.regex(VISIBLE),
  v.check((text) => text === repaired(text)),
)

/** The first visible character of a text, or "". */
export function firstVisibleCharacter(text: string) {
  return VISIBLE.exec(text)?.[0] ?? ''
}

const textOrInteger = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
)
/** A text, or an integer that is converted to one. */
export const labelText = v.pipe(textOrInteger, visibleText)

/**
 * An id. It must be usable as a path segment of a URL: "." and ".." would change the path, even percent-encoded, and a lone
 * surrogate cannot be encoded.
 */
export const idText = v.pipe(textOrInteger, exactText, v.regex(/^(?!\.{1,2}$)/))
