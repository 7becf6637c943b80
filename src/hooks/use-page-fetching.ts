import { useIsFetching } from '@tanstack/react-query'

/**
 * The number of queries of the page that are being fetched. Ignores prefetches and the counts of
 * waiting records.
 */
export const usePageFetching = () =>
  useIsFetching({ predicate: (query) => query.isActive() && !query.meta?.ignoresMutations })
