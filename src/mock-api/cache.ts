// More than one page of the console requests.
const MAX_CACHED = 8

/** Makes a page of a million vouchers as fast as a page of a hundred. */
export function createCache<T>(maxSize = MAX_CACHED) {
  const results = new Map<string, T>()
  return {
    get(key: string, compute: () => T) {
      const result = results.get(key) ?? compute()
      // The most recently used one is evicted last.
      results.delete(key)
      results.set(key, result)
      for (const oldest of results.keys()) if (results.size > maxSize) results.delete(oldest)
      return result
    },
    clear: () => results.clear(),
  }
}

/** Ignores case. The apostrophe of a phone equals the apostrophe of a keyboard. */
export const comparable = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** Whether each word of a needle occurs in one of the comparable texts, in any order. */
export const hasWords = (needle: string, texts: readonly string[]) =>
  needle.split(/\s+/).every((word) => texts.some((text) => text.includes(word)))

/** The search text in comparable form, without the word that requests a failure (faults.ts). */
export function needleOf(search: string) {
  return comparable(search)
    .replace(/midway-[a-z0-9]+/, '')
    .trim()
}
