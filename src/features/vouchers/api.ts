import type { QueryClient } from '@tanstack/react-query'
import { detailsQuery, listsKey } from '@/api/queries'
import { voucherResource, type VoucherPage } from './resource'

/** The most recently loaded copy of a voucher in the cache, and when it was loaded, in ms since 1970. */
export function findCachedVoucher(queryClient: QueryClient, id: string) {
  const { queryKey } = detailsQuery(voucherResource, id)
  const details = { key: queryKey, voucher: queryClient.getQueryData(queryKey)?.record }
  const rows = queryClient
    .getQueriesData<VoucherPage>({ queryKey: listsKey(voucherResource) })
    .map(([key, list]) => ({ key, voucher: list?.rows.find((row) => row.id === id) }))
  const [newest] = [details, ...rows]
    .flatMap(({ key, voucher }) => {
      const state = queryClient.getQueryState(key)
      // An invalidated query may be older than a mutation.
      if (!voucher || !state || state.isInvalidated) return []
      return [{ voucher, updatedAt: state.dataUpdatedAt }]
    })
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
  return newest
}
