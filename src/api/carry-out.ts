import { createBatch, type Verdict } from '@/lib/batch'
import type { Attempt } from '@/memory/changes'
import { watchSession } from '@/memory/session'
import { endsWithSession } from '@/memory/session-memory'
import { ApiError, mayBeDone } from './api-error'
import { requireSession } from './http'

const UNKNOWN = 'No response to the last request arrived, and nothing shows yet that it was done.'
const SAME = `${UNKNOWN} Check before you press again: that sends it once more.`
const OTHER = `${UNKNOWN} Check before you press again: both may be done then.`
const NOT_READ =
  'It could not be read whether the last request was done, so nothing was sent. Try again.'

/** A request about one record, and what settles it if its response is lost. */
export interface OneRequest<TResponse> {
  attempt: Attempt
  /** Tells different requests to the same record apart, such as refunds of two amounts. */
  content: unknown
  send: () => Promise<TResponse>
  /** Reads whether the request was done. Omit it if nothing shows that. */
  isDone?: (() => Promise<boolean>) | undefined
  /** It was read that the last request, which was equal, is done. Nothing is sent. */
  isSettled?: boolean | undefined
  /** The user knows that the last request may have been done too. */
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

function findUnsettled({ path, id }: Attempt, content?: string) {
  return unsettled.find(
    (other) =>
      other.attempt.path === path &&
      other.attempt.id === id &&
      // Two requests for a new record are about the same one only if they are equal.
      (id !== undefined || other.content === content),
  )
}

/** Whether the response to the last request about the record was lost, and nothing has settled it. */
export const isUnsettled = (attempt: Attempt) => findUnsettled(attempt) !== undefined

/** For a request of a run that is left as not known. A later press asks first. */
export function leaveUnsettled({
  attempt,
  content,
  isDone,
}: Pick<OneRequest<unknown>, 'attempt' | 'content' | 'isDone'>) {
  const left = { attempt, content: JSON.stringify(content), isDone, isAsked: false }
  unsettled = [...unsettled, left]
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
export async function carryOut<TResponse>(
  request: OneRequest<TResponse>,
): Promise<TResponse | null> {
  const { attempt, send, isSettled = false, isConfirmed = false } = request
  const isSameSession = watchSession()
  // Another administrator may have signed in while something was read.
  const checkSession = requireSession()
  const content = JSON.stringify(request.content ?? null)
  const earlier = findUnsettled(attempt, content)
  const isRepeat = earlier?.content === content
  if (isSettled) {
    if (earlier) forget(earlier)
    return null
  }
  if (earlier) {
    const wasDone = (await earlier.isDone?.().catch(() => false)) === true
    checkSession()
    if (wasDone) forget(earlier)
    if (wasDone && isRepeat) return null
    if (!wasDone && !earlier.isAsked && !isConfirmed) {
      earlier.isAsked = true
      throw new ApiError(isRepeat ? SAME : OTHER, 0, { isQuestion: true })
    }
  }

  const isDone = isRepeat ? earlier.isDone : request.isDone
  let response: TResponse | null = null
  let failure: unknown
  let isSent = false
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
  if (batch.store.state.counts.done > 0) {
    if (earlier) forget(earlier)
    return response
  }
  if (!isSent) {
    checkSession()
    throw new ApiError(NOT_READ, 0, { isQuestion: true })
  }
  // The earlier request may still arrive: the next press asks again.
  if (earlier) earlier.isAsked = false
  if (!(failure instanceof ApiError) || !failure.isLost) throw failure
  if (!isSameSession()) {
    // Nobody is told of it. The draft remembers that the request may have been done.
    throw new ApiError(failure.whole, failure.status, { isFromEndedSession: true, isLost: true })
  }
  if (!isRepeat) unsettled = [{ attempt, content, isDone, isAsked: false }, ...unsettled]
  throw failure
}
