import { mutationOptions } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { ApiError, send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import { ALL_QUERIES } from '@/api/query-client'
import { patchMutation, recordMutation } from '@/api/requests'
import { createEndpoint } from '@/api/resource'
import type { EditPayload, createPayload } from '@/features/vouchers/form/voucher-form-schema'
import { formatQuantity } from '@/lib/format'
import { promotionEndpoint } from './campaign/campaign-schema'
import { type BulkPayload, MAX_BATCH, bulkEndpoint } from './list/bulk-schema'
import { voucherResource } from './resource'

interface NewVoucher {
  body: ReturnType<typeof createPayload>
  /** The filters may exclude the voucher from the list. The toast then links to it. */
  isHidden: boolean
}

export const createVoucher = mutationOptions({
  mutationKey: ALL_QUERIES,
  mutationFn: async ({ body, isHidden }: NewVoucher) => {
    const response = await send(createEndpoint(voucherResource), { body })
    const created = v.parse(voucherResource.created, response)
    // Without an id, links to the unfiltered list, which starts with the newest voucher.
    const search = created ? { voucher: created.voucher.id } : {}
    const view = linkOptions({ to: '/vouchers', search })
    return new MutationResult(`“${body.title}” created`, isHidden ? view : undefined)
  },
  meta: { success: 'Voucher added' },
})

// The product uses the same text for an edit as for a new voucher.
export const editVoucher = patchMutation<EditPayload>(voucherResource, 'Voucher added')

interface BulkChange extends BulkPayload {
  /** Called after each request with the ids that it has changed. */
  onBatch: (ids: string[]) => void
}

/** Sends the ids in batches of at most 500. A batch that fails stops the rest. */
async function sendBatches({ type, vouchers, onBatch }: BulkChange, done = 0): Promise<void> {
  const batch = vouchers.slice(done, done + MAX_BATCH)
  if (batch.length === 0) return
  const body = { type, vouchers: batch }
  try {
    await send(bulkEndpoint, { body })
  } catch (error) {
    // Earlier batches have changed vouchers, so the list must be refetched no matter how this one
    // failed.
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

export const createPromotion = recordMutation(promotionEndpoint, 'Rewards distributed')
