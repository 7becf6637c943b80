import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createVoucherRun } from '@/features/vouchers/create-many/voucher-run'
import { getSession, startSession } from '@/lib/session'
import { ada } from '../support/render-app'
import { server as msw } from '../support/server'
import { expectTruth, settle } from './batch-report'
import { json } from './fault-responses'
import { startFaultServer, type FaultResponder } from './fault-server'

// Creates a thousand vouchers over real HTTP, without a page. The server would create a code twice.
const COUNT = 1000
const codes = Array.from({ length: COUNT }, (_, index) => `GIFT-${index}`)
const isRefused = (code: string) => Number(code.slice('GIFT-'.length)) % 20 === 3

// By the number of the request.
const isBusy = (request: number) => request >= 200 && request < 240
const SIGN_OUT = 500
/** Of 40 requests, one does not arrive, and the response to another one is lost. */
const isLostBefore = (post: number) => post <= COUNT && post % 40 === 7
const isLostAfter = (post: number) => post <= COUNT && post % 40 === 27

let api: Awaited<ReturnType<typeof startFaultServer>>

beforeAll(async () => {
  msw.close()
  api = await startFaultServer()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  startSession(ada, 'a-token')
})
afterEach(async () => {
  vi.useRealTimers()
  await api.heal()
})
afterAll(() => api.stop())

const bodySchema = v.object({ title: v.string(), code: v.string() })

/** Counts how often each code was created. */
function createBackend() {
  const created = new Map<string, number>()
  const handlers = [
    http.get('*/api/crm/voucher', ({ request }) => {
      const code = new URL(request.url).searchParams.get('search') ?? ''
      const vouchers = created.has(code) ? [{ id: code, code, title: 'Detty December' }] : []
      return HttpResponse.json({ vouchers, pagination: { total: vouchers.length, totalPages: 1 } })
    }),
    http.post('*/api/crm/voucher', async ({ request }) => {
      const { code } = v.parse(bodySchema, await request.json())
      if (isRefused(code)) return HttpResponse.json({ message: 'Not this one' }, { status: 422 })
      created.set(code, (created.get(code) ?? 0) + 1)
      return HttpResponse.json({ voucher: { id: code } }, { status: 201 })
    }),
  ]
  return { created, handlers }
}

function createConditions() {
  let requests = 0
  let posts = 0
  const respond: FaultResponder = (res, req) => {
    requests += 1
    const token = requests < SIGN_OUT ? 'a-token' : 'another-token'
    if (req.headers.authorization !== `Bearer ${token}`) {
      return json(401, { message: 'Unauthenticated' })(res, req)
    }
    if (isBusy(requests)) {
      if (requests % 2 === 0) res.setHeader('Retry-After', '0')
      return json(429, { message: 'Too many requests' })(res, req)
    }
    if (req.method !== 'POST') return undefined
    posts += 1
    if (isLostBefore(posts)) res.destroy()
    return undefined
  }
  return { respond, isLost: () => isLostAfter(posts) }
}

test('each of 1,000 codes is created once, and the report is true, whatever is lost, refused or busy', async () => {
  const { created, handlers } = createBackend()
  const { respond, isLost } = createConditions()
  api.restart(0, handlers)
  api.fail(/./, respond)
  api.loseResponse(/^POST/, isLost)
  const { batch } = createVoucherRun({
    title: 'Detty December',
    nextCode: null,
    vouchers: codes.map((code) => ({
      id: code,
      body: {
        title: 'Detty December',
        type: 'voucher',
        amount: '500',
        code,
        claimable: true,
        multiple: false,
      },
    })),
  })

  await settle(batch, batch.resume())
  expect(batch.store.state.status).toBe('stopped')
  expect(getSession()).toBeNull()
  expectTruth(batch, created)

  startSession(ada, 'another-token')
  await settle(batch, batch.resume())
  expect(batch.store.state).toMatchObject({ status: 'finished', queued: 0 })
  expectTruth(batch, created)
  expect(batch.store.state.counts.unknown).toBeGreaterThan(0)

  while (batch.store.state.counts.unknown > 0) {
    // oxlint-disable-next-line no-await-in-loop
    await settle(batch, batch.retry())
    expectTruth(batch, created)
  }
  expect(batch.store.state.counts).toMatchObject({ done: 950, refused: 50 })
})
