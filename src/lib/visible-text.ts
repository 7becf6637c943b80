import * as v from 'valibot'

// Not white space, a control character, or an invisible one (zero-width, direction mark, variation selector).
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Replaces lone surrogates: `encodeURIComponent` throws on them. */
const repaired = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/**
 * A text with a visible character: any other would be displayed as nothing. Every text of a response is parsed with it,
 * so that it can be part of a URL.
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
