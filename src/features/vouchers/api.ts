import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '@/api/http'
import { listPath } from '@/api/list'
import { readQuery } from '@/api/query-client'
import { recordPath } from '@/api/resource'
import {
  type VoucherFilters,
  type VoucherList,
  voucherDetailsSchema,
  voucherList,
  voucherListSchema,
} from './resource'

// The first part of the key of every voucher query.
const VOUCHERS = 'vouchers'
/** The first parts of the key of every list query. */
const VOUCHER_LISTS = [VOUCHERS, 'list'] as const

/** One page of the vouchers that the filters match. */
export function voucherListQuery({ page, search, status, type }: VoucherFilters) {
  const filters = { page, search, status, type }
  const path = listPath(voucherList, filters)
  return readQuery([...VOUCHER_LISTS, filters] as const, path, voucherListSchema)
}

/** Loads one page of the vouchers that the filters match past the cache. */
export const readVouchers = (filters: VoucherFilters, signal: AbortSignal) =>
  call(listPath(voucherList, filters), voucherListSchema, { signal })

/** A response about another voucher is invalid. */
const detailsSchemaOf = (id: string) =>
  v.pipe(
    voucherDetailsSchema,
    v.check(({ voucher }) => voucher.id === id, 'another record'),
  )

/** One voucher, and the orders that used it. */
export function voucherDetailsQuery(id: string) {
  return readQuery(
    [VOUCHERS, 'details', id] as const,
    recordPath(voucherList, id),
    detailsSchemaOf(id),
  )
}

/** The most recently loaded copy of a voucher in the cache, and when it was loaded, in ms since 1970. */
export function findCachedVoucher(queryClient: QueryClient, id: string) {
  const { queryKey } = voucherDetailsQuery(id)
  const details = { key: queryKey, voucher: queryClient.getQueryData(queryKey)?.voucher }
  const rows = queryClient
    .getQueriesData<VoucherList>({ queryKey: VOUCHER_LISTS })
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

/** Fetches a voucher, bypassing the cache. */
export const readVoucher = (id: string) => call(recordPath(voucherList, id), detailsSchemaOf(id))
