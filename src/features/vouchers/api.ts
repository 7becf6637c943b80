import { readQuery } from '@/lib/http'
import { PAGE_SIZE, voucherListSchema, type VoucherSearch } from './schema'

/** One page of the vouchers that the filters match. Every voucher query's key begins with "vouchers". */
export function voucherListQuery({ page, search, status, type }: VoucherSearch) {
  const params = new URLSearchParams({
    page: String(page),
    limit: String(PAGE_SIZE),
    search,
    status,
    type,
  })
  return readQuery(
    ['vouchers', 'list', { page, search, status, type }] as const,
    `/crm/voucher?${params.toString()}`,
    voucherListSchema,
  )
}
