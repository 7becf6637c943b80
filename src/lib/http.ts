import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { FetchError, ofetch } from 'ofetch'
import * as v from 'valibot'
import { config } from './config'
import { getSession } from './session'

type Path = `/${string}`

/** A call that failed. Its message is the server's, fit to be shown; its status is 500 where there was no answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The session that sent the call had ended when the answer came: nobody waits for it any more. */
  readonly isLate: boolean

  constructor(message = 'Something went wrong', status = 500, isLate = false) {
    super(message)
    this.status = status
    this.isLate = isLate
  }

  /** The server says that the session is over (specification, section 8). */
  get unauthenticated() {
    return this.message.trim().toLowerCase() === 'unauthenticated'
  }
}

const failureSchema = v.object({ message: v.pipe(v.string(), v.nonEmpty()) })

const request = ofetch.create({ retry: false })

/** Whether the session that sent a call with this token is no longer the one that is signed in. */
function hasEnded(token: string | undefined) {
  return token !== getSession()?.token
}

function toApiError(error: unknown, token: string | undefined) {
  const { data, status } = error instanceof FetchError ? error : {}
  const body = v.safeParse(failureSchema, data)
  const message = body.success ? body.output.message : undefined
  return new ApiError(message, status, hasEnded(token))
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: Record<string, unknown>
  signal?: AbortSignal
}

/**
 * Calls the backend at `path` with the session's bearer token and parses the answer with `schema`.
 * Throws ApiError and nothing else, for an answer that the schema refuses too.
 */
export async function call<TSchema extends v.GenericSchema>(
  path: Path,
  schema: TSchema,
  { method = 'GET', ...options }: CallOptions = {},
): Promise<v.InferOutput<TSchema>> {
  const token = getSession()?.token
  const headers = {
    Accept: 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  const url = new URL(config.apiUrl + path, window.location.origin).href
  let body: unknown
  try {
    body = await request(url, { method, headers, ...options })
  } catch (error) {
    throw toApiError(error, token)
  }
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  console.error(
    `The answer to ${method} ${path} has not the expected shape.`,
    v.flatten(parsed.issues),
  )
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
