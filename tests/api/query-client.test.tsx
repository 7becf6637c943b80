import { QueryObserver } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { fetchJson } from '@/api/http'
import { createQueryClient } from '@/api/query-client'
import { prefetch, getQueryOptions } from '@/api/query-options'
import { drainToasts } from '@/lib/toast'
import { startSession } from '@/memory/session'
import {
  ada,
  column,
  findToast,
  renderApp,
  ROWS,
  runClockUntil,
  voucherRows,
} from '../support/render-app'
import { server, takeLogged } from '../support/server'

const menu = getQueryOptions(['menus', 'm1'], '/menus/m1', v.object({ dish: v.string() }))

/** Renders a page without requests. Returns the query client of the app. */
async function renderIdle() {
  const app = renderApp('/nowhere')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  return { ...app, queryClient: app.router.options.context.queryClient }
}

/** Sets the response of the menu. */
const serveMenu = (body: Record<string, unknown>, status = 200) =>
  server.use(http.get('*/api/menus/m1', () => HttpResponse.json(body, { status })))

describe('a request', () => {
  test('a request without a session has no token', async () => {
    renderApp('/login', { signedIn: false })
    const seen: Headers[] = []
    server.use(
      http.get('*/api/menus/m1', ({ request }) => {
        seen.push(request.headers)
        return HttpResponse.json({})
      }),
    )
    await fetchJson('/menus/m1', v.unknown())
    expect(seen[0]?.has('Authorization')).toBe(false)
  })

  test.each([{}, { message: '' }, { message: 7 }])(
    'a failed request has a general message if the response has none: %j',
    async (body) => {
      await renderIdle()
      serveMenu(body, 404)
      await expect(fetchJson('/menus/m1', v.unknown())).rejects.toMatchObject({
        message: 'Something went wrong',
        status: 404,
        isFromEndedSession: false,
      })
    },
  )

  test('a response that does not match the schema is logged with its request', async () => {
    await renderIdle()
    serveMenu({ dish: 7 })
    await expect(fetchJson('/menus/m1', v.object({ dish: v.string() }))).rejects.toThrow(ApiError)
    expect(takeLogged().join()).toContain('The response to GET /menus/m1')
  })

  test('a cancelled query aborts its request', async () => {
    const app = await renderIdle()
    const aborted: string[] = []
    server.use(
      http.get('*/api/menus/m1', ({ request }) => {
        request.signal.addEventListener('abort', () => aborted.push(request.url))
        return new Promise<never>(() => {})
      }),
    )
    const query = app.queryClient.query(menu).catch(() => undefined)
    await waitFor(() => expect(app.requests).toHaveLength(1))
    await app.queryClient.cancelQueries()
    await query
    await waitFor(() => expect(aborted).toHaveLength(1))
  })
})

describe('a query', () => {
  test.each([' Unauthenticated ', 'UNAUTHENTICATED'])(
    'a prefetch with the response %j ends the session',
    async (message) => {
      const app = await renderIdle()
      serveMenu({ message }, 401)
      await act(() => prefetch(app.queryClient, menu))
      await screen.findByRole('heading', { name: 'Sign in' })
      expect(app.requests).toHaveLength(1)
    },
  )

  test('a query of a session that has ended is not retried', async () => {
    const queryFn = vi.fn<() => Promise<unknown>>(() =>
      Promise.reject(new ApiError('Too late', 500, { isFromEndedSession: true })),
    )
    const client = createQueryClient()
    await expect(client.query({ queryKey: ['late'], queryFn })).rejects.toThrow('Too late')
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  test('a query that throws an unexpected error shows a general message', async () => {
    const app = await renderIdle()
    const observer = new QueryObserver(app.queryClient, {
      queryKey: ['bug'],
      queryFn: () => Promise.reject(new TypeError('undefined is not a function')),
      retry: false,
    })
    const unsubscribe = observer.subscribe(() => undefined)
    expect(await findToast('An unexpected error occurred')).toBeVisible()
    expect(screen.getByText('Something went wrong')).toBeVisible()
    unsubscribe()
  })

  test('rows are cached for some minutes, and shown at once on return', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    const codes = await column('Code')
    await act(() => app.router.navigate({ href: '/nowhere' }))
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
    server.use(http.get('*/api/crm/voucher', () => new Promise<never>(() => {})))
    await app.user.click(screen.getByRole('link', { name: 'Vouchers' }))
    expect(await voucherRows()).toHaveLength(ROWS)
    expect(await column('Code')).toEqual(codes)
  })
})

describe('a mutation', () => {
  test('a failed mutation without options is reported in a toast', async () => {
    const app = await renderIdle()
    const mutationFn = () => fetchJson('/menus/fault-500', v.unknown(), { method: 'POST' })
    const mutation = app.queryClient.getMutationCache().build(app.queryClient, { mutationFn })
    await act(() => mutation.execute(undefined).catch(() => undefined))
    expect(await findToast('The kitchen is on fire')).toBeVisible()
  })

  test('a mutation of an earlier session is not reported in the current one', async () => {
    const client = createQueryClient()
    startSession(ada, 'first')
    let respond = () => {}
    const mutationFn = () =>
      new Promise<void>((resolve) => {
        respond = resolve
      })
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn, meta: { success: 'Menu added' } })
      .execute(undefined)
    await waitFor(() => expect(client.isMutating()).toBe(1))
    startSession(ada, 'second')
    respond()
    await mutation
    expect(drainToasts()).toEqual([])
  })

  test('a mutation without a key invalidates no query and shows no toast', async () => {
    const app = await renderIdle()
    app.queryClient.setQueryData(['orders'], [])
    const mutation = app.queryClient
      .getMutationCache()
      .build(app.queryClient, { mutationFn: () => Promise.resolve() })
    await act(() => mutation.execute(undefined))
    expect(app.queryClient.getQueryData(['orders'])).toEqual([])
    expect(app.queryClient.getQueryState(['orders'])?.isInvalidated).toBe(false)
    expect(drainToasts()).toEqual([])
    expect(screen.queryByRole('region', { name: /^Notifications, / })?.textContent ?? '').toBe('')
  })
})

test.each([
  ['enforce', { status: 0, isLost: false, message: /nothing was sent/ }],
  ['report', { status: 500, isLost: true, message: /Something went wrong/ }],
] as const)(
  'a change that a policy stops is known not to be sent only if the policy is enforced: %s',
  async (disposition, expected) => {
    await renderIdle()
    server.use(
      http.post('*/api/menus', ({ request }) => {
        const event = new Event('securitypolicyviolation')
        document.dispatchEvent(Object.assign(event, { blockedURI: request.url, disposition }))
        return HttpResponse.error()
      }),
    )
    const failure = await fetchJson('/menus', v.unknown(), { method: 'POST', body: {} }).catch(
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ ...expected, message: expect.stringMatching(expected.message) })
  },
)

describe('a busy server', () => {
  /** Responds to the list of vouchers with 429 or 503 as often as `count` says. Returns the times. */
  function serveBusy(count: number, status: number, headers: () => Record<string, string>) {
    const times: number[] = []
    server.use(
      http.get('*/api/crm/voucher', () => {
        times.push(Date.now())
        if (times.length > count) return undefined
        return HttpResponse.json({ message: 'Too many requests' }, { status, headers: headers() })
      }),
    )
    return times
  }

  test.each([
    [429, () => ({ 'Retry-After': '12' })],
    [503, () => ({ 'Retry-After': '12' })],
    [
      // The browser's clock is an hour behind the server's.
      429,
      () => ({
        Date: new Date(Date.now() + 3_600_000).toUTCString(),
        'Retry-After': new Date(Date.now() + 3_612_000).toUTCString(),
      }),
    ],
  ])(
    'a query waits as long as a response with %i asks for',
    { tags: 'matrix' },
    async (status, headers) => {
      const { db } = renderApp('/vouchers', { fakeTimers: true })
      const times = serveBusy(1, status, headers)
      await runClockUntil(db.list({}).vouchers[0]?.code ?? '')
      const [first = 0, second = 0] = times
      expect(Math.round((second - first) / 1000)).toBe(12)
    },
  )

  test('a query that is told to wait for more than a minute stops, and says until when', async () => {
    vi.setSystemTime('2026-11-21T12:00:00+01:00')
    const { user } = renderApp('/vouchers', { fakeTimers: true })
    const times = serveBusy(1, 429, () => ({ 'Retry-After': '600' }))
    await runClockUntil('The vouchers could not be loaded')
    const [message] = screen.getAllByText(/^Too many requests\. Try again after \d\d:\d\d\.$/)
    expect(message).toBeVisible()
    expect(times).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await voucherRows()).toHaveLength(ROWS)
  })
})
