import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import { ALL_QUERIES } from '@/api/query-client'
import { type BulkBody, bulkEndpoint, MAX_BATCH } from '@/features/vouchers/endpoints'
import { voucherResource } from '@/features/vouchers/resource'
import { formatQuantity } from '@/lib/format'

export const DONE = { expire: 'expired', delete: 'deleted' }

interface BulkChange extends BulkBody {
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
    const count = formatQuantity(change.vouchers.length, ...voucherResource.noun)
    return new MutationResult(`${count} ${DONE[change.type]}`)
  },
  meta: { success: 'Successful' },
})
