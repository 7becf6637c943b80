import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { instant, readServerDate, readTimestamps } from '@/api/server-clock'
import { clockOffset } from '@/lib/clock'
import { drainToasts } from '@/lib/toast'
import { findToast, renderApp } from '../support/render-app'
import { server } from '../support/server'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const iso = (time: number) => new Date(time).toISOString()
const dateOf = (time: number) => ({ Date: new Date(time).toUTCString() })

/** Serves one order. `offset` is the server's time minus the browser's. */
function serveOrder(order: object, offset: number, hasDate = true) {
  const pagination = { total: 1, totalPages: 1 }
  const capabilities = { filters: ['from', 'to'] }
  server.use(
    http.get('*/api/crm/order', () =>
      HttpResponse.json(
        { orders: [{ id: 'o-1', orderId: 'ORD-1', ...order }], pagination, capabilities },
        { headers: hasDate ? dateOf(Date.now() + offset) : {} },
      ),
    ),
  )
}

const row = async () => within(await screen.findByRole('row', { name: /ORD-1/ }))

describe('the age of an order', () => {
  test.each([
    [58 * MINUTE, "This computer's clock is 58 minutes slow"],
    [-58 * MINUTE, "This computer's clock is 58 minutes fast"],
    [-3 * 24 * HOUR, "This computer's clock is 3 days fast"],
  ])(
    'follows the server if the clock differs by %i ms, which is said once',
    async (offset, text) => {
      const statusAt = iso(Date.now() + offset - 35.5 * MINUTE)
      renderApp('/orders')
      serveOrder({ status: 'preparing', statusAt, createdAt: statusAt }, offset)
      expect(await findToast(text)).toBeVisible()
      expect(screen.getByText("Ages are shown by the server's time.")).toBeVisible()
      expect(await (await row()).findByTitle('Late, 35 min')).toBeVisible()
    },
  )

  test('follows a timestamp ahead of the clock if a browser hides the date of responses', async () => {
    const ahead = Date.now() + 58 * MINUTE
    renderApp('/orders')
    const times = { statusAt: iso(ahead - 35.5 * MINUTE), createdAt: iso(ahead) }
    serveOrder({ status: 'preparing', ...times }, 0, false)
    await findToast("This computer's clock is at least 58 minutes slow")
    expect(await (await row()).findByTitle('Late, 35 min')).toBeVisible()
  })
})

test('shortly after midnight of the server, "today" is its new day', async () => {
  // 23:30 in Lagos, by a clock that is an hour slow.
  vi.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z'), toFake: ['Date'] })
  const app = renderApp('/orders?dates=today', { fakeTimers: true })
  serveOrder({ status: 'paid', createdAt: '2026-11-20T23:10:00Z' }, HOUR)
  expect(await (await row()).findByText('Today, 00:10')).toBeVisible()
  await waitFor(() => expect(app.requests.at(-1)).toContain('from=2026-11-21&to=2026-11-21'))
})

describe('the header Date', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.700Z'), toFake: ['Date', 'performance'] })
  })
  /** A response of a server whose clock differs by `offset`, after `wait` ms. */
  function receive(offset: number, { wait = 200, headers = {} } = {}) {
    const sent = instant()
    vi.advanceTimersByTime(wait / 2)
    const written = dateOf(Date.now() + offset)
    vi.advanceTimersByTime(wait / 2)
    readServerDate(new Headers({ ...written, ...headers }), sent)
  }
  const toasts = () => drainToasts().map(({ text }) => text.split('\n')[0])

  test.each([0, 2000, -3000, 4000])('a difference of %i ms is ignored', (offset) => {
    receive(offset)
    expect(clockOffset()).toBe(0)
  })

  test('a difference of up to two minutes is followed, and not called wrong', () => {
    receive(-110_000)
    expect(Math.abs(clockOffset() + 110_000)).toBeLessThan(1500)
    expect(toasts()).toEqual([])
    receive(125_000)
    expect(Math.abs(clockOffset() - 125_000)).toBeLessThan(1500)
    expect(toasts()).toEqual(["This computer's clock is 2 minutes slow"])
  })

  test('a clock is called wrong once in a tab, also if it differs more later', () => {
    receive(HOUR)
    receive(5 * HOUR)
    expect(toasts()).toEqual(["This computer's clock is 60 minutes slow"])
    expect(Math.abs(clockOffset() - 5 * HOUR)).toBeLessThan(1500)
  })

  test('a clock that has been set right is followed again', () => {
    receive(HOUR)
    receive(0)
    expect(clockOffset()).toBe(0)
  })

  test.each([30_000, 600_000])('a response that took %i ms does not move the clock', (wait) => {
    receive(0, { wait })
    expect(clockOffset()).toBe(0)
    receive(HOUR)
    const known = clockOffset()
    receive(HOUR, { wait })
    expect(clockOffset()).toBe(known)
  })

  test('a computer that sleeps or is set back during a request moves nothing', () => {
    const sent = instant()
    vi.setSystemTime('2026-11-20T14:00:00Z')
    readServerDate(new Headers(dateOf(Date.parse('2026-11-20T12:00:01Z'))), sent)
    expect(clockOffset()).toBe(0)
  })

  test('a response from a cache is as old as it says', () => {
    receive(-600_000, { headers: { Age: '600' } })
    expect(clockOffset()).toBe(0)
  })

  test.each([{}, { Date: 'yesterday' }])(
    'a response with the headers %j moves nothing',
    (headers) => {
      readServerDate(new Headers(headers), instant())
      expect(clockOffset()).toBe(0)
    },
  )
})

describe('without a date, a timestamp', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
  })
  const record = (createdAt: unknown, updatedAt: unknown = null) => ({
    rows: [{ id: 'a', createdAt, updatedAt }],
  })

  test.each([
    ['of the year 3000', '3000-01-01T00:00:00Z'],
    ['of tomorrow', '2026-11-21T12:00:00Z'],
    ['13 hours ahead', '2026-11-21T01:00:00Z'],
    ['of a second ahead', '2026-11-20T12:00:01Z'],
    ['in the past', '2026-11-19T12:00:00Z'],
    ['that is none', 'soon'],
    ['that is a number', 4_102_444_800_000],
  ])('%s moves nothing', (_name, at) => {
    readTimestamps(record(at, at))
    expect(clockOffset()).toBe(0)
  })

  test('beside a wrong one moves the clock forward, and never back', () => {
    readTimestamps(record('3000-01-01T00:00:00Z', '2026-11-20T12:58:00Z'))
    expect(clockOffset()).toBe(58 * MINUTE)
    readTimestamps(record('2026-11-20T12:30:00Z'))
    readTimestamps({ order: { createdAt: '2026-11-20T11:00:00Z' }, orders: null })
    expect(clockOffset()).toBe(58 * MINUTE)
    readTimestamps({ order: { user: { updatedAt: '2026-11-20T13:30:00+00:00' } } })
    expect(clockOffset()).toBe(90 * MINUTE)
  })

  test('of another field moves nothing: a code expires later', () => {
    readTimestamps({ rows: [{ id: 'a', expiresAt: '2026-11-20T14:00:00Z', paidAt: null }] })
    expect(clockOffset()).toBe(0)
  })
})
