import { mutationOptions } from '@tanstack/react-query'
import { ApiError, mayBeDone } from '@/api/api-error'
import { requireSession, send } from '@/api/http'
import { forgetKey } from '@/api/idempotency'
import { MutationResult } from '@/api/mutation-result'
import { ALL_QUERIES } from '@/api/query-client'
import { rememberError, rememberSuccess } from '@/api/remembered'
import { type BulkBody, bulkEndpoint, MAX_BATCH } from '@/features/vouchers/resource'
import { createBatch, type Verdict } from '@/lib/batch'
import { formatCount } from '@/lib/format'
import { rememberChange } from '@/memory/changes'
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

const MAX_READS = 4

const bulkAttempt = (type: BulkBody['type'], ids: readonly string[]) => ({
  title: `${quantity(ids.length)} ${DONE[type]}`,
  detail: '',
  path: bulkEndpoint.path,
  id: undefined,
  ids,
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
      (failed) => {
        const failedIds = new Set(failed.map(({ id }) => id))
        const changed = vouchers.filter((id) => !failedIds.has(id))
        return changed.length > 0 ? bulkAttempt(type, changed) : null
      },
    )
  } catch (error) {
    rememberError(bulkAttempt(type, vouchers), error)
    throw error
  }
}

/** Reads which vouchers were changed, a few at a time. */
async function readChanged(ids: readonly string[], isDone: (id: string) => Promise<boolean>) {
  const queue = [...ids]
  const changed: string[] = []
  async function work(): Promise<void> {
    const id = queue.shift()
    if (id === undefined) return
    if (await isDone(id)) changed.push(id)
    await work()
  }
  await Promise.all(Array.from({ length: MAX_READS }, work))
  return changed
}

/**
 * A batch of the specified request, which takes 500 ids. A request that fails, or that is not known
 * to be done, ends it. Returns the number of vouchers that were not changed.
 */
async function sendAll({ type, vouchers, onBatch, isDone }: BulkChange) {
  const checkSession = requireSession()
  const count = Math.ceil(vouchers.length / MAX_BATCH)
  const requests = Array.from({ length: count }, (_, index) =>
    vouchers.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
  )
  let failure: unknown = null
  let failedCount = 0
  const batch = createBatch({
    items: requests,
    async send(ids) {
      try {
        checkSession()
        const failed = await sendBulk({ type, vouchers: ids })
        checkSession()
        failedCount += failed.length
        const failedIds = new Set(failed.map(({ id }) => id))
        onBatch(
          ids.filter((id) => !failedIds.has(id)),
          failed,
        )
      } catch (error) {
        failure = error
        throw error
      }
    },
    ...(isDone && {
      async isDone(ids: string[]) {
        const changed = await readChanged(ids, isDone)
        checkSession()
        onBatch(changed, [])
        if (changed.length > 0) rememberChange(bulkAttempt(type, changed))
        if (changed.length < ids.length) batch.stop()
        else forgetKey(failure)
        return changed.length === ids.length
      },
    }),
    judge(error): Verdict {
      const isEnded = error instanceof ApiError && error.isFromEndedSession
      return !isEnded && mayBeDone(error) ? { kind: 'unknown', message: '' } : { kind: 'ended' }
    },
    concurrency: 1,
  })
  await batch.resume()
  const { done } = batch.store.state.counts
  if (done === count) return failedCount
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
      : new MutationResult(`${outcome}, ${formatCount(failedCount)} failed`, { isPartial: true })
  },
  meta: { success: 'Successful' },
})
