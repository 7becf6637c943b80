import { getResponse, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { Listing } from '@/api/list'
import { createDb, type Db } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'
import { requestProblems } from './contract'

/** Intercepts requests. `startMockApi` adds the handlers of the mock API. */
export const server = setupServer()

/** Logs how a request of the app differs from the OpenAPI document, which fails the test. */
function reportDifferences({ method, headers }: Request, url: URL, body?: unknown) {
  if (!/^\/api\/(?:crm|auth)\//.test(url.pathname)) return
  const problems = requestProblems(method, url, body, headers)
  if (problems.length > 0) {
    console.error(`${method} ${url.pathname} is not as in the document: ${problems.join(', ')}`)
  }
}

/**
 * Starts a mock API for one test. Returns its database, the requests it receives ("GET /api/crm/voucher?page=1…"), and those
 * that change something with their bodies: all but GET requests, and what an open ticket says by itself.
 */
export function startMockApi({ vouchers = 240 } = {}) {
  // The tests of a minute share their seed.
  const db = createDb(vouchers, new Date(Math.floor(Date.now() / 60_000) * 60_000))
  server.use(...createHandlers({ db }))
  const requests: string[] = []
  const writes: { request: string; body: unknown }[] = []
  server.events.removeAllListeners()
  server.events.on('request:start', async ({ request }) => {
    const url = new URL(request.url)
    const { pathname, search } = url
    const name = `${request.method} ${pathname}${search}`
    requests.push(name)
    if (request.method === 'GET') return reportDifferences(request, url)
    const write = { request: name, body: undefined }
    if (!pathname.endsWith('/presence')) writes.push(write)
    const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
    const text = isUpload ? '' : await request.clone().text()
    if (text) write.body = JSON.parse(text)
    reportDifferences(request, url, write.body)
  })
  return { db, requests, writes }
}

const objectSchema = v.looseObject({})

function without(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, names))
  if (!v.is(objectSchema, value)) return value
  const left = Object.entries(value).filter(([name]) => !names.includes(name))
  return Object.fromEntries(left.map(([name, part]) => [name, without(part, names)]))
}

/** Responds to GET requests as the mock API does, with a changed body. */
function serveChanged(db: Db, path: string, change: (body: unknown) => unknown) {
  const handlers = createHandlers({ db })
  server.use(
    http.get(path, async ({ request }) => {
      const response = await getResponse(handlers, request)
      const body: unknown = await response?.json()
      return Response.json(change(body), { status: response?.status ?? 404 })
    }),
  )
}

/** Leaves out the fields of these names: a backend that lacks them. */
export const serveWithout = (db: Db, path: string, ...names: string[]) =>
  serveChanged(db, path, (body) => without(body, names))

function withOneOf(value: unknown, name: string): unknown {
  if (Array.isArray(value) || !v.is(objectSchema, value)) return value
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    key === name && Array.isArray(part) ? part.slice(0, 1) : withOneOf(part, name),
  ])
  return Object.fromEntries(parts)
}

/** Leaves one row of each page. Rendering the others would take most of the time of a test. */
export const serveFirstRow = (db: Db, { path, keys: [, rows] }: Listing) =>
  serveChanged(db, `*/api${path}`, (body) => withOneOf(body, rows))

/** Holds the response to a request. Returns a function that releases it. */
export function holdResponse(
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  status = 200,
  body: Record<string, unknown> = {},
) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http[method](path, async () => {
      await released
      return HttpResponse.json(body, { status })
    }),
  )
  return release
}

/** Holds the responses of the mock API. Returns a function that lets them arrive. */
export function holdReads(path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http.get(path, () => released))
  return release
}

/** Returns the errors and warnings logged so far and clears them: a message that remains fails the test. */
export function takeLogged() {
  const mocks = [vi.mocked(console.error), vi.mocked(console.warn)]
  const logged = mocks.flatMap((mock) => mock.mock.calls.map((call) => call.join(' ')))
  for (const mock of mocks) mock.mockClear()
  return logged
}
