import * as fc from 'fast-check'

export const SEED = 20_261_121

/** Checks `runs` generated values, the same in every run. Prints the smallest value that fails. */
export function forEach<T>(arbitrary: fc.Arbitrary<T>, runs: number, check: (value: T) => void) {
  fc.assert(fc.property(arbitrary, check), { seed: SEED, numRuns: runs })
}

/** Returns the names of the rules that are violated. */
export function violations(rules: Record<string, boolean>) {
  return Object.entries(rules).flatMap(([name, isMet]) => (isMet ? [] : [name]))
}

/** Returns `count` generated values, the same in every run. */
export function sample<T>(arbitrary: fc.Arbitrary<T>, count: number) {
  return fc.sample(arbitrary, { seed: SEED, numRuns: count })
}

// Ten thousand characters without and with spaces, to test layouts.
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
  // Right-to-left text, and direction overrides that are not closed.
  'قسيمة خصم ١٢٣',
  '\u202Etxt.exe',
  '\u2067שובר\u2066',
  // Invisible characters.
  '\u200B\u200D\u2060\uFEFF',
  '\u00AD\u034F\uFE0F',
  '   \t ',
  // Stacked combining marks, composed emoji, and unpaired surrogates.
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
/** Any Unicode character. The unit 'binary' of fast-check takes a second to build. */
export const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
const halves = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

/** A malformed or malicious text. */
export const hostileText = fc.oneof(
  { arbitrary: fc.constantFrom(...markup, ...signs, ...words, ''), weight: 6 },
  { arbitrary: fc.constantFrom(LONG_WORD, LONG_TEXT), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 1 },
  { arbitrary: fc.string({ unit: character, maxLength: 20 }), weight: 1 },
  { arbitrary: fc.string({ unit: halves, maxLength: 10 }), weight: 1 },
  {
    arbitrary: fc
      .array(fc.constantFrom(...markup, ...signs, ...words), { minLength: 2, maxLength: 3 })
      .map((parts) => parts.join(' ')),
    weight: 1,
  },
)

const LONG = 5000
const nested = (depth: number): unknown => (depth === 0 ? 'deep' : [{ name: nested(depth - 1) }])

/** What a field may have instead of an object or a list. */
export const wrongShapes: readonly ((value: unknown) => unknown)[] = [
  () => null,
  () => ({}),
  () => 'text',
  (value) => [[value], value, null],
  (value) => ({ id: value, name: [value], 0: value }),
  () => nested(200),
]

/** What a field may have instead of a text, a number or a flag. */
export const wrongValues: readonly ((value: unknown) => unknown)[] = [
  (value) =>
    `${String(value)}\uD800 \u202E\u2067<img src=x onerror="globalThis.pwned = 1">\0\u2028`,
  (value) => `${String(value)}${'\u0301'.repeat(20_000)}👩${'🏽'.repeat(LONG)}`,
  () => '9'.repeat(LONG),
  (value) => `${'•'.repeat(LONG)}${String(value)}`,
  () => '\u200B\u200D',
  () => '__proto__',
  () => '..',
  () => '2026-02-31T99:99:99Z',
  () => '+275760-09-13T00:00:00.001Z',
  () => ' 12 ',
  () => '-1e999',
  () => 1e308,
  () => -0.1,
  () => true,
  () => undefined,
  () => [],
  ...wrongShapes,
]

/** `forEach` for an asynchronous check. */
export async function forEachAsync<T>(
  arbitrary: fc.Arbitrary<T>,
  runs: number,
  check: (value: T) => Promise<void>,
) {
  await fc.assert(fc.asyncProperty(arbitrary, check), { seed: SEED, numRuns: runs })
}
