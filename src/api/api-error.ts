import { shorten } from '@/lib/format'
import { isSessionEnd } from './conventions'
import { MISSING_STATUSES } from './endpoint'

const UNKNOWN = 'Something went wrong'
/** The server is busy. It may say when to send the request again. */
const BUSY_STATUSES = new Set([429, 503])
/** A query waits at most this long for a busy server. */
const MAX_BUSY_WAIT_MS = 60_000

type Circumstances = Partial<
  Pick<ApiError, 'isFromEndedSession' | 'isLost' | 'isQuestion' | 'retryAfterMs'>
>

/**
 * The message can be shown to the user. The status is 500 if there was no response, and 0 if the
 * request was not sent.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  /** The server's message, which `message` shortens for a toast. */
  readonly whole: string
  readonly status: number
  /**
   * The session that sent the request has ended, maybe with this response. The error is not
   * reported.
   */
  readonly isFromEndedSession: boolean
  /** There was no response, so the backend may or may not have handled the request. */
  readonly isLost: boolean
  /** Nothing was sent. The message says what to consider before the next press, which sends it. */
  readonly isQuestion: boolean
  /**
   * How long the server asks the console to wait. Null if there is no header, or if the browser
   * hides it.
   */
  readonly retryAfterMs: number | null
  /** The end of the wait, in ms like `Date.now()`. Null unless the server is busy. */
  readonly busyUntil: number | null

  constructor(
    message = UNKNOWN,
    status = 500,
    {
      isFromEndedSession = false,
      isLost = false,
      isQuestion = false,
      retryAfterMs = null,
    }: Circumstances = {},
  ) {
    super(shorten(message))
    this.whole = message
    this.status = status
    this.isFromEndedSession = isFromEndedSession
    this.isLost = isLost
    this.isQuestion = isQuestion
    this.retryAfterMs = retryAfterMs
    const isBusy = retryAfterMs !== null && BUSY_STATUSES.has(status)
    this.busyUntil = isBusy ? Date.now() + retryAfterMs : null
  }

  /** The server asks for a longer wait than a query accepts. The message says until when. */
  get isBusyForLong() {
    return this.busyUntil !== null && (this.retryAfterMs ?? 0) > MAX_BUSY_WAIT_MS
  }

  get isMissing() {
    return MISSING_STATUSES.includes(this.status)
  }

  /**
   * Missing or forbidden: another request would get the same response. The page shows the error,
   * without a toast.
   */
  get isFinal() {
    return this.isMissing || this.status === 403
  }

  /** The message explains why a retry does not help now. The page shows it. */
  get saysWhy() {
    return this.isFinal || this.isBusyForLong
  }

  /** Nothing changed on the server: it rejected the body, or no request was sent. */
  get hadNoEffect() {
    return [0, 400, 422].includes(this.status)
  }

  /** Somebody else has changed the record since it was read. */
  get isConflict() {
    return this.status === 409
  }

  get unauthenticated() {
    return isSessionEnd(this.status, this.message)
  }
}

export const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410)

/** Whether the server may have carried out the failed request. */
export const mayBeDone = (error: unknown) => !(error instanceof ApiError) || error.status >= 500
