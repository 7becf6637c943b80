// More than one page of the console requests.
const MAX_CACHED = 8

/** Caches the last few results, so that a page of a million vouchers is as fast as one of a hundred. */
export function createCache<T>() {
  const results = new Map<string, T>()
  return {
    get(key: string, compute: () => T) {
      const result = results.get(key) ?? compute()
      // The most recently used one is evicted last.
      results.delete(key)
      results.set(key, result)
      for (const oldest of results.keys()) if (results.size > MAX_CACHED) results.delete(oldest)
      return result
    },
    clear: () => results.clear(),
  }
}

/** Returns the search text in the form in which it is compared. The word that requests a failure (faults.ts) is not part of it. */
export function needleOf(search: string) {
  return search
    .toLowerCase()
    .replace(/midway-[a-z0-9]+/, '')
    .trim()
}
