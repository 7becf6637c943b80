import { createBatch, type ItemState, type Verdict } from '@/lib/batch'
import { rememberFailure } from '@/memory/changes'
import { ApiError } from './api-error'
import { rememberSuccess } from './remembered'
import { attemptOf, type RecordRef, type RecordRequest } from './requests'

/** What a failed request means for its batch, by its status. */
function judge(error: unknown): Verdict {
  const { status, whole, unauthenticated, isLost, retryAfterMs } =
    error instanceof ApiError ? error : new ApiError()
  if (unauthenticated) return { kind: 'ended' }
  if (status === 0) return { kind: 'offline' }
  if (status === 429) return { kind: 'busy', waitMs: retryAfterMs }
  if (isLost) return { kind: 'unknown', message: 'No response arrived' }
  // After an error of the server or a gateway, the request may have been carried out.
  return { kind: status < 500 ? 'refused' : 'unknown', message: whole }
}

export interface BatchItem extends RecordRef {
  request: RecordRequest
}

interface RequestBatchOptions<TItem extends BatchItem> {
  items: readonly TItem[]
  answer: string
  isDone?: ((item: TItem) => Promise<boolean>) | undefined
}

/** A batch of an action's requests. Outcomes are added to “My changes” of this tab. */
export function createRequestBatch<TItem extends BatchItem>({
  answer,
  isDone,
  ...options
}: RequestBatchOptions<TItem>) {
  const batch = createBatch<TItem>({
    ...options,
    send: (item) => item.request.send(item, answer),
    ...(isDone && {
      // The outcome of a lost request is added only once it is known.
      isDone: (item) =>
        rememberSuccess(
          () => isDone(item),
          (wasDone) => (wasDone ? attemptOf(item.request, item) : null),
        ),
    }),
    judge,
  })
  const listed = new Map<TItem, ItemState>()
  return {
    ...batch,
    /** Adds the failures since the last call to “My changes”. Call it once nothing is in flight. */
    rememberFailures() {
      for (const { item, state } of batch.entries) {
        const { state: current } = state
        if (!('message' in current) || listed.get(item) === current) continue
        listed.set(item, current)
        const { message, is } = current
        rememberFailure(attemptOf(item.request, item), { message, isLost: is === 'unknown' })
      }
    },
  }
}
