import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fetchLatest } from '@/api/latest-record'
import { faqResource } from '@/features/faq/resource'
import { findToast, renderApp, signIn, voucherRows } from '../support/render-app'
import { server } from '../support/server'

/** The app gets the event of a browser that believes that it is offline. The network still works. */
function goOffline() {
  onTestFinished(() => act(() => onlineManager.setOnline(true)))
  // Without an app, there is no listener.
  const stop = onlineManager.subscribe(() => undefined)
  act(() => void window.dispatchEvent(new Event('offline')))
  stop()
}

/** The server of the page. Counts its requests. */
function servePage({ responds = true } = {}) {
  const probes: string[] = []
  server.use(
    http.head('*/', ({ request }) => {
      probes.push(new URL(request.url).pathname)
      return responds ? new HttpResponse(null) : HttpResponse.error()
    }),
  )
  return probes
}

const bar = () => screen.queryByText('You are offline. Nothing new can be loaded or saved.')
const tryAnyway = () => screen.findByRole('button', { name: 'Try anyway' })

/** The browser says that it is offline since before the page was loaded, so there is no event. */
function startOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    onLine.mockRestore()
    act(() => onlineManager.setOnline(true))
  })
}

test('“Try anyway” sends what was waiting, though the browser says that it is offline', async () => {
  servePage()
  goOffline()
  const { user } = renderApp('/vouchers')
  await user.click(await tryAnyway())
  expect(await voucherRows()).toHaveLength(5)
  expect(bar()).not.toBeInTheDocument()
})

test('offline, a request to the page every 30 seconds finds out that the browser is online', async () => {
  const { requests } = renderApp('/faq', { fakeTimers: true })
  const isUp = { now: false }
  const probes: string[] = []
  server.use(
    http.head('*/', ({ request }) => {
      probes.push(new URL(request.url).pathname)
      return isUp.now ? new HttpResponse(null, { status: 503 }) : HttpResponse.error()
    }),
  )
  goOffline()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(probes).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await waitFor(() => expect(probes).toEqual(['/']))
  expect(bar()).toBeVisible()
  isUp.now = true
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await waitFor(() => expect(bar()).not.toBeInTheDocument())
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(probes).toHaveLength(2)
  expect(requests.filter((request) => request.startsWith('HEAD'))).toHaveLength(2)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a page that is loaded offline says so, and sends nothing', async () => {
    servePage({ responds: false })
    startOffline()
    const { user, writes } = renderApp('/login', { signedIn: false })
    expect(await screen.findByText(/^You are offline/)).toBeVisible()
    await signIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^You are offline, so nothing was sent/,
    )
    expect(writes.filter(({ request }) => !request.startsWith('HEAD'))).toEqual([])
  })

  test('a page that its server has sent though the browser says that it is offline goes on', async () => {
    const probes = servePage()
    startOffline()
    renderApp('/vouchers')
    expect(await voucherRows()).toHaveLength(5)
    expect(bar()).not.toBeInTheDocument()
    expect(probes).toHaveLength(1)
  })

  test('“Try anyway” lets an administrator sign in', async () => {
    servePage()
    goOffline()
    const { user } = renderApp('/login', { signedIn: false })
    await signIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^You are offline, so nothing was sent/,
    )
    await user.click(await tryAnyway())
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('“Try anyway” without a connection says so, and later requests are sent', async () => {
    servePage({ responds: false })
    goOffline()
    const { user } = renderApp('/faq')
    await user.click(await tryAnyway())
    expect(await findToast('The connection still does not work')).toBeVisible()
    expect(bar()).not.toBeInTheDocument()
  })

  test('offline, a hidden tab sends no request, and a visible one sends it at once', async () => {
    const probes = servePage()
    renderApp('/faq', { fakeTimers: true })
    goOffline()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => visibility.mockRestore())
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(probes).toHaveLength(0)
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(bar()).not.toBeInTheDocument())
    expect(probes).toHaveLength(1)
  })

  test('a response to a request that is sent offline shows that the browser is online', async () => {
    renderApp('/faq')
    goOffline()
    await act(() => fetchLatest(faqResource, { id: 'q-1', name: '' }).catch(() => undefined))
    expect(bar()).not.toBeInTheDocument()
  })
})
