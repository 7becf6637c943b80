import { useIsFetching } from '@tanstack/react-query'

/**
 * The number of queries that the page shows and that are being fetched. Ignores prefetches, and the
 * counts of what waits.
 */
export const usePageFetching = () =>
  useIsFetching({ predicate: (query) => query.isActive() && !query.meta?.ignoresMutations })
