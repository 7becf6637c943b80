import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { vi } from 'vitest'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'

/** Stands between the app and the network; `startMockApi` gives it the mock API's own handlers. */
export const server = setupServer()

/**
 * A mock API of its own for one test, the requests that reach it ("GET /api/crm/voucher?page=1…"), and those of them that
 * write, with their bodies.
 */
export function startMockApi({ vouchers = 240 } = {}) {
  const db = createDb(vouchers, new Date())
  server.use(...createHandlers({ db }))
  const requests: string[] = []
  const writes: { request: string; body: unknown }[] = []
  server.events.removeAllListeners()
  server.events.on('request:start', async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const name = `${request.method} ${pathname}${search}`
    requests.push(name)
    if (request.method === 'GET') return
    const write = { request: name, body: undefined }
    writes.push(write)
    const text = await request.clone().text()
    if (text) write.body = JSON.parse(text)
  })
  return { db, requests, writes }
}

/** Has this call answer only when the test says so, with an empty object. */
export function holdAnswer(method: 'post' | 'delete', path: string, status = 200) {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http[method](path, async () => {
      await released
      return HttpResponse.json({}, { status })
    }),
  )
  return () => act(() => answer())
}

/** What was logged as an error or a warning so far; the test expects it, so it no longer fails it. */
export function takeLogged() {
  const mocks = [vi.mocked(console.error), vi.mocked(console.warn)]
  const logged = mocks.flatMap((mock) => mock.mock.calls.map((call) => call.join(' ')))
  for (const mock of mocks) mock.mockClear()
  return logged
}
