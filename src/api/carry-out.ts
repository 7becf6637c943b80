import { createBatch, type Verdict } from '@/lib/batch'
import type { Attempt } from '@/memory/changes'
import { watchSession } from '@/memory/session'
import { endsWithSession } from '@/memory/session-memory'
import { ApiError, mayBeDone } from './api-error'
import { requireSession } from './http'
import { forgetKey } from './idempotency'

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
  isKnownDone?: boolean | undefined
  /** The user knows that the last request may have been done too. */
  isConfirmed?: boolean | undefined
}

/** A request whose response was lost, and that nothing has shown to be done. */
interface Unsettled extends Pick<OneRequest<unknown>, 'attempt' | 'isDone'> {
  content: string
  failure: unknown
  /** The content of the request that the user was asked about: the next press sends it. */
  askedAbout: string | null
}

let unsettled: readonly Unsettled[] = []
endsWithSession(() => {
  unsettled = []
})
/** They are known to be done. */
function forget(settled: readonly Unsettled[]) {
  unsettled = unsettled.filter((other) => !settled.includes(other))
  for (const { failure } of settled) forgetKey(failure)
}

/** Those about the same record. Requests for a new record are about the same if they are equal. */
const findUnsettled = ({ path, id }: Attempt, content = '') =>
  unsettled.filter(
    (other) =>
      other.attempt.path === path &&
      other.attempt.id === id &&
      (id !== undefined || other.content === content),
  )

/** Reads which requests were done, and forgets these. */
async function readDone(earlier: readonly Unsettled[]) {
  const reads = await Promise.all(
    earlier.map(async (request) => {
      try {
        return { request, wasDone: (await request.isDone?.()) === true }
      } catch {
        return { request, wasDone: null }
      }
    }),
  )
  const done = reads.filter(({ wasDone }) => wasDone === true).map(({ request }) => request)
  forget(done)
  return { done, hasFailed: reads.some(({ wasDone }) => wasDone === null) }
}

/** Whether a lost request about the record is still not known, after another read. */
export async function isUnsettled(attempt: Attempt) {
  const earlier = findUnsettled(attempt)
  const { done } = await readDone(earlier)
  return done.length < earlier.length
}

/** Remembers a request of a run that is left as not known, so that a later press asks first. */
export function rememberUnsettled({
  attempt,
  content,
  isDone,
  failure,
}: Pick<OneRequest<unknown>, 'attempt' | 'content' | 'isDone'> & Pick<Unsettled, 'failure'>) {
  const text = JSON.stringify(content ?? null)
  const left = { attempt, content: text, isDone, failure, askedAbout: null }
  const isKnown = findUnsettled(attempt).some((other) => other.content === left.content)
  if (!isKnown) unsettled = [...unsettled, left]
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
  const { attempt, send, isKnownDone = false, isConfirmed = false } = request
  const isSameSession = watchSession()
  // Another administrator may have signed in while something was read.
  const checkSession = requireSession()
  const content = JSON.stringify(request.content ?? null)
  const earlier = findUnsettled(attempt, content)
  const equal = earlier.filter((other) => other.content === content)
  if (isKnownDone) {
    forget(equal)
    return null
  }
  const { done, hasFailed } = await readDone(earlier)
  checkSession()
  if (equal.some((other) => done.includes(other))) return null
  const left = earlier.filter((other) => !done.includes(other))
  if (left.some(({ askedAbout }) => askedAbout !== content) && !isConfirmed) {
    if (hasFailed) throw new ApiError(NOT_READ, 0, { isQuestion: true })
    for (const other of left) other.askedAbout = content
    throw new ApiError(equal.length > 0 ? SAME : OTHER, 0, { isQuestion: true })
  }

  let response: TResponse | null = null
  let failure: unknown
  const isDone = equal[0]?.isDone ?? request.isDone
  const batch = createBatch({
    items: [attempt],
    async send() {
      try {
        response = await send()
      } catch (error) {
        failure = error
        throw error
      }
    },
    isDone,
    // A failure never pauses the batch: the user decides when to press again.
    judge(error): Verdict {
      if (error instanceof ApiError && error.isFromEndedSession) return { kind: 'ended' }
      // After a lost request, a refusal may mean that the server has done it meanwhile.
      const isUnknown = mayBeDone(error) || equal.length > 0
      return { kind: isUnknown ? 'unknown' : 'refused', message: '' }
    },
  })
  await batch.resume()
  if (batch.store.state.counts.done > 0) {
    forget(equal)
    if (response === null) forgetKey(failure)
    return response
  }
  // The earlier requests may still arrive: the next press asks again.
  for (const other of left) other.askedAbout = null
  if (!(failure instanceof ApiError) || !failure.isLost) throw failure
  if (!isSameSession()) {
    // Nobody is told of it. The draft remembers that the request may have been done.
    throw new ApiError(failure.whole, failure.status, { isFromEndedSession: true, isLost: true })
  }
  rememberUnsettled({ ...request, isDone, failure })
  throw failure
}
