import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { voucherListQuery } from './api'
import { voucherFilterDefaults, type Voucher } from './schema'

const WAIT_MS = 250
const MAX_FOUND = 5
const NONE: readonly Voucher[] = []

/**
 * The first vouchers that match a text, 250 ms after it has changed; those of the text before stay until then. Failures are
 * silent: without an observer lib/query.ts does not report them.
 */
export function useFoundVouchers(search: string) {
  const queryClient = useQueryClient()
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (search === '') return undefined
    let isCurrent = true
    const show = (vouchers: readonly Voucher[]) => {
      if (isCurrent) setFound(vouchers.slice(0, MAX_FOUND))
    }
    const timer = setTimeout(() => {
      queryClient.fetchQuery(voucherListQuery({ ...voucherFilterDefaults, search })).then(
        ({ rows }) => show(rows),
        () => show(NONE),
      )
    }, WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [queryClient, search])
  return search === '' ? NONE : found
}
