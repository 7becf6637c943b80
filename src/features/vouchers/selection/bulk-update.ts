import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { requireSession, send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import { ALL_QUERIES } from '@/api/query-client'
import { rememberError, rememberSuccess } from '@/api/remembered'
import { type BulkBody, bulkEndpoint, MAX_BATCH } from '@/features/vouchers/resource'
import { formatCount } from '@/lib/format'
import { DONE, quantity } from './bulk-texts'

export interface FailedVoucher {
  id: string
  /** Why the server did not change the voucher. */
  message: string
}

interface BulkChange extends BulkBody {
  /** Called after each request, with the changed ids and the vouchers that were not changed. */
  onBatch: (ids: string[], failed: FailedVoucher[]) => void
}

const bulkAttempt = (type: BulkBody['type'], count: number) => ({
  title: `${quantity(count)} ${DONE[type]}`,
  detail: '',
  path: bulkEndpoint.path,
  id: undefined,
})

/** Returns the vouchers that were not changed. Ignores ids that were not sent. */
async function sendBatch(body: BulkBody) {
  const { type, vouchers } = body
  try {
    return await rememberSuccess(
      async () => {
        const { failed } = await send(bulkEndpoint, { body })
        const sent = new Set(vouchers)
        return failed
          .filter(({ id }) => sent.has(id))
          .map(({ id, message }): FailedVoucher => ({
            id,
            message: message ?? new ApiError().message,
          }))
      },
      ({ length }) =>
        length < vouchers.length ? bulkAttempt(type, vouchers.length - length) : null,
    )
  } catch (error) {
    rememberError(bulkAttempt(type, vouchers.length), error)
    throw error
  }
}

/**
 * Sends at most 500 ids per request, one request after another. A failed request ends it. Returns
 * the number of vouchers that were not changed.
 */
async function sendBatches(
  change: BulkChange,
  checkSession = requireSession(),
  start = 0,
): Promise<number> {
  const { type, vouchers, onBatch } = change
  const batch = vouchers.slice(start, start + MAX_BATCH)
  if (batch.length === 0) return 0
  let failed: FailedVoucher[]
  try {
    failed = await sendBatch({ type, vouchers: batch })
  } catch (error) {
    // Earlier requests have changed vouchers, so the list must be refetched however this one
    // failed, unless the session has ended.
    if (start === 0 || !(error instanceof ApiError)) throw error
    const { whole, isFromEndedSession, isLost } = error
    throw new ApiError(whole, undefined, { isFromEndedSession, isLost })
  }
  checkSession()
  const failedIds = new Set(failed.map(({ id }) => id))
  onBatch(
    batch.filter((id) => !failedIds.has(id)),
    failed,
  )
  return failed.length + (await sendBatches(change, checkSession, start + batch.length))
}

export const bulkUpdateVouchers = mutationOptions({
  mutationKey: ALL_QUERIES,
  mutationFn: async (change: BulkChange) => {
    const failedCount = await sendBatches(change)
    const changedCount = change.vouchers.length - failedCount
    const outcome = `${quantity(changedCount)} ${DONE[change.type]}`
    return failedCount === 0
      ? new MutationResult(outcome)
      : new MutationResult(`${outcome}, ${formatCount(failedCount)} failed`, undefined, true)
  },
  meta: { success: 'Successful' },
})
