import { QueryObserver } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { ApiError, call } from '@/lib/http'
import { createQueryClient, readQuery } from '@/lib/query'
import { startSession } from '@/lib/session'
import { drainToasts } from '@/lib/toast'
import { ada, column, findToast, renderApp, ROWS, voucherRows } from '../support/render-app'
import { server, takeLogged } from '../support/server'

const menu = readQuery(['menus', 'm1'], '/menus/m1', v.object({ dish: v.string() }))

/** The app on a page that makes no calls, and the client that its pages call through. */
async function renderIdle() {
  const app = renderApp('/faq')
  await screen.findByRole('heading', { level: 1, name: 'FAQ' })
  return { ...app, queryClient: app.router.options.context.queryClient }
}

/** Has the menu's call answer this. */
const answerMenu = (body: Record<string, unknown>, status = 200) =>
  server.use(http.get('*/api/menus/m1', () => HttpResponse.json(body, { status })))

describe('a call', () => {
  test('of somebody who is not signed in has no token', async () => {
    renderApp('/login', { signedIn: false })
    const seen: Headers[] = []
    server.use(
      http.get('*/api/menus/m1', ({ request }) => {
        seen.push(request.headers)
        return HttpResponse.json({})
      }),
    )
    await call('/menus/m1', v.unknown())
    expect(seen[0]?.has('Authorization')).toBe(false)
  })

  test.each([{}, { message: '' }, { message: 7 }])(
    'that fails by %j says its own words',
    async (body) => {
      await renderIdle()
      answerMenu(body, 404)
      await expect(call('/menus/m1', v.unknown())).rejects.toMatchObject({
        message: 'Something went wrong',
        status: 404,
        isFromEndedSession: false,
      })
    },
  )

  test('with an answer of another shape says which, in the log', async () => {
    await renderIdle()
    answerMenu({ dish: 7 })
    await expect(call('/menus/m1', v.object({ dish: v.string() }))).rejects.toThrow(ApiError)
    expect(takeLogged().join()).toContain('The response to GET /menus/m1')
  })

  test('to read what nobody wants any more is broken off', async () => {
    const app = await renderIdle()
    const broken: string[] = []
    server.use(
      http.get('*/api/menus/m1', ({ request }) => {
        request.signal.addEventListener('abort', () => broken.push(request.url))
        return new Promise<never>(() => {})
      }),
    )
    const read = app.queryClient.fetchQuery(menu).catch(() => undefined)
    await waitFor(() => expect(app.requests).toHaveLength(1))
    await app.queryClient.cancelQueries()
    await read
    await waitFor(() => expect(broken).toHaveLength(1))
  })
})

describe('a read', () => {
  test.each([' Unauthenticated ', 'UNAUTHENTICATED'])(
    'ahead that the server answers %j ends the session',
    async (message) => {
      const app = await renderIdle()
      answerMenu({ message }, 401)
      await act(() => app.queryClient.prefetchQuery(menu))
      await screen.findByRole('heading', { name: 'Sign in' })
      expect(app.requests).toHaveLength(1)
    },
  )

  test('of a session that has ended is not tried again', async () => {
    const queryFn = vi.fn<() => Promise<unknown>>(() =>
      Promise.reject(new ApiError('Too late', 500, true)),
    )
    const client = createQueryClient()
    await expect(client.fetchQuery({ queryKey: ['late'], queryFn })).rejects.toThrow('Too late')
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  test('that a bug fails says no more than that something went wrong', async () => {
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

  test('is kept for a few minutes: who comes back sees its rows at once', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    const codes = await column('Code')
    await app.user.click(screen.getByRole('link', { name: 'FAQ' }))
    await screen.findByRole('heading', { level: 1, name: 'FAQ' })
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
    server.use(http.get('*/api/crm/voucher', () => new Promise<never>(() => {})))
    await app.user.click(screen.getByRole('link', { name: 'Vouchers' }))
    expect(await voucherRows()).toHaveLength(ROWS)
    expect(await column('Code')).toEqual(codes)
  })
})

describe('a write', () => {
  test('of which nothing else is known is reported where it fails', async () => {
    const app = await renderIdle()
    const mutationFn = () => call('/menus/fault-500', v.unknown(), { method: 'POST' })
    const write = app.queryClient.getMutationCache().build(app.queryClient, { mutationFn })
    await act(() => write.execute(undefined).catch(() => undefined))
    expect(await findToast('The kitchen is on fire')).toBeVisible()
  })

  test('that succeeds after another session has begun is not reported in it', async () => {
    const client = createQueryClient()
    startSession(ada, 'first')
    let respond = () => {}
    const mutationFn = () =>
      new Promise<void>((resolve) => {
        respond = resolve
      })
    const write = client
      .getMutationCache()
      .build(client, { mutationFn, meta: { success: 'Menu added' } })
      .execute(undefined)
    await waitFor(() => expect(client.isMutating()).toBe(1))
    startSession(ada, 'second')
    respond()
    await write
    expect(drainToasts()).toEqual([])
  })

  test('that names nothing leaves all that was read', async () => {
    const app = await renderIdle()
    app.queryClient.setQueryData(['orders'], [])
    const write = app.queryClient
      .getMutationCache()
      .build(app.queryClient, { mutationFn: () => Promise.resolve() })
    await act(() => write.execute(undefined))
    expect(app.queryClient.getQueryData(['orders'])).toEqual([])
    expect(app.queryClient.getQueryState(['orders'])?.isInvalidated).toBe(false)
    expect(drainToasts()).toEqual([])
    expect(screen.queryByRole('region', { name: /^Notifications/ })?.textContent ?? '').toBe('')
  })
})
