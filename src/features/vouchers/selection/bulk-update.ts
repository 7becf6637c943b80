import { mutationOptions } from '@tanstack/react-query'
import { ApiError, mayBeDone } from '@/api/api-error'
import { requireSession, send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import { ALL_QUERIES } from '@/api/query-client'
import { rememberError, rememberSuccess } from '@/api/remembered'
import { type BulkBody, bulkEndpoint, MAX_BATCH } from '@/features/vouchers/resource'
import { createBatch, type Verdict } from '@/lib/batch'
import { coalesce, limit } from '@/lib/coalesce'
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
  /** Reads whether a voucher was changed, after the response was lost. */
  isDone?: (id: string) => Promise<boolean>
}

/** The server did not change a voucher of an otherwise successful request. */
class Unchanged extends Error {}

const MAX_READS = 4

const bulkAttempt = (type: BulkBody['type'], count: number) => ({
  title: `${quantity(count)} ${DONE[type]}`,
  detail: '',
  path: bulkEndpoint.path,
  id: undefined,
})

/** Returns the vouchers that were not changed. Ignores ids that were not sent. */
async function sendBulk({ type, vouchers }: BulkBody) {
  try {
    return await rememberSuccess(
      async () => {
        const { failed } = await send(bulkEndpoint, { body: { type, vouchers } })
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

/** A request that was refused stops the batch: the next ones would be refused too. */
function judge(error: unknown): Verdict {
  if (error instanceof Unchanged) return { kind: 'refused', message: error.message }
  const isEnded = error instanceof ApiError && error.isFromEndedSession
  return !isEnded && mayBeDone(error) ? { kind: 'unknown', message: '' } : { kind: 'ended' }
}

/**
 * A batch of the specified request, which takes 500 ids. Returns the number of vouchers that were
 * not changed.
 */
async function sendAll({ type, vouchers, onBatch, isDone }: BulkChange) {
  const checkSession = requireSession()
  let failure: unknown = null
  async function sendMany(ids: readonly string[]) {
    try {
      checkSession()
      const failed = await sendBulk({ type, vouchers: [...ids] })
      checkSession()
      const failures = new Map(failed.map(({ id, message }) => [id, new Unchanged(message)]))
      onBatch(
        ids.filter((id) => !failures.has(id)),
        failed,
      )
      return failures
    } catch (error) {
      failure = error
      throw error
    }
  }
  const read = limit(MAX_READS)
  const settled: string[] = []
  const batch = createBatch({
    items: vouchers,
    send: coalesce(sendMany, MAX_BATCH),
    ...(isDone && {
      async isDone(id: string) {
        const wasDone = await read(() => isDone(id))
        if (wasDone) settled.push(id)
        return wasDone
      },
    }),
    judge,
    concurrency: MAX_BATCH,
  })
  await batch.resume()
  onBatch(settled, [])
  const { done, refused } = batch.store.state.counts
  if (done + refused === vouchers.length) return refused
  // Earlier requests have changed vouchers, so the list must be refetched however this one failed,
  // unless the session has ended.
  if (done === 0 || !(failure instanceof ApiError)) throw failure
  const { whole, isFromEndedSession, isLost } = failure
  throw new ApiError(whole, undefined, { isFromEndedSession, isLost })
}

export const bulkUpdateVouchers = mutationOptions({
  mutationKey: ALL_QUERIES,
  mutationFn: async (change: BulkChange) => {
    const failedCount = await sendAll(change)
    const changedCount = change.vouchers.length - failedCount
    const outcome = `${quantity(changedCount)} ${DONE[change.type]}`
    return failedCount === 0
      ? new MutationResult(outcome)
      : new MutationResult(`${outcome}, ${formatCount(failedCount)} failed`, undefined, true)
  },
  meta: { success: 'Successful' },
})
