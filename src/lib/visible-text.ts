import * as v from 'valibot'

// Not white space, a control character, or an invisible one (zero-width, direction mark, variation selector).
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** A text with a visible character: any other would be displayed as nothing. */
export const visibleText = v.pipe(v.string(), v.regex(VISIBLE))

/** The first visible character of a text, or "". */
export function firstVisibleCharacter(text: string) {
  return VISIBLE.exec(text)?.[0] ?? ''
}
