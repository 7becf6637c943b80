import * as v from 'valibot'

// Not white space, a control character, or invisible (zero-width, variation selector).
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

// Rendered onto the preceding character: marks, joiners, skin tones, invisible characters.
const ATTACHED =
  '[\\p{M}\\p{Default_Ignorable_Code_Point}\\p{Emoji_Modifier}\\u0E33\\u0EB3\\uFF9E\\uFF9F]'
// No writing system needs more marks in a row, and browsers take seconds to draw thousands.
const MAX_ATTACHED = 10
const TOO_MANY = new RegExp(`(${ATTACHED}{${MAX_ATTACHED}})${ATTACHED}+`, 'gu')

/** Replaces lone surrogates, on which `encodeURIComponent` throws, and limits stacked marks. */
const repaired = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(TOO_MANY, '$1')

/**
 * A text with a visible character: any other text would be shown as nothing. Every text in a
 * response is parsed with this schema. It can then be part of a URL and is fast to draw. `shorten`
 * limits its length where it is shown.
 */
export const visibleText = v.pipe(v.string(), v.regex(VISIBLE), v.transform(repaired))

/** A text that must stay unchanged, such as an id. It is invalid if it needs a repair. */
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
 * Must be usable as a path segment. "." and ".." would change the path even if percent-encoded, and
 * a lone surrogate cannot be encoded.
 */
export const idText = v.pipe(textOrInteger, exactText, v.regex(/^(?!\.{1,2}$)/))

/** Whether the text is shown as something. */
export const isVisible = (text: string) => VISIBLE.test(text)

// Chats, web pages and spreadsheets add these to copied text: soft hyphens, zero-width characters,
// marks of direction.
const INVISIBLE =
  '[\\u00AD\\u034F\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]'
// A joiner between the parts of one emoji, or between letters of a script that needs it.
const JOINER =
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{M}\\p{Script=Arabic}])[\\u200C\\u200D](?=[\\p{Extended_Pictographic}\\p{L}])'
const JOINER_OR_INVISIBLE = new RegExp(`(${JOINER})|${INVISIBLE}`, 'gu')

/**
 * Cleans a text before it is sent: NFC, plain spaces, and no invisible characters except the
 * joiners of emoji. Keeps its lines.
 */
export const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .replace(JOINER_OR_INVISIBLE, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/**
 * `cleanText` on one line, for a code, an address or a title. Other hyphens become the hyphen of a
 * keyboard: assistants and word processors write lookalikes.
 */
export const cleanLine = (text: string) =>
  cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')

// A text in quotes or brackets, or formatted in a chat, that contains no other of these characters.
const ENCLOSED = /^(?:(["'`*])((?:(?!\1).)+)\1|\(([^()]+)\)|<([^<>]+)>|\[([^[\]]+)\])$/
// An address as mail programs write it: "Ada <ada@example.com>".
const ADDRESS = /^(?:mailto:|[^<>]*<)([^\s<>]+@[^\s<>]+)>?$/i
// Punctuation that ends a sentence or a part of it.
const SENTENCE_END = /(?<=[^\s.,;:…])[.,;:…]+$/

function withoutSentence(text: string): string {
  const start = text.replace(SENTENCE_END, '').replace(ADDRESS, '$1')
  const [, , ...inner] = ENCLOSED.exec(start) ?? []
  const enclosed = inner.find((part = '') => isVisible(part))
  return enclosed === undefined ? start : withoutSentence(enclosed.trim())
}

/**
 * Cleans a search text: on one line, with the quotes of a keyboard, and without enclosing quotes, a
 * final full stop, and the "#" of a number. "#ORD-7K2" becomes "ORD-7K2".
 */
export const cleanSearch = (text: string) =>
  withoutSentence(
    cleanLine(text)
      .replace(/[\u2018-\u201B\u02BC\u2039\u203A]/g, "'")
      .replace(/[\u201C-\u201F\u00AB\u00BB]/g, '"'),
  ).replace(/(?<!\S)#(?=\p{L}+-\w|[\p{L}_-]*\d)/gu, '')

/** Equal for texts that the same search finds, whatever their case, quotes or full stop. */
export const textKey = (text: string) => cleanSearch(text).toLowerCase()

/** The longest part of a text without quotes. A search finds it whatever quotes the text has. */
export function searchedPart(text: string) {
  const parts = cleanSearch(text)
    .split(/["']/)
    .map((part) => part.trim())
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest)) || text
}

const segmenter = new Intl.Segmenter()
// In code units, far above the longest emoji. A longer sequence is hostile, not a character.
const MAX_UNITS = 40

/** The number of characters as people count them: an emoji is one. */
export const countCharacters = (text: string) => [...segmenter.segment(text)].length

/** The first characters, counted as people do. No character is cut. */
export function firstCharacters(text: string, max: number) {
  // A character has at least one code unit.
  if (text.length <= max) return text
  const start = text.slice(0, max * MAX_UNITS)
  let count = 0
  for (const { index } of segmenter.segment(start)) {
    if (count === max) return text.slice(0, index)
    count += 1
  }
  // A lone surrogate at the end would be shown as "�".
  return start.length < text.length ? start.replace(/[\uD800-\uDBFF]$/, '') : text
}
