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

/** Whether a text would be displayed as something. */
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
 * What is sent of a typed, pasted or read text, such as a message or a name: in NFC, with plain
 * spaces, and without invisible characters except the joiners of emoji. Keeps its lines.
 */
export const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .replace(JOINER_OR_INVISIBLE, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/**
 * The same on one line: a code, an address, a title. A hyphen is the one of a keyboard: assistants and
 * word processors write another, which looks the same.
 */
export const cleanLine = (text: string) =>
  cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')

// A text in quotes or brackets, or formatted in a chat, that has no other of these characters.
const ENCLOSED = /^(?:(["'`*])((?:(?!\1).)+)\1|\(([^()]+)\)|<([^<>]+)>|\[([^[\]]+)\])$/
// As programs for mail write an address: "Ada <ada@example.com>".
const ADDRESS = /^(?:mailto:|[^<>]*<)([^\s<>]+@[^\s<>]+)>?$/i
// What ends a sentence or a part of it, after something else.
const SENTENCE_END = /(?<=[^\s.,;:…])[.,;:…]+$/

function withoutSentence(text: string): string {
  const start = text.replace(SENTENCE_END, '').replace(ADDRESS, '$1')
  const [, , ...inner] = ENCLOSED.exec(start) ?? []
  const enclosed = inner.find((part = '') => isVisible(part))
  return enclosed === undefined ? start : withoutSentence(enclosed.trim())
}

/**
 * What is searched for: on one line, with the quotes of a keyboard, without those around the whole
 * text and the full stop after it, and without the "#" in front of a number: "#ORD-7K2" is
 * "ORD-7K2".
 */
export const cleanSearch = (text: string) =>
  withoutSentence(
    cleanLine(text)
      .replace(/[\u2018-\u201B\u02BC\u2039\u203A]/g, "'")
      .replace(/[\u201C-\u201F\u00AB\u00BB]/g, '"'),
  ).replace(/(?<!\S)#(?=\p{L}+-\w|[\p{L}_-]*\d)/gu, '')

/** The same for texts that one search finds: also in another case, in quotes, or with a full stop. */
export const textKey = (text: string) => cleanSearch(text).toLowerCase()

/** What a search finds however the quotes of a text are written: its longest part without any. */
export function searchedPart(text: string) {
  const parts = cleanSearch(text)
    .split(/["']/)
    .map((part) => part.trim())
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest)) || text
}

const segmenter = new Intl.Segmenter()
// In code units, far above the longest emoji. More are no single character, but hostile.
const MAX_UNITS = 40

/** The number of characters as people count them: an emoji is one. */
export const countCharacters = (text: string) => [...segmenter.segment(text)].length

/** The first characters, counted in the same way. None of them is cut. */
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
