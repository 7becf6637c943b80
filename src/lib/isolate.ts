/**
 * Marks a name or a reference within a sentence, with the isolates of Unicode. `Sentence`
 * (components/ui) renders it as `<bdi translate="no">`. `unknown` replaces a name that is missing:
 * "the customer".
 */
export const isolate = (name: string | null | undefined, unknown = '') =>
  name ? `\u2068${withoutIsolates(name)}\u2069` : unknown

const FIRST = /^([^\u2068]*)\u2068([^\u2069]*)\u2069(.*)$/s

/** What is before the first marked name, the name, and what is after it. Null if there is none. */
export function splitAtName(sentence: string) {
  const [, before = '', name = '', after = ''] = FIRST.exec(sentence) ?? []
  return name ? { before, name, after } : null
}

/** The sentence where there can be no elements. */
export const withoutIsolates = (sentence: string) => sentence.replace(/[\u2068\u2069]/g, '')
