import { onlineManager } from '@tanstack/react-query'
import { createFetch, FetchError } from 'ofetch'
import * as v from 'valibot'
import { formatComing } from '@/domain/format-dates'
import { lagosToday } from '@/domain/lagos'
import { clockOffset } from '@/lib/clock'
import { config } from '@/lib/config'
import { shorten } from '@/lib/format'
import { endSession, getSession, watchSession } from '@/memory/session'
import { ApiError } from './api-error'
import {
  authHeaders,
  errorSchema,
  isSessionEnd,
  readRetryAfter,
  toUrl,
  withHeaders,
} from './conventions'
import { endpointPath, sentBody, type Body, type Endpoint, type Variables } from './endpoint'
import { createIdempotency } from './idempotency'
import { instant, pageStart, readServerDate, readTimestamps } from './server-clock'
import { watchRequest } from './slow-requests'

export type Path = `/${string}`

const OFFLINE = 'You are offline, so nothing was sent. Try again once you are connected.'

// Responses are JSON or empty, whatever their Content-Type. HTML and truncated JSON are errors.
const jsonSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.trim() || 'null'),
  v.parseJson(),
)
const failureSchema = v.pipe(jsonSchema, errorSchema)

// no-store: responses must not stay in the HTTP cache after the session ends.
const fetchText = createFetch({
  defaults: { retry: false, responseType: 'text', cache: 'no-store' },
  async fetch(input, init) {
    const url = init?.method === 'GET' ? String(input) : ''
    const early = takeEarlyRead(url, new Headers(init?.headers))
    const sent = early ? pageStart() : instant()
    const response = await (early ?? fetch(input, init))
    readServerDate(response.headers, sent)
    return response
  },
})

/** Throws while offline, because a mutation must not be sent later without the user noticing. */
export function requireOnline() {
  if (!onlineManager.isOnline()) throw new ApiError(OFFLINE, 0)
}

/**
 * Returns a function that throws once the session of this call has ended. A change of several
 * requests calls it before each one, so that another user does not send the rest.
 */
export function requireSession() {
  const isSame = watchSession()
  return () => {
    if (!isSame()) throw new ApiError(undefined, 0, { isFromEndedSession: true })
  }
}

interface Sender {
  token: string | undefined
  isPublic: boolean
}

const hasEnded = ({ token, isPublic }: Sender) => !isPublic && token !== getSession()?.token

// In characters. Browsers take seconds to lay out much longer text.
const MAX_FAILURE = 20_000

/** The message of a failed response, made safe to show. */
export function failureMessage(text: unknown, token: string | undefined) {
  const body = v.safeParse(failureSchema, text)
  const message = body.success ? body.output.message : undefined
  // Some servers echo the request. The token must not appear on the screen.
  const safe = token ? message?.replaceAll(token, '…') : message
  return safe && shorten(safe, MAX_FAILURE)
}

const BLOCKED = 'The browser blocked the request, so nothing was sent.'

/** The URLs of requests that a Content-Security-Policy blocked before they left the browser. */
const blockedUrls = new Set<string>()
document.addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
  if (disposition === 'enforce') blockedUrls.add(blockedURI)
})

/**
 * Whether a failed request certainly never left the browser. A request that an extension or the
 * network ends looks like one whose response was lost. `navigator.onLine` does not help: while it
 * says "offline", nothing is sent (`requireOnline`), and after “Try anyway” it may be wrong.
 */
async function wasBlocked(url: string) {
  // The event of the policy may arrive after the failure.
  await new Promise((resolve) => setTimeout(resolve))
  return blockedUrls.delete(url)
}

/** A gateway that got no response sends these, without the message of the backend. */
const GATEWAY_STATUSES = new Set([502, 504])

// A gateway sends an HTML page without a message.
const messages: Readonly<Record<number, string>> = {
  413: 'The request is too large for the server.',
}

/** Also ends the session if the response says that the backend has ended it. */
function readFailure(error: unknown, sender: Sender) {
  const { data, status, response } = error instanceof FetchError ? error : {}
  const sent = failureMessage(data, sender.token)
  const message = sent ?? messages[status ?? 0]
  const endsSession = !sender.isPublic && isSessionEnd(status, sent)
  if (endsSession && !hasEnded(sender)) endSession('expired')
  const isFromEndedSession = endsSession || hasEnded(sender)
  const failure = new ApiError(message, status, {
    isFromEndedSession,
    isLost: status === undefined || (GATEWAY_STATUSES.has(status) && sent === undefined),
    retryAfterMs: readRetryAfter(response?.headers),
  })
  const { busyUntil, isBusyForLong, retryAfterMs } = failure
  if (busyUntil === null || !isBusyForLong) return failure
  const reason = (message ?? 'The server is busy').replace(/\.$/, '')
  const text = `${reason}. Try again after ${formatComing(busyUntil + clockOffset(), lagosToday())}.`
  return new ApiError(text, status, { isFromEndedSession, retryAfterMs })
}

/** Lists the invalid fields without their values, which may include a token. */
function describe({ issues }: { issues: readonly v.BaseIssue<unknown>[] }) {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.expected ?? issue.type}`)
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: Body
  signal?: AbortSignal
  /** Sends no token. */
  isPublic?: boolean
}

/**
 * Sends a request with the session's token, and parses the response with `schema`. An empty
 * response is parsed as null. Throws only ApiError, also if the response does not match `schema`.
 */
export async function fetchJson<TSchema extends v.GenericSchema>(
  path: Path,
  schema: TSchema,
  { method = 'GET', signal, isPublic = false, ...options }: CallOptions = {},
): Promise<v.InferOutput<TSchema>> {
  if (method !== 'GET') requireOnline()
  const token = isPublic ? undefined : getSession()?.token
  const sender = { token, isPublic }
  const idempotency = createIdempotency(method, path, options.body)
  const headers = {
    Accept: 'application/json',
    ...(token === undefined ? {} : authHeaders(token)),
    ...idempotency?.headers,
  }
  const url = new URL(toUrl(config.apiUrl, path), window.location.origin).href
  const wasOnline = onlineManager.isOnline()
  let response: { headers: Headers; _data?: unknown }
  try {
    response = await watchRequest({ isRead: method === 'GET', signal }, (either) =>
      fetchText.raw(url, { method, headers, signal: either, ...options }),
    )
  } catch (error) {
    const hasResponse = error instanceof FetchError && error.response !== undefined
    const isBlocked = !hasResponse && (await wasBlocked(url))
    const failure = isBlocked ? new ApiError(BLOCKED, 0) : readFailure(error, sender)
    if (hasResponse && !wasOnline) onlineManager.setOnline(true)
    idempotency?.onFailure(failure)
    throw failure
  }
  // A response to a request that was sent while "offline" shows that the browser is online.
  if (!wasOnline) onlineManager.setOnline(true)
  const { headers: sent, _data: text } = response
  const json = v.pipe(
    jsonSchema,
    v.transform((body) => withHeaders(body, sent)),
  )
  const parsed = v.safeParse(v.pipe(json, schema), text)
  if (parsed.success) {
    if (!sent.has('Date')) readTimestamps(parsed.output)
    return parsed.output
  }
  console.error(
    // Omits the query string, because the search text may be a phone number.
    `The response to ${method} ${path.split('?')[0]} does not have the expected shape.`,
    describe(parsed),
  )
  // The response comes from a captive portal or a login page, or was cut off.
  const isLost = !v.is(jsonSchema, text)
  const failure = new ApiError(undefined, undefined, {
    isFromEndedSession: hasEnded(sender),
    isLost,
  })
  idempotency?.onFailure(failure)
  throw failure
}

export function send<T extends Endpoint>(
  endpoint: T,
  variables: Variables<T>,
): Promise<v.InferOutput<T['response']>>
export function send(
  endpoint: Endpoint,
  { id = '', body }: { id?: string; body?: Body },
): Promise<unknown> {
  const { method, response, isPublic = false } = endpoint
  return fetchJson(endpointPath(endpoint, id), response, {
    method,
    isPublic,
    ...(body && { body: sentBody(endpoint, body) }),
  })
}

interface EarlyRead {
  url: string
  headers: Readonly<Record<string, string>>
  response: Promise<Response>
}

declare global {
  interface Window {
    /** Responses to the requests of the inline script in `build/early-start.ts`. */
    earlyReads?: EarlyRead[] | undefined
  }
}

/**
 * Returns the early response to this request, at most once. Only the GET requests at the start of
 * the app use them. All others are discarded, because they would be stale later.
 */
export function takeEarlyRead(url: string, headers: Headers) {
  const reads = window.earlyReads
  if (!reads) return undefined
  setTimeout(() => {
    window.earlyReads = undefined
  })
  const index = reads.findIndex(
    (read) =>
      read.url === url &&
      Object.entries(read.headers).every(([name, value]) => headers.get(name) === value),
  )
  return reads.splice(index, index === -1 ? 0 : 1)[0]?.response
}
