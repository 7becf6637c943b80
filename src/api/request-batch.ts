import { createBatch, type ItemState, type Verdict } from '@/lib/batch'
import type { WayBack } from '@/lib/way-back'
import { rememberFailure } from '@/memory/changes'
import { watchSession } from '@/memory/session'
import { ApiError } from './api-error'
import { isUnsettled, rememberUnsettled } from './carry-out'
import { requireSession } from './http'
import { forgetKey } from './idempotency'
import type { MutationResult } from './mutation-result'
import { rememberSuccess } from './remembered'
import {
  attemptOf,
  doneAttemptOf,
  type Outcome,
  type RecordRef,
  type RecordRequest,
} from './requests'

const NOT_KNOWN = 'It is not known whether its last request was done. Open it to try again'

/** What a failed request means for its batch, by its status. */
function judge(error: unknown): Verdict {
  const { status, whole, unauthenticated, isFromEndedSession, isLost, isQuestion, retryAfterMs } =
    error instanceof ApiError ? error : new ApiError()
  if (unauthenticated) return { kind: 'ended' }
  // Nothing was done, because of what somebody else has done.
  if (isQuestion) return { kind: 'leftOut', message: whole }
  // A lost request of the ended session may have been done.
  if (status === 0) return { kind: isFromEndedSession ? 'ended' : 'offline' }
  if (status === 429) return { kind: 'busy', waitMs: retryAfterMs }
  if (isLost) return { kind: 'unknown', message: 'No response arrived' }
  // After an error of the server or a gateway, the request may have been carried out.
  return { kind: status < 500 ? 'refused' : 'unknown', message: whole }
}

export interface BatchItem extends RecordRef {
  request: RecordRequest
  /** Tells it apart from records with the same name. */
  detail?: string
  /** What is sent for this record. By default, the answer. */
  value?: string
}

function noteOf({ detail }: BatchItem, waiting = '') {
  const note = [detail, waiting].filter(Boolean).join(', ')
  return note ? { note } : {}
}

interface RequestBatchOptions<TItem extends BatchItem> {
  items: readonly TItem[]
  answer: string
  /** See `createBatch`. A failure to read leaves the item out. */
  check?: ((item: TItem) => Promise<string | null>) | undefined
  isDone?: ((item: TItem) => Promise<Outcome>) | undefined
  /** Called once an item is done. Undefined if there is no exact way back. */
  toWayBack?: ((item: TItem) => WayBack | undefined) | undefined
  follow?: ((item: TItem) => Promise<string | null>) | undefined
}

/** A batch of an action's requests. Outcomes are added to “My changes” of this tab. */
export function createRequestBatch<TItem extends BatchItem>({
  answer,
  check,
  isDone,
  toWayBack,
  ...options
}: RequestBatchOptions<TItem>) {
  /** The last failure of each item. */
  const failures = new Map<TItem, unknown>()
  /** Identifies the changes of this batch. */
  const key = {}
  /** Who else has to act before the changes take effect. */
  const waiting = new Map<TItem, string>()
  function successOf(item: TItem, result?: MutationResult) {
    waiting.set(item, result?.waitsFor ?? '')
    const attempt = doneAttemptOf(item.request, item, result)
    return {
      ...attempt,
      ...noteOf(item, attempt.note),
      wayBack: toWayBack?.(item),
      run: key,
    }
  }
  let checkSession = requireSession()
  /** Rejects if the session has ended: another administrator must not go on. */
  async function inSession<T>(read: () => Promise<T>) {
    checkSession()
    try {
      return await read()
    } finally {
      checkSession()
    }
  }
  async function checkItem(item: TItem) {
    try {
      return await inSession(async () => {
        if (await isUnsettled(attemptOf(item.request, item))) return NOT_KNOWN
        return (await check?.(item)) ?? null
      })
    } catch (error) {
      // Offline, busy and the end of the session concern all items.
      if (!('message' in judge(error))) throw error
      return 'It could not be read again'
    }
  }
  const batch = createBatch<TItem>({
    ...options,
    check: checkItem,
    async send(item) {
      try {
        await rememberSuccess(
          () => item.request.send(item, item.value ?? answer),
          (result) => successOf(item, result),
        )
      } catch (error) {
        failures.set(item, error)
        throw error
      }
    },
    ...(isDone && {
      // The outcome of a lost request is added only once it is known.
      isDone: async (item) => {
        const outcome = await rememberSuccess(
          () => inSession(() => isDone(item)),
          (result) => {
            if (result === false) return null
            forgetKey(failures.get(item))
            return successOf(item, result === true ? undefined : result)
          },
        )
        return outcome !== false
      },
    }),
    judge,
  })
  const listed = new Map<TItem, ItemState>()
  let isLeft = false
  /** What is not known when the user leaves the batch needs a question before the next request. */
  function rememberUnknown() {
    for (const { item, state } of batch.entries) {
      const attempt = doneAttemptOf(item.request, item)
      // Nothing finds a new record again.
      if (state.state.is !== 'unknown' || attempt.id === undefined) continue
      rememberUnsettled({
        attempt: attemptOf(item.request, item),
        content: [item.request.success, item.value ?? answer],
        isDone: isDone && (async () => (await isDone(item)) !== false),
        failure: failures.get(item),
      })
    }
  }
  async function run(step: 'resume' | 'retry') {
    const isSameSession = watchSession()
    checkSession = requireSession()
    await batch[step]()
    if (isLeft && isSameSession()) rememberUnknown()
  }
  return {
    ...batch,
    key,
    /** Who else has to act before an item that is done takes effect. "" for nobody. */
    waitsFor: (item: TItem) => waiting.get(item) ?? '',
    resume: () => run('resume'),
    retry: () => run('retry'),
    /** Stops the batch for good. Requests in flight finish. */
    leave() {
      batch.stop()
      isLeft = true
      rememberUnknown()
    },
    /** Adds the failures since the last call to “My changes”. Call it once nothing is in flight. */
    rememberFailures() {
      for (const { item, state } of batch.entries) {
        const { state: current } = state
        if (current.is !== 'refused' && current.is !== 'unknown') continue
        if (listed.get(item) === current) continue
        listed.set(item, current)
        const { message, is } = current
        const attempt = { ...attemptOf(item.request, item), ...noteOf(item) }
        rememberFailure(attempt, { message, isLost: is === 'unknown' })
      }
    },
  }
}
