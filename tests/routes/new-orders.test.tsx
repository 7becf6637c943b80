import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  addToNavigator,
  listen,
  serveLocks,
  serveNotifications,
  serveThrowingNotifications,
} from '../support/notices'
import {
  failureToasts,
  findToast,
  reloadApp,
  renderApp,
  signInColleague,
} from '../support/render-app'
import { server } from '../support/server'
import { openUserMenu } from '../support/user-menu'

type App = ReturnType<typeof renderApp>

const POLL_MS = 30_000
const POLLING = 'marketplace-admin.newOrders'
const SHOWING = 'marketplace-admin.pendingOrdersShown'

const KEPT = 'marketplace-admin.orderNotice id adm-1'

/** The administrator has chosen in an earlier visit. */
function keep(notice: string) {
  localStorage.setItem(KEPT, JSON.stringify(notice))
  // Modules outlive a test.
  window.dispatchEvent(new StorageEvent('storage', { key: KEPT }))
}

const isPoll = (request: string) =>
  request.includes('/crm/order?') && /limit=1&.*status=pending/.test(request)
const pollsOf = ({ requests }: App) => requests.filter(isPoll).length

function open(address = '/nowhere', options: Parameters<typeof renderApp>[1] = {}) {
  return renderApp(address, { vouchers: 0, fakeTimers: true, ...options })
}

/** Opens the console of an administrator who is told about new orders, and waits for the first poll. */
async function openTold(notice: string, address = '/nowhere') {
  keep(notice)
  const app = open(address)
  // The page of the orders already knows the sort.
  await firstPoll(app, address === '/nowhere' ? 2 : 1)
  return app
}

const idle = ({ router }: App) =>
  waitFor(() => expect(router.options.context.queryClient.isFetching()).toBe(0))

/** The first response announces the sort, so that a second request follows at once. */
async function firstPoll(app: App, requests = 2) {
  await waitFor(() => expect(pollsOf(app)).toBe(requests))
  await idle(app)
}

let added = 0
/** Customers place orders. */
function place({ db }: App, count: number) {
  const [like] = db.orders.list({ status: 'pending' }).rows
  if (!like) throw new Error('The mock API has no pending order.')
  for (let index = 0; index < count; index++) {
    added += 1
    const id = `ord-new-${added}`
    db.orders.add({ ...like, id, orderId: `ORD-NEW-${added}`, createdAt: new Date().toISOString() })
  }
}

async function poll(app: App) {
  const polls = pollsOf(app)
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS))
  await waitFor(() => expect(pollsOf(app)).toBe(polls + 1))
  await idle(app)
  await act(() => vi.advanceTimersByTimeAsync(100))
}

async function placeAndPoll(app: App, count: number) {
  place(app, count)
  await poll(app)
}

const expectTitle = (pattern: RegExp) => waitFor(() => expect(document.title).toMatch(pattern))
const NO_NEWS = /^(?!\()/

async function choose(app: App, name: string) {
  await openUserMenu(app)
  await app.user.click(await screen.findByRole('menuitemradio', { name }))
}

const choices = () => {
  const group = screen.queryByRole('group', { name: 'Tell me about new orders' })
  return (group ? within(group).getAllByRole('menuitemradio') : []).map((item) =>
    item.getAttribute('aria-checked') === 'true'
      ? `[${item.textContent.trim()}]`
      : item.textContent.trim(),
  )
}

function hideTab() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  return () => {
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
}

/** Another tab, which tells the others. */
function connect() {
  const channel = new BroadcastChannel(POLLING)
  onTestFinished(() => channel.close())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  return (message: unknown) => channel.postMessage(message)
}

test('new orders are heard and in the title until a list shows them, and the first poll tells nothing', async () => {
  const sounds = listen()
  const app = open()
  await choose(app, 'Sound')
  // So that it is known.
  expect(sounds()).toBe(1)
  await firstPoll(app)
  await poll(app)
  expect(sounds()).toBe(1)
  expect(document.title).toMatch(NO_NEWS)
  await placeAndPoll(app, 2)
  await expectTitle(/^\(2\) /)
  expect(sounds()).toBe(2)
  await placeAndPoll(app, 1)
  await expectTitle(/^\(3\) /)
  expect(sounds()).toBe(3)
  await app.user.click(screen.getByRole('link', { name: 'Orders' }))
  await screen.findByRole('table', { name: 'Orders', busy: false })
  await expectTitle(/^Orders/)
  await act(() => app.router.navigate({ href: '/nowhere' }))
  await expectTitle(NO_NEWS)
})

test('a desktop notification has the number only, and a press on it opens the list of pending orders', async () => {
  const { shown, asked } = serveNotifications('granted')
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
  const app = open()
  await choose(app, 'Desktop notification')
  expect(asked()).toBe(1)
  await firstPoll(app)
  await placeAndPoll(app, 2)
  expect(shown).toMatchObject([{ title: '2 new orders', isSilent: false, isClosed: false }])
  await placeAndPoll(app, 1)
  // The later one replaces it.
  expect(shown).toMatchObject([{ isClosed: true }, { title: '3 new orders', isClosed: false }])
  act(() => shown[1]?.press())
  expect(focus).toHaveBeenCalledOnce()
  await screen.findByRole('table', { name: 'Orders', busy: false })
  expect(app.address()).toBe('/orders?status=pending')
  await waitFor(() => expect(shown[1]?.isClosed).toBe(true))
  await expectTitle(/^Orders: Pending/)
})

test('a refused notification is said with the way to change it, and “Both” becomes the sound', async () => {
  const sounds = listen()
  serveNotifications('denied')
  const app = open()
  await choose(app, 'Desktop notification')
  await findToast('Your browser does not allow notifications')
  expect(failureToasts().join()).toContain('Allow them for this site in its settings')
  await openUserMenu(app)
  expect(choices()).toEqual(['[Off]', 'Sound', 'Desktop notification', 'Both'])
  expect(pollsOf(app)).toBe(0)
  await app.user.click(screen.getByRole('menuitemradio', { name: 'Both' }))
  await firstPoll(app)
  expect(sounds()).toBe(1)
  expect(localStorage.getItem(KEPT)).toBe('"sound"')
})

test('with both, the notification is silent where the sound is played', async () => {
  const sounds = listen()
  const { shown, decide } = serveNotifications('granted')
  decide('granted')
  const app = await openTold('both')
  await placeAndPoll(app, 1)
  expect(sounds()).toBe(1)
  expect(shown).toMatchObject([{ title: '1 new order', isSilent: true }])
})

test('where a page cannot create a notification, the sound is offered alone', async () => {
  listen()
  serveThrowingNotifications()
  const app = open()
  await openUserMenu(app)
  expect(choices()).toEqual(['[Off]', 'Sound'])
})

test('the choice works with the keyboard', async () => {
  listen()
  serveNotifications('granted')
  const app = open()
  const button = await screen.findByRole('button', { name: /^Ada O/ })
  act(() => button.focus())
  await app.user.keyboard('{Enter}')
  await screen.findByRole('menu')
  const sound = screen.getByRole('menuitemradio', { name: 'Sound' })
  for (let presses = 0; presses < 30 && document.activeElement !== sound; presses++) {
    await app.user.keyboard('{ArrowDown}')
  }
  expect(sound).toHaveFocus()
  await app.user.keyboard('{Enter}')
  await firstPoll(app)
  expect(button).toHaveFocus()
})

test('no notice is given for what the visible list shows, but for what its filters leave out', async () => {
  const sounds = listen()
  const app = await openTold('sound', '/orders')
  await screen.findByRole('table', { name: 'Orders', busy: false })
  await placeAndPoll(app, 2)
  expect(sounds()).toBe(0)
  // The rows of the list, counted once.
  await app.user.click(await screen.findByRole('button', { name: '2 new orders' }))
  await expectTitle(/^Orders/)
  await act(() => app.router.navigate({ href: '/orders?status=delivered' }))
  await screen.findByRole('table', { name: 'Orders', busy: false })
  await placeAndPoll(app, 1)
  expect(sounds()).toBe(1)
  await expectTitle(/^\(1\) Orders: Delivered/)
})

test('sign-out stops the polling, and another administrator has a choice of their own', async () => {
  const sounds = listen()
  const app = await openTold('sound')
  await placeAndPoll(app, 1)
  await expectTitle(/^\(1\) /)
  signInColleague(app)
  await expectTitle(NO_NEWS)
  await idle(app)
  const polls = pollsOf(app)
  place(app, 3)
  await act(() => vi.advanceTimersByTimeAsync(3 * POLL_MS))
  expect(pollsOf(app)).toBe(polls)
  expect(sounds()).toBe(1)
})

test('a sound that the browser blocks after a reload is said once', async () => {
  const sounds = listen()
  addToNavigator('userActivation', { hasBeenActive: false })
  const app = await openTold('sound')
  expect(failureToasts()).toEqual([])
  await placeAndPoll(app, 1)
  await findToast('Your browser blocks the sound of new orders')
  await placeAndPoll(app, 1)
  expect(failureToasts()).toEqual([])
  expect(sounds()).toBe(0)
  await expectTitle(/^\(2\) /)
})

test('one tab polls, the others have its number in their titles, and take over when it closes', async () => {
  const sounds = listen()
  const locks = serveLocks()
  const close = locks.hold(POLLING)
  keep('sound')
  const app = open()
  const tell = connect()
  await act(() => vi.advanceTimersByTimeAsync(3 * POLL_MS))
  expect(pollsOf(app)).toBe(0)
  const { total } = app.db.orders.list({ status: 'pending' }).pagination
  act(() => tell({ count: total, seen: total - 2 }))
  await expectTitle(/^\(2\) /)
  // A message of another release.
  act(() => tell('pending'))
  place(app, 1)
  act(close)
  await firstPoll(app)
  await expectTitle(/^\(3\) /)
  await waitFor(() => expect(sounds()).toBe(1))
})

test('a hidden tab polls too, and no notice is given for what another tab shows', async () => {
  const sounds = listen()
  const locks = serveLocks()
  const app = await openTold('sound')
  const showTab = hideTab()
  await placeAndPoll(app, 2)
  expect(sounds()).toBe(1)
  await expectTitle(/^\(2\) /)
  const close = locks.hold(SHOWING, true)
  await placeAndPoll(app, 1)
  expect(sounds()).toBe(1)
  await expectTitle(NO_NEWS)
  close()
  await placeAndPoll(app, 1)
  expect(sounds()).toBe(2)
  const polls = pollsOf(app)
  showTab()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(pollsOf(app)).toBe(polls)
  expect(locks.names()).toEqual([POLLING])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('failed polls are silent, and the next one tells what is new', async () => {
    const sounds = listen()
    const app = await openTold('sound')
    let status = 500
    server.use(
      http.get('*/api/crm/order', () =>
        status === 200 ? undefined : HttpResponse.json({ message: 'No' }, { status }),
      ),
    )
    await placeAndPoll(app, 2)
    await poll(app)
    expect(failureToasts()).toEqual([])
    status = 200
    await poll(app)
    expect(sounds()).toBe(1)
    await expectTitle(/^\(2\) /)
  })

  test('a backend without orders, or without their number, is not polled and offers no choice', async () => {
    listen()
    keep('sound')
    const app = open()
    server.use(http.get('*/api/crm/order', () => new HttpResponse(null, { status: 404 })))
    await waitFor(() => expect(pollsOf(app)).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(3 * POLL_MS))
    expect(pollsOf(app)).toBe(1)
    await openUserMenu(app)
    expect(choices()).toEqual([])
  })

  test('without the permission to view orders, the choice is not offered and nothing is polled', async () => {
    listen()
    keep('sound')
    const app = open('/nowhere', { permissions: ['users.view'] })
    await act(() => vi.advanceTimersByTimeAsync(2 * POLL_MS))
    await openUserMenu(app)
    expect(choices()).toEqual([])
    expect(pollsOf(app)).toBe(0)
  })

  test('without Web Locks, a tab polls only while it is visible', async () => {
    listen()
    const app = await openTold('sound')
    const showTab = hideTab()
    await act(() => vi.advanceTimersByTimeAsync(3 * POLL_MS))
    expect(pollsOf(app)).toBe(2)
    showTab()
    await waitFor(() => expect(pollsOf(app)).toBe(3))
  })

  test('orders that are accepted are not new any more', async () => {
    const sounds = listen()
    const app = await openTold('sound')
    await placeAndPoll(app, 2)
    await expectTitle(/^\(2\) /)
    for (const { id } of app.db.orders.list({ status: 'pending' }).rows) {
      app.db.orders.patch(id, { status: 'paid' })
    }
    await poll(app)
    await expectTitle(NO_NEWS)
    expect(sounds()).toBe(1)
  })

  test('a permission that was taken back is said once', async () => {
    const { decide, shown } = serveNotifications('granted')
    decide('denied')
    const app = await openTold('desktop')
    await placeAndPoll(app, 1)
    await findToast('Your browser does not allow notifications')
    await placeAndPoll(app, 1)
    expect(shown).toEqual([])
    expect(failureToasts()).toEqual([])
  })

  test('a clock that is set back does not stop the polling', async () => {
    const sounds = listen()
    // An hour later it is the same day.
    vi.setSystemTime('2026-03-10T12:00:00Z')
    const app = await openTold('sound')
    vi.setSystemTime('2026-03-10T11:00:00Z')
    await placeAndPoll(app, 1)
    expect(sounds()).toBe(1)
  })

  test('this browser keeps the choice after a reload', async () => {
    listen()
    const app = open()
    await choose(app, 'Sound')
    await firstPoll(app)
    const reloaded = reloadApp(app)
    // The sort is known by now.
    await waitFor(() => expect(pollsOf(reloaded)).toBe(3))
  })
})
