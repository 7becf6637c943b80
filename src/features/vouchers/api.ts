import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import type { PromotionPayload } from '@/features/vouchers/campaign/campaign-schema'
import type {
  BulkPayload,
  createPayload,
  editPayload,
} from '@/features/vouchers/form/voucher-form-schema'
import { enveloped } from '@/lib/envelope'
import { formatQuantity } from '@/lib/format'
import { ApiError, call } from '@/lib/http'
import { listPath } from '@/lib/list'
import { Outcome } from '@/lib/outcome'
import { EVERYTHING, readQuery } from '@/lib/query'
import { idText } from '@/lib/response-fields'
import { voucherName } from './labels'
import {
  voucherDetailsSchema,
  voucherList,
  voucherListSchema,
  type Voucher,
  type VoucherList,
} from './schema'
import { type VoucherFilters } from './search'

// The first part of the key of every voucher query: each mutation below invalidates them all.
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

const voucherPath = (id: string) => `/crm/voucher/${encodeURIComponent(id)}` as const

/** One voucher, and the orders that used it. */
export function voucherDetailsQuery(id: string) {
  return readQuery([VOUCHERS, 'details', id] as const, voucherPath(id), voucherDetailsSchema)
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

/** Loads a voucher past the cache. */
export const readVoucher = (id: string) => call(voucherPath(id), voucherDetailsSchema)

const createdSchema = v.fallback(
  v.nullable(enveloped(v.object({ voucher: v.object({ id: idText }) }))),
  null,
)

/** The new voucher's details if the response contains its ID, otherwise the unfiltered list, which starts with the newest. */
function viewOf(created: v.InferOutput<typeof createdSchema>) {
  return linkOptions({ to: '/vouchers', search: created ? { voucher: created.voucher.id } : {} })
}

interface NewVoucher {
  body: ReturnType<typeof createPayload>
  /** The list may not show it, because of its filters: the toast links to it. */
  isHidden: boolean
}

export const createVoucher = mutationOptions({
  mutationKey: EVERYTHING,
  mutationFn: async ({ body, isHidden }: NewVoucher) => {
    const created = await call('/crm/voucher', createdSchema, { method: 'POST', body })
    return new Outcome(`“${body.title}” created`, isHidden ? viewOf(created) : undefined)
  },
  meta: { success: 'Voucher added' },
})

export const editVoucher = mutationOptions({
  mutationKey: EVERYTHING,
  mutationFn: async ({ id, body }: { id: string; body: ReturnType<typeof editPayload> }) => {
    await call(voucherPath(id), v.unknown(), { method: 'PATCH', body })
    return new Outcome(`Changes to “${body.title}” saved`)
  },
  // The product's text for an edit is the same as for a new voucher.
  meta: { success: 'Voucher added' },
})

export const deleteVoucher = mutationOptions({
  mutationKey: EVERYTHING,
  mutationFn: async (voucher: Voucher) => {
    await call(voucherPath(voucher.id), v.unknown(), { method: 'DELETE' })
    return new Outcome(`“${voucherName(voucher)}” deleted`)
  },
  meta: { success: 'Voucher deleted' },
})

const MAX_BATCH = 500

interface BulkChange extends BulkPayload {
  /** Called after each request with the ids that it has changed. */
  onBatch: (ids: string[]) => void
}

/** Sends the ids in batches of at most 500; a batch that fails stops the rest. */
async function sendBatches({ type, vouchers, onBatch }: BulkChange, done = 0): Promise<void> {
  const batch = vouchers.slice(done, done + MAX_BATCH)
  if (batch.length === 0) return
  const body = { type, vouchers: batch }
  try {
    await call('/crm/voucher/bulk', v.unknown(), { method: 'POST', body })
  } catch (error) {
    // Earlier batches were changed: however this one failed, the list has to be refetched.
    if (done === 0 || !(error instanceof ApiError)) throw error
    throw new ApiError(error.message, undefined, error.isFromEndedSession)
  }
  onBatch(batch)
  await sendBatches({ type, vouchers, onBatch }, done + batch.length)
}

export const bulkUpdateVouchers = mutationOptions({
  mutationKey: EVERYTHING,
  mutationFn: async (change: BulkChange) => {
    await sendBatches(change)
    const count = formatQuantity(change.vouchers.length, 'voucher', 'vouchers')
    return new Outcome(`${count} ${change.type === 'delete' ? 'deleted' : 'expired'}`)
  },
  meta: { success: 'Successful' },
})

export const createPromotion = mutationOptions({
  mutationKey: EVERYTHING,
  mutationFn: async (body: PromotionPayload) => {
    await call('/crm/voucher/promotion', v.unknown(), { method: 'POST', body })
    return new Outcome(`${formatQuantity(body.users.length, 'person', 'people')} rewarded`)
  },
  meta: { success: 'Rewards distributed' },
})
