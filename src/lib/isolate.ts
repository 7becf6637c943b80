/**
 * Marks a name, a reference or an amount within a sentence with Unicode isolates. `Sentence`
 * (components/ui) renders it as `<bdi translate="no">`. `unknown` replaces a missing name: "the customer".
 */
export const isolate = (name: string | null | undefined, unknown = '') =>
  name ? `\u2068${withoutIsolates(name)}\u2069` : unknown

const FIRST = /^([^\u2068]*)\u2068([^\u2069]*)\u2069(.*)$/s

/** Splits a sentence at its first marked name. Null if there is none. */
export function splitAtName(sentence: string) {
  const [, before = '', name = '', after = ''] = FIRST.exec(sentence) ?? []
  return name ? { before, name, after } : null
}

/** The sentence as plain text, where elements are not possible. */
export const withoutIsolates = (sentence: string) => sentence.replace(/[\u2068\u2069]/g, '')
