import { onlineManager, queryOptions, type QueryKey } from '@tanstack/react-query'
import { createFetch, FetchError } from 'ofetch'
import * as v from 'valibot'
import { config } from './config'
import { takeEarlyRead } from './early-read'
import { getSession } from './session'

type Path = `/${string}`

const UNKNOWN = 'Something went wrong'
const OFFLINE = 'You are offline, so nothing was sent. Try again once you are connected.'

/** A failed call. The message is the server's and can be shown. The status is 500 without a response, 0 if nothing was sent. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The session that sent the call had ended when the answer came: nobody waits for it any more. */
  readonly isFromEndedSession: boolean

  constructor(message = UNKNOWN, status = 500, isFromEndedSession = false) {
    super(message)
    this.status = status
    this.isFromEndedSession = isFromEndedSession
  }

  /** The server does not have what was asked for, and will not have it at the next attempt either. */
  get isFinal() {
    return [404, 410, 501].includes(this.status)
  }

  /** Nothing has changed on the server: it refused the body, or nothing was sent. */
  get isRefused() {
    return [0, 400, 422].includes(this.status)
  }

  /** The server says that the session is over (specification, section 8). */
  get unauthenticated() {
    return this.message.trim().toLowerCase() === 'unauthenticated'
  }
}

// Whatever its Content-Type says: an answer is JSON, or empty. A page of HTML is none of the backend's, nor is a part.
const jsonSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.trim() || 'null'),
  v.parseJson(),
)
const failureSchema = v.pipe(
  jsonSchema,
  v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
)

// What the session may see is not left behind in the browser's cache.
const request = createFetch({
  defaults: { retry: false, responseType: 'text', cache: 'no-store' },
  fetch: (input, init) => {
    const authorization = new Headers(init?.headers).get('Authorization')
    const url = init?.method === 'GET' ? String(input) : ''
    return takeEarlyRead(url, authorization) ?? fetch(input, init)
  },
})

/** Whether the session that sent a call with this token is no longer the one that is signed in. */
function hasEnded(token: string | undefined) {
  return token !== getSession()?.token
}

function toApiError(error: unknown, token: string | undefined) {
  const { data, status } = error instanceof FetchError ? error : {}
  const body = v.safeParse(failureSchema, data)
  const message = body.success ? body.output.message : undefined
  // A server that repeats what it was sent does not get the token onto the screen.
  const safe = token ? message?.replaceAll(token, '…') : message
  return new ApiError(safe, status, hasEnded(token))
}

/** Where an answer is wrong, without what it holds: that may be the token of a sign-in. */
function describe({ issues }: { issues: readonly v.BaseIssue<unknown>[] }) {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.expected ?? issue.type}`)
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: Record<string, unknown>
  signal?: AbortSignal
}

/**
 * Calls the backend at `path` with the session's bearer token and parses the answer with `schema` (null where it is
 * empty). Throws ApiError and nothing else, for an answer that the schema refuses too.
 */
export async function call<TSchema extends v.GenericSchema>(
  path: Path,
  schema: TSchema,
  { method = 'GET', ...options }: CallOptions = {},
): Promise<v.InferOutput<TSchema>> {
  if (method !== 'GET' && !onlineManager.isOnline()) throw new ApiError(OFFLINE, 0)
  const token = getSession()?.token
  const headers = {
    Accept: 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  const url = new URL(config.apiUrl + path, window.location.origin).href
  let text: unknown
  try {
    text = await request(url, { method, headers, ...options })
  } catch (error) {
    throw toApiError(error, token)
  }
  const parsed = v.safeParse(v.pipe(jsonSchema, schema), text)
  if (parsed.success) return parsed.output
  console.error(`The answer to ${method} ${path} has not the expected shape.`, describe(parsed))
  throw new ApiError(undefined, undefined, hasEnded(token))
}

/** The generic read (specification, section 7): a GET to the caller's path, cached by the caller's key. */
export function readQuery<TSchema extends v.GenericSchema, TKey extends QueryKey>(
  queryKey: TKey,
  path: Path,
  schema: TSchema,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => call(path, schema, { signal }) })
}
