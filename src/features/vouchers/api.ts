import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { call, readQuery } from '@/lib/http'
import { PAGE_SIZE, voucherDetailsSchema, voucherListSchema, type VoucherFilters } from './schema'
import type { BulkPayload, createPayload, editPayload, PromotionPayload } from './write-schema'

// Every voucher query's key begins with it, so that each of the writes below makes them all stale.
const VOUCHERS = 'vouchers'

function listPath({ page, search, status, type }: VoucherFilters) {
  const params = new URLSearchParams({
    page: String(page),
    limit: String(PAGE_SIZE),
    search,
    status,
    type,
  })
  return `/crm/voucher?${params.toString()}` as const
}

/** One page of the vouchers that the filters match. */
export function voucherListQuery({ page, search, status, type }: VoucherFilters) {
  const filters = { page, search, status, type }
  return readQuery([VOUCHERS, 'list', filters] as const, listPath(filters), voucherListSchema)
}

/** The queries of an export, to be cancelled together. */
export const EXPORT = [VOUCHERS, 'export'] as const

/** The same page for an export: read anew, and not kept. */
export function voucherExportQuery(filters: VoucherFilters) {
  const query = readQuery([...EXPORT, filters] as const, listPath(filters), voucherListSchema)
  return { ...query, gcTime: 0 }
}

const voucherPath = (id: string) => `/crm/voucher/${encodeURIComponent(id)}` as const

/** One voucher, and the orders that used it. */
export function voucherDetailsQuery(id: string) {
  return readQuery([VOUCHERS, 'details', id] as const, voucherPath(id), voucherDetailsSchema)
}

export const createVoucher = mutationOptions({
  mutationKey: [VOUCHERS],
  mutationFn: (body: ReturnType<typeof createPayload>) =>
    call('/crm/voucher', v.unknown(), { method: 'POST', body }),
  meta: { success: 'Voucher added' },
})

export const editVoucher = mutationOptions({
  mutationKey: [VOUCHERS],
  mutationFn: ({ id, body }: { id: string; body: ReturnType<typeof editPayload> }) =>
    call(voucherPath(id), v.unknown(), { method: 'PATCH', body }),
  // The same words as for a new one (specification, section 7).
  meta: { success: 'Voucher added' },
})

export const deleteVoucher = mutationOptions({
  mutationKey: [VOUCHERS],
  mutationFn: (id: string) => call(voucherPath(id), v.unknown(), { method: 'DELETE' }),
  meta: { success: 'Voucher deleted' },
})

export const changeVouchers = mutationOptions({
  mutationKey: [VOUCHERS],
  mutationFn: (body: BulkPayload) =>
    call('/crm/voucher/bulk', v.unknown(), { method: 'POST', body }),
  meta: { success: 'Successful' },
})

export const rewardCampaign = mutationOptions({
  mutationKey: [VOUCHERS],
  mutationFn: (body: PromotionPayload) =>
    call('/crm/voucher/promotion', v.unknown(), { method: 'POST', body }),
  meta: { success: 'Rewards distributed' },
})
