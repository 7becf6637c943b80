import { getResponse, http, type RequestHandler } from 'msw'
import { IDEMPOTENCY_KEY } from '../api/conventions.ts'
import { createCache } from './cache.ts'

const MAX_KEYS = 1000

/**
 * Answers a request that repeats the key and the token of an earlier one with the earlier response,
 * even while the earlier request is still being handled.
 */
export function createIdempotencyHandler(handlers: RequestHandler[]) {
  const responses = createCache<Promise<Response | undefined>>(MAX_KEYS)
  return http.all('*/api/*', async ({ request }) => {
    const { headers } = request
    const key = headers.get(IDEMPOTENCY_KEY)
    if (key === null) return undefined
    const sender = headers.get('Authorization')
    const first = responses.get(`${sender} ${key}`, () => getResponse(handlers, request))
    return (await first)?.clone()
  })
}
