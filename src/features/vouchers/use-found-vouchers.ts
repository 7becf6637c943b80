import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { voucherListQuery } from './api'
import { voucherFilterDefaults, type Voucher } from './schema'

const DEBOUNCE_MS = 250
const MAX_FOUND = 5
const noVouchers: readonly Voucher[] = []

/**
 * Returns the first five vouchers that match `search`, debounced by 250 ms. The previous ones stay until the new ones have
 * loaded. A failed request results in no vouchers and no toast: lib/query.ts only reports queries that have an observer.
 */
export function useFoundVouchers(search: string) {
  const queryClient = useQueryClient()
  const [found, setFound] = useState(noVouchers)
  useEffect(() => {
    if (search === '') return undefined
    let isCurrent = true
    const update = (vouchers: readonly Voucher[]) => {
      if (isCurrent) setFound(vouchers.slice(0, MAX_FOUND))
    }
    const timer = setTimeout(() => {
      queryClient.fetchQuery(voucherListQuery({ ...voucherFilterDefaults, search })).then(
        ({ rows }) => update(rows),
        () => update(noVouchers),
      )
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [queryClient, search])
  return search === '' ? noVouchers : found
}
