import { IDEMPOTENCY_KEY } from '../api/conventions.ts'
import type { Answer, ClientOptions, Send } from './client.ts'

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const lowercase = (text: string) => text.toLowerCase()

const isSameOrigin = ({ baseUrl, origin }: ClientOptions) => new URL(baseUrl).origin === origin

function allowsOrigin({ headers }: Answer, origin: string) {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
}

/** Why a browser would hide a response from the console. */
export function corsProblems(answer: Answer, options: ClientOptions) {
  if (answer.status === null || isSameOrigin(options) || allowsOrigin(answer, options.origin))
    return []
  return ['A response has no Access-Control-Allow-Origin for the console.']
}

/** The headers that the console reads, and what it does not know without each of them. */
const wanted = [
  ['Retry-After', 'how long the console should wait after a 429'],
  ['Date', "the server's time, by which the console shows ages if a computer's clock is wrong"],
] as const

/** What a browser hides from the console, found in the headers of all responses. */
export function hiddenHeaders(responses: readonly Headers[], options: ClientOptions) {
  if (responses.length === 0 || isSameOrigin(options)) return []
  // A server may expose a header only together with a 429.
  const exposed = new Set(
    responses.flatMap((headers) => listOf(headers, 'access-control-expose-headers')).map(lowercase),
  )
  return wanted
    .filter(([name]) => !exposed.has('*') && !exposed.has(lowercase(name)))
    .map(
      ([name, what]) =>
        `No response has "Access-Control-Expose-Headers: ${name}": a browser hides ${what}.`,
    )
}

/** Why a cache could send a response to another user, or an outdated one. */
export function cacheProblems({ headers }: Answer) {
  const policy = listOf(headers, 'cache-control').join(', ').toLowerCase()
  const isShared = /\b(?:public|s-maxage=[1-9])/.test(policy) && /max-?age=[1-9]/.test(policy)
  const isSeparate =
    /no-store|no-cache|private/.test(policy) || /authorization|\*/i.test(headers.get('vary') ?? '')
  const age = Number(headers.get('age'))
  return [
    ...(isShared && !isSeparate
      ? [`"Cache-Control: ${policy}" lets a shared cache send a response to other users.`]
      : []),
    ...(age > 0 ? [`"Age: ${age}": a cache has sent a response that may be old.`] : []),
  ]
}

const needsHttps = ({ baseUrl, origin }: ClientOptions) =>
  origin.startsWith('https:') && !/^https:|^http:\/\/(?:localhost|127\.)/.test(baseUrl)

/**
 * Why a browser would not send the requests, found in the responses to preflight requests. With
 * `hasIdempotency`, POST and PATCH also ask for the `Idempotency-Key`.
 */
export async function preflightProblems(
  send: Send,
  path: string,
  options: ClientOptions,
  hasIdempotency: boolean,
) {
  if (isSameOrigin(options)) return []
  const problems = new Set<string>()
  if (needsHttps(options))
    problems.add('A page with https cannot send requests to an API with http.')
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
    const hasBody = method === 'POST' || method === 'PATCH'
    const needed = [
      'authorization',
      ...(hasBody ? ['content-type'] : []),
      ...(hasBody && hasIdempotency ? [lowercase(IDEMPOTENCY_KEY)] : []),
    ]
    const isOfRecord = method === 'PATCH' || method === 'DELETE'
    // oxlint-disable-next-line no-await-in-loop
    const answer = await send('OPTIONS', isOfRecord ? `${path}/0` : path, {
      headers: {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': needed.join(','),
      },
    })
    const { status, headers } = answer
    if (status === null || status >= 300 || !allowsOrigin(answer, options.origin)) {
      problems.add('The response to a preflight request does not allow the console.')
      continue
    }
    const methods = listOf(headers, 'access-control-allow-methods')
    if (isOfRecord && !methods.includes(method) && !methods.includes('*')) {
      problems.add(`Access-Control-Allow-Methods lacks ${method}.`)
    }
    const allowed = new Set(listOf(headers, 'access-control-allow-headers').map(lowercase))
    for (const name of needed) {
      // "*" does not include Authorization.
      if (allowed.has(name) || (allowed.has('*') && name !== 'authorization')) continue
      problems.add(`Access-Control-Allow-Headers lacks ${name}.`)
    }
  }
  return [...problems]
}
