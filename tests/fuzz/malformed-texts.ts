import * as fc from 'fast-check'

const SEED = 20_261_121

/** Has `check` look at `runs` of them, the same in every run; the smallest one that fails is printed. */
export function forEach<T>(arbitrary: fc.Arbitrary<T>, runs: number, check: (value: T) => void) {
  fc.assert(fc.property(arbitrary, check), { seed: SEED, numRuns: runs })
}

/** `count` of them, the same in every run. */
export function sample<T>(arbitrary: fc.Arbitrary<T>, count: number) {
  return fc.sample(arbitrary, { seed: SEED, numRuns: count })
}

/** What a title of ten thousand characters does to a layout: with places to break it, and without. */
export const LONG_WORD = 'W'.repeat(10_000)
export const LONG_TEXT = 'Jollof with plantain '.repeat(480)

export const markup = [
  '<script>globalThis.pwned = 1</script>',
  '<img src=x onerror="globalThis.pwned = 1">',
  '"><svg onload=globalThis.pwned=1>',
  '<iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>',
  '</td></tr></table><h1>Not found</h1>',
  '{{constructor.constructor("globalThis.pwned = 1")()}}',
  'javascript:globalThis.pwned=1',
  ' JaVa\tScRiPt:globalThis.pwned=1',
  'data:text/html,<script>parent.pwned = 1</script>',
]
const signs = [
  // From right to left, also without an end, and text that is turned round.
  'قسيمة خصم ١٢٣',
  '\u202Etxt.exe',
  '\u2067שובר\u2066',
  // Nothing to see.
  '\u200B\u200D\u2060\uFEFF',
  '\u00AD\u034F\uFE0F',
  '   \t ',
  // Marks upon marks, emoji of many parts, and halves of them.
  `Z${'\u0301\u0323\u0336\u20DD'.repeat(60)}algo`,
  '👩🏾‍👩🏾‍👧🏾‍👦🏾🇳🇬🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣',
  '\uD83C',
  'half \uDC00 of it',
  '𒐫﷽꧅',
  'a\nb\r\nc\u2028d\u2029e\vf\fg\u0085h',
  'a\0b\u0007c\u007F',
]
export const words = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '$&$1$$',
  '%',
  '%2e%2e',
  '%00',
  '.',
  '..',
  '../../auth/logout',
  '?a=b#c',
  'a/b\\c',
  'unauthenticated',
]
const halves = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

/** A text as nobody would write it who means well. */
export const hostileText = fc.oneof(
  { arbitrary: fc.constantFrom(...markup, ...signs, ...words, ''), weight: 6 },
  { arbitrary: fc.constantFrom(LONG_WORD, LONG_TEXT), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 1 },
  { arbitrary: fc.string({ unit: halves, maxLength: 10 }), weight: 1 },
  {
    arbitrary: fc
      .array(fc.constantFrom(...markup, ...signs, ...words), { minLength: 2, maxLength: 3 })
      .map((parts) => parts.join(' ')),
    weight: 1,
  },
)

/** The same for what takes its time. */
export async function forEachLater<T>(
  arbitrary: fc.Arbitrary<T>,
  runs: number,
  check: (value: T) => Promise<void>,
) {
  await fc.assert(fc.asyncProperty(arbitrary, check), { seed: SEED, numRuns: runs })
}
