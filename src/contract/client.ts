import * as v from 'valibot'

const TIMEOUT_MS = 10_000

/** A response, or the reason why there is none. */
export interface Answer {
  /** Null without a response. */
  status: number | null
  headers: Headers
  /** Undefined if it is not JSON. */
  body: unknown
  /** Why the body cannot be read: "HTML instead of JSON". */
  failure: string | null
}

const causeSchema = v.object({ cause: v.object({ code: v.string() }) })

function reasonOf(error: unknown) {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `no response within ${TIMEOUT_MS / 1000} s`
  }
  const parsed = v.safeParse(causeSchema, error)
  return parsed.success ? `no connection (${parsed.output.cause.code})` : 'no connection'
}

function parseBody(text: string): Pick<Answer, 'body' | 'failure'> {
  const trimmed = text.trim()
  if (trimmed === '') return { body: null, failure: null }
  try {
    const body: unknown = JSON.parse(trimmed)
    return { body, failure: null }
  } catch {
    const failure = trimmed.startsWith('<') ? 'HTML instead of JSON' : 'not valid JSON'
    return { body: undefined, failure }
  }
}

export interface ClientOptions {
  /** The base URL of the API, without a slash at the end. */
  baseUrl: string
  /** The origin of the console. */
  origin: string
}

interface RequestOptions {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** Returns a function that sends a request as the console does. It never rejects. */
export function createClient({ baseUrl, origin }: ClientOptions) {
  return async function send(
    method: string,
    path: string,
    { token, body, headers }: RequestOptions = {},
  ): Promise<Answer> {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          Accept: 'application/json',
          Origin: origin,
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const { status } = response
      return { status, headers: response.headers, ...parseBody(await response.text()) }
    } catch (error) {
      return { status: null, headers: new Headers(), body: undefined, failure: reasonOf(error) }
    }
  }
}

export type Send = ReturnType<typeof createClient>
