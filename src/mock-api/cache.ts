// More than one page of the console requests.
const MAX_CACHED = 8

/** With it, a page of a million vouchers is as fast as one of a hundred. */
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

/** Matches regardless of case, and a phone's apostrophe like that of a keyboard. */
export const comparable = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** The text as it is compared, without the word that requests a failure (faults.ts). */
export function needleOf(search: string) {
  return comparable(search)
    .replace(/midway-[a-z0-9]+/, '')
    .trim()
}
