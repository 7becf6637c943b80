import { mutationOptions } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type * as v from 'valibot'
import { ApiError, send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import { ALL_QUERIES } from '@/api/query-client'
import type { PromotionPayload } from '@/features/vouchers/campaign/campaign-schema'
import {
  MAX_BATCH,
  type BulkPayload,
  type createPayload,
  type editPayload,
} from '@/features/vouchers/form/voucher-form-schema'
import { formatQuantity } from '@/lib/format'
import {
  bulkEndpoint,
  createEndpoint,
  deleteEndpoint,
  editEndpoint,
  promotionEndpoint,
  type createdSchema,
} from './endpoints'
import { voucherName } from './labels'
import type { Voucher } from './resource'

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
  mutationKey: ALL_QUERIES,
  mutationFn: async ({ body, isHidden }: NewVoucher) => {
    const created = await send(createEndpoint, { body })
    return new MutationResult(`“${body.title}” created`, isHidden ? viewOf(created) : undefined)
  },
  meta: { success: 'Voucher added' },
})

export const editVoucher = mutationOptions({
  mutationKey: ALL_QUERIES,
  mutationFn: async ({ id, body }: { id: string; body: ReturnType<typeof editPayload> }) => {
    await send(editEndpoint, { id, body })
    return new MutationResult(`Changes to “${body.title}” saved`)
  },
  // The product's text for an edit is the same as for a new voucher.
  meta: { success: 'Voucher added' },
})

export const deleteVoucher = mutationOptions({
  mutationKey: ALL_QUERIES,
  mutationFn: async (voucher: Voucher) => {
    await send(deleteEndpoint, { id: voucher.id })
    return new MutationResult(`“${voucherName(voucher)}” deleted`)
  },
  meta: { success: 'Voucher deleted' },
})

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
    await send(bulkEndpoint, { body })
  } catch (error) {
    // Earlier batches were changed: however this one failed, the list has to be refetched.
    if (done === 0 || !(error instanceof ApiError)) throw error
    throw new ApiError(error.message, undefined, error.isFromEndedSession)
  }
  onBatch(batch)
  await sendBatches({ type, vouchers, onBatch }, done + batch.length)
}

export const bulkUpdateVouchers = mutationOptions({
  mutationKey: ALL_QUERIES,
  mutationFn: async (change: BulkChange) => {
    await sendBatches(change)
    const count = formatQuantity(change.vouchers.length, 'voucher', 'vouchers')
    return new MutationResult(`${count} ${change.type === 'delete' ? 'deleted' : 'expired'}`)
  },
  meta: { success: 'Successful' },
})

export const createPromotion = mutationOptions({
  mutationKey: ALL_QUERIES,
  mutationFn: async (body: PromotionPayload) => {
    await send(promotionEndpoint, { body })
    return new MutationResult(`${formatQuantity(body.users.length, 'person', 'people')} rewarded`)
  },
  meta: { success: 'Rewards distributed' },
})
