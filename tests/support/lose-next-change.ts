import { act } from '@testing-library/react'
import { getResponse, http, HttpResponse, RequestHandler } from 'msw'
import { server } from './server'

type When = 'done' | 'never arrives' | 'arrives later'

/**
 * Loses the response to the next request that changes something. With `isUnread`, the record cannot
 * be read right after it. Returns a function that lets a late request arrive.
 */
export function loseNextChange(when: When, { isUnread = false } = {}) {
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler)
  let arrive = async () => {}
  async function lose({ request }: { request: Request }) {
    const copy = request.clone()
    if (when === 'done') await getResponse(handlers, copy)
    if (when === 'arrives later') {
      arrive = async () => {
        await getResponse(handlers, copy)
      }
    }
    if (isUnread) server.use(http.get('*/api/crm/*', () => HttpResponse.error(), { once: true }))
    return HttpResponse.error()
  }
  for (const method of [http.post, http.patch, http.delete]) {
    server.use(method('*/api/crm/*', lose, { once: true }))
  }
  return { arrive: () => act(async () => arrive()) }
}
