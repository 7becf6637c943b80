import * as v from 'valibot'
import { authHeaders, errorSchema, SESSION_END, toUrl, withHeaders } from '../api/conventions.ts'
import { namesOf } from './masked-example.ts'
import { errorPlace } from './places.ts'

const TIMEOUT_MS = 10_000
const MAX_MESSAGE = 200
// In characters. The patterns below take seconds for a text of 100 kB.
const MAX_READ = 2000

/** A response, or the reason why there is none. */
export interface Answer {
  /** Null without a response. */
  status: number | null
  headers: Headers
  /** Undefined if the body is not JSON. */
  body: unknown
  /** Why the response cannot be used, in a sentence. Null if it can. */
  failure: string | null
}

const objectSchema = v.looseObject({})
const causeSchema = v.object({ cause: v.object({ code: v.string() }) })

function describeError(error: unknown) {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `There is no response within ${TIMEOUT_MS / 1000} s.`
  }
  if (error instanceof Error && /redirect/.test(String(error.cause))) {
    return `The server redirects in a circle. It has to respond with ${SESSION_END} and JSON.`
  }
  const parsed = v.safeParse(causeSchema, error)
  return `There is no connection${parsed.success ? ` (${parsed.output.cause.code})` : ''}.`
}

function describeText(text: string) {
  return text.trimStart().startsWith('<') ? 'HTML instead of JSON' : 'not valid JSON'
}

// An email, the user of a URL, or a long number.
const PERSONAL = /[^\s@/"]+@[^\s@/"]+|\/\/[^/\s]*@|\d{7,}/g

/** Removes `secrets`, personal data and control characters, which a server's message may repeat. */
function cleanMessage(message: string, secrets: readonly string[]) {
  const safe = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message)
  // Half an email would not be recognized, so the word at the cut is left out.
  const start = safe.length > MAX_READ ? safe.slice(0, MAX_READ).replace(/\S*$/, '…') : safe
  return start
    .replace(PERSONAL, '…')
    .replace(/\p{C}+/gu, ' ')
    .slice(0, MAX_MESSAGE)
}

async function readResponse(response: Response, secrets: readonly string[]): Promise<Answer> {
  const { status, headers, ok } = response
  const text = (await response.text()).trim()
  let body: unknown = null
  try {
    if (text) body = JSON.parse(text)
  } catch {
    const failure = `The response is ${describeText(text)}.`
    return { status, headers, body: undefined, failure }
  }
  if (ok) return { status, headers, body: withHeaders(body, headers), failure: null }
  const parsed = v.safeParse(errorSchema, body)
  const names = v.is(objectSchema, body) ? namesOf(body) : 'no field'
  const failure = parsed.success
    ? `The server says "${cleanMessage(parsed.output.message, secrets)}".`
    : `The response has no message of an error. It has ${names}. ${errorPlace}`
  return { status, headers, body, failure }
}

export interface ClientOptions {
  /** The base URL of the API, without a slash at the end. */
  baseUrl: string
  origin: string
}

interface RequestOptions {
  token?: string | undefined
  body?: Readonly<Record<string, unknown>>
  headers?: Record<string, string>
}

/** Returns a function that sends requests as the console does. It never rejects. */
export function createClient({ baseUrl, origin }: ClientOptions) {
  return async function send(
    method: string,
    path: string,
    { token, body, headers }: RequestOptions = {},
  ): Promise<Answer> {
    const secrets = [token, body?.['email'], body?.['password']].filter(
      (text) => typeof text === 'string',
    )
    try {
      const response = await fetch(toUrl(baseUrl, path), {
        method,
        cache: 'no-store',
        // A browser rejects a redirected preflight request.
        redirect: method === 'OPTIONS' ? 'manual' : 'follow',
        headers: {
          Accept: 'application/json',
          Origin: origin,
          ...(token !== undefined && authHeaders(token)),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const { redirected, url } = response
      const answer = await readResponse(response, secrets)
      const target = new URL(url).origin
      if (!redirected || target === new URL(baseUrl).origin) return answer
      // Fetch sends the redirected request without the token.
      return { ...answer, failure: `The server redirects to ${target}.` }
    } catch (error) {
      return {
        status: null,
        headers: new Headers(),
        body: undefined,
        failure: describeError(error),
      }
    }
  }
}

export type Send = ReturnType<typeof createClient>
