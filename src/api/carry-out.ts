import { createBatch, type Verdict } from '@/lib/batch'
import type { Attempt } from '@/memory/changes'
import { watchSession } from '@/memory/session'
import { endsWithSession } from '@/memory/session-memory'
import { ApiError, mayBeDone } from './api-error'
import { requireSession } from './http'

const STILL_UNKNOWN =
  'No response to the last request arrived, and nothing shows yet that it was done. Check before you press again: that sends it once more.'

const NOT_READ =
  'It could not be read whether the last request was done, so nothing was sent. Try again.'

/** A request about one record, and what settles it if its response is lost. */
export interface OneRequest<TResult> {
  attempt: Attempt
  /** Tells different requests to the same record apart, such as refunds of two amounts. */
  content: unknown
  send: () => Promise<TResult>
  /** Reads whether the request was done. Omit it if nothing shows that. */
  isDone?: (() => Promise<boolean>) | undefined
  /** The user has confirmed that the request may be sent a second time. */
  isConfirmed?: boolean | undefined
}

/** A request whose response was lost, and that nothing has shown to be done. */
interface Unsettled extends Pick<OneRequest<unknown>, 'attempt' | 'isDone'> {
  content: string
  /** The user was told, so the next press sends the request again. */
  isAsked: boolean
}

let unsettled: readonly Unsettled[] = []
endsWithSession(() => {
  unsettled = []
})
const forget = (settled: Unsettled) => {
  unsettled = unsettled.filter((other) => other !== settled)
}

function findUnsettled({ path, id }: Attempt, content: string) {
  return unsettled.find(
    (other) =>
      other.attempt.path === path &&
      other.attempt.id === id &&
      // Two requests for a new record are about the same one only if they are equal.
      (id !== undefined || other.content === content),
  )
}

/** A failure never pauses the batch: the user decides when to press again. */
function judge(error: unknown): Verdict {
  if (error instanceof ApiError && error.isFromEndedSession) return { kind: 'ended' }
  return { kind: mayBeDone(error) ? 'unknown' : 'refused', message: '' }
}

/**
 * Sends a request about one record: a batch of one. If its response is lost, reads whether it was
 * done. Resolves to the response, or to null if none arrived and the request was done. Otherwise
 * rejects with the failure.
 *
 * After a lost response, the next press reads again first. If nothing shows the request then, that
 * press sends nothing and rejects with a question. The press after it sends the request again.
 */
export async function carryOut<TResult>(request: OneRequest<TResult>): Promise<TResult | null> {
  const { attempt, send, isConfirmed = false } = request
  const isSameSession = watchSession()
  // Another administrator may have signed in while something was read.
  const checkSession = requireSession()
  const content = JSON.stringify(request.content ?? null)
  const earlier = findUnsettled(attempt, content)
  const isRepeat = earlier?.content === content
  const current = {
    ...request,
    content,
    isAsked: false,
    ...(isRepeat && { isDone: earlier.isDone }),
  }
  if (earlier) {
    const wasDone = (await earlier.isDone?.().catch(() => false)) === true
    checkSession()
    if (!wasDone && !earlier.isAsked && !isConfirmed) {
      earlier.isAsked = true
      throw new ApiError(STILL_UNKNOWN, 0, { isQuestion: true })
    }
    if (wasDone) forget(earlier)
    if (wasDone && isRepeat) return null
  }

  let response: TResult | null = null
  let failure: unknown
  let isSent = false
  const { isDone } = current
  const batch = createBatch({
    items: [attempt],
    async send() {
      isSent = true
      try {
        checkSession()
        response = await send()
      } catch (error) {
        failure = error
        throw error
      }
    },
    isDone,
    isRepeat,
    judge,
  })
  await batch.resume()
  // An earlier request could not be looked up, so this one was not sent.
  if (!isSent) throw new ApiError(NOT_READ, 0, { isQuestion: true })
  if (earlier) forget(earlier)
  if (batch.store.state.counts.done > 0) return response
  if (!(failure instanceof ApiError) || !failure.isLost) throw failure
  if (!isSameSession()) {
    // Nobody is told of it. The draft remembers that the request may have been done.
    throw new ApiError(failure.whole, failure.status, { isFromEndedSession: true, isLost: true })
  }
  unsettled = [...unsettled, current]
  throw failure
}
