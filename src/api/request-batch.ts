import { createBatch } from '@/lib/batch'
import type { Verdict } from '@/lib/batch-state'
import { endSession } from '@/lib/session'
import { ApiError } from './api-error'
import type { RecordRef, RecordRequest } from './requests'

/** What the failure of a request means for a batch, by its status. */
function judge(error: unknown): Verdict {
  const { status, message, unauthenticated, isFromEndedSession, isLost, retryAfterMs } =
    error instanceof ApiError ? error : new ApiError()
  if (unauthenticated) {
    // As query-client.ts does for other requests.
    if (!isFromEndedSession) endSession('expired')
    return { kind: 'ended' }
  }
  if (status === 0) return { kind: 'offline' }
  if (status === 429) return { kind: 'busy', waitMs: retryAfterMs }
  if (isLost) return { kind: 'unknown', message: 'No response arrived' }
  // After an error of the server or a gateway, the request may have been carried out.
  return { kind: status < 500 ? 'refused' : 'unknown', message }
}

export interface BatchItem extends RecordRef {
  request: RecordRequest
}

interface RequestBatchOptions<TItem extends BatchItem> {
  items: readonly TItem[]
  answer: string
  isDone?: ((item: TItem) => Promise<boolean>) | undefined
}

/** A batch of the requests of an action. */
export const createRequestBatch = <TItem extends BatchItem>({
  answer,
  ...options
}: RequestBatchOptions<TItem>) =>
  createBatch({ ...options, send: (item) => item.request.send(item, answer), judge })
