import * as v from 'valibot'

// Neither space nor control character, nor one that is never shown by itself (zero-width, of direction, variation).
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** A text that shows: one with nothing to be seen would leave its place empty. */
export const visibleText = v.pipe(v.string(), v.regex(SEEN))

/** The first character of a text that shows, else "". */
export function firstSeen(text: string) {
  return SEEN.exec(text)?.[0] ?? ''
}
