import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  listen,
  refuseLocks,
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
import { server, serveWithout } from '../support/server'
import { openUserMenu } from '../support/user-menu'

type App = ReturnType<typeof renderApp>

const POLL_MS = 30_000
const POLLING = 'marketplace-admin.newOrders'
const NOTIFYING = 'marketplace-admin.newOrderNotices'
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

/** Waits until a tab is ready to poll when the other one closes. */
async function queueUp(locks: ReturnType<typeof serveLocks>) {
  await act(() => vi.advanceTimersByTimeAsync(3 * POLL_MS))
  await waitFor(() => expect(locks.awaited()).toContain(POLLING))
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

const pendingOf = ({ db }: App) => db.orders.list({ status: 'pending' }).pagination.total

/** The page's list of orders, which `answer` responds to. The polls are not. */
function serveList(answer: () => Promise<void> | Response) {
  server.use(
    http.get('*/api/crm/order', ({ request }) => (isPoll(request.url) ? undefined : answer())),
  )
}

const openOrders = (app: App, search = '') =>
  act(() => app.router.navigate({ href: `/orders${search}` }))
const leave = (app: App) => act(() => app.router.navigate({ href: '/nowhere' }))
const findOrders = () => screen.findByRole('table', { name: 'Orders', busy: false })

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
  // Nothing is told twice.
  await poll(app)
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
  const locks = serveLocks()
  const app = await openTold('sound')
  await placeAndPoll(app, 1)
  await expectTitle(/^\(1\) /)
  await openOrders(app)
  await findOrders()
  await waitFor(() => expect(locks.names()).toEqual([POLLING, NOTIFYING, SHOWING]))
  signInColleague(app)
  await expectTitle(NO_NEWS)
  await waitFor(() => expect(locks.names()).toEqual([]))
  await idle(app)
  const polls = pollsOf(app)
  place(app, 3)
  await act(() => vi.advanceTimersByTimeAsync(3 * POLL_MS))
  expect(pollsOf(app)).toBe(polls)
  expect(sounds()).toBe(1)
})

test('orders that the list has not read yet are news when it is left', async () => {
  const sounds = listen()
  const app = await openTold('sound', '/orders')
  await findOrders()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  serveList(() => released)
  place(app, 2)
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS))
  await expectTitle(/^\(2\) Orders/)
  expect(sounds()).toBe(0)
  await leave(app)
  await waitFor(() => expect(sounds()).toBe(1))
  await expectTitle(/^\(2\) Page/)
  release()
})

test('a list whose requests fail shows no new orders', async () => {
  const sounds = listen()
  const app = await openTold('sound', '/orders')
  await findOrders()
  serveList(() => HttpResponse.json({ message: 'No' }, { status: 500 }))
  place(app, 2)
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS))
  expect(sounds()).toBe(0)
  // After the retries of the list.
  for (let tries = 0; tries < 3; tries++) await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(sounds()).toBe(1))
  await expectTitle(/^\(2\) Orders/)
  expect(screen.queryByRole('button', { name: '2 new orders' })).toBeNull()
})

test('a list whose updates are paused shows no new orders until it is read again', async () => {
  const sounds = listen()
  const app = await openTold('sound', '/orders')
  await findOrders()
  await app.user.click(screen.getByRole('button', { name: 'Pause updates' }))
  await placeAndPoll(app, 2)
  expect(sounds()).toBe(1)
  await expectTitle(/^\(2\) Orders/)
  await app.user.click(screen.getByRole('button', { name: /^Refresh/ }))
  await expectTitle(/^Orders/)
})

test('a list in a hidden tab shows no new orders', async () => {
  const sounds = listen()
  serveLocks()
  const app = await openTold('sound', '/orders')
  await findOrders()
  hideTab()
  await placeAndPoll(app, 2)
  expect(sounds()).toBe(1)
  await expectTitle(/^\(2\) Orders/)
})

test('a sound that the browser blocks after a reload is said once, in a visible tab, and plays after a press', async () => {
  const sounds = listen({ isBlocked: true })
  serveLocks()
  const app = await openTold('sound')
  const showTab = hideTab()
  await placeAndPoll(app, 1)
  expect(failureToasts()).toEqual([])
  showTab()
  await placeAndPoll(app, 1)
  await findToast('Your browser blocks the sound of new orders')
  await placeAndPoll(app, 1)
  expect(failureToasts()).toEqual([])
  expect(sounds()).toBe(0)
  await expectTitle(/^\(3\) /)
  await app.user.keyboard('{Shift}')
  for (const heard of [1, 2]) {
    await placeAndPoll(app, 1)
    expect(sounds()).toBe(heard)
  }
})

test('the tab that may play the sound gives notice, although another one polls', async () => {
  const sounds = listen({ isBlocked: true })
  const locks = serveLocks()
  locks.hold(POLLING)
  const closeOther = locks.hold(NOTIFYING)
  keep('sound')
  const app = open()
  const tell = connect()
  await queueUp(locks)
  const send = (count: number) =>
    act(() => tell({ count, seen: 3, told: 3, polledAt: Date.now() + count }))
  send(3)
  send(4)
  await expectTitle(/^\(1\) /)
  act(closeOther)
  send(5)
  await expectTitle(/^\(2\) /)
  await findToast('Your browser blocks the sound of new orders')
  expect(sounds()).toBe(0)
  expect(locks.names()).toEqual([POLLING])
  await app.user.keyboard('{Shift}')
  await waitFor(() => expect(sounds()).toBe(1))
  expect(locks.names()).toEqual([POLLING, NOTIFYING])
})

test('where no tab may play the sound, the notification is shown, and makes one', async () => {
  const sounds = listen({ isBlocked: true })
  const { shown, decide } = serveNotifications('granted')
  decide('granted')
  const locks = serveLocks()
  const app = await openTold('desktop')
  await waitFor(() => expect(locks.names()).toEqual([POLLING, NOTIFYING]))
  // Chosen in another tab.
  act(() => keep('both'))
  const closeOther = locks.hold(NOTIFYING)
  await placeAndPoll(app, 1)
  // The other tab does.
  expect(shown).toEqual([])
  expect(failureToasts()).toEqual([])
  act(closeOther)
  await poll(app)
  await waitFor(() => expect(shown).toMatchObject([{ title: '1 new order', isSilent: false }]))
  expect(sounds()).toBe(0)
})

test('one tab polls, the others have its number in their titles, and take over when it closes', async () => {
  const sounds = listen()
  const locks = serveLocks()
  const close = locks.hold(POLLING)
  keep('sound')
  const app = open()
  const tell = connect()
  await queueUp(locks)
  expect(pollsOf(app)).toBe(0)
  const count = pendingOf(app)
  act(() => tell({ count, seen: count - 2, told: count, polledAt: Date.now() }))
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
  const tell = connect()
  const count = pendingOf(app)
  act(() => tell({ count, seen: count, told: count, polledAt: Date.now() }))
  await expectTitle(NO_NEWS)
  await placeAndPoll(app, 1)
  expect(sounds()).toBe(1)
  // It closes before its list has read the last one.
  act(close)
  await waitFor(() => expect(sounds()).toBe(2))
  await expectTitle(/^\(1\) /)
  const polls = pollsOf(app)
  showTab()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(pollsOf(app)).toBe(polls)
  expect(locks.names()).toEqual([POLLING, NOTIFYING])
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

  test('a backend that does not count its orders offers no choice', async () => {
    listen()
    const app = open('/orders')
    serveWithout(app.db, '*/api/crm/order', 'total')
    await findOrders()
    await openUserMenu(app)
    expect(choices()).toEqual([])
  })

  test('a backend without orders is not polled and offers no choice', async () => {
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
    for (const { id } of app.db.orders.list({ status: 'pending' }).rows.slice(1)) {
      app.db.orders.patch(id, { status: 'paid' })
    }
    await poll(app)
    await expectTitle(NO_NEWS)
    expect(sounds()).toBe(1)
    await placeAndPoll(app, 1)
    await expectTitle(/^\(1\) /)
    expect(sounds()).toBe(2)
  })

  test('no list shows the new orders that its search, filters, dates, page or order leave out', async () => {
    const sounds = listen()
    const app = await openTold('sound')
    const searches = [
      '?search=Jollof',
      '?status=delivered',
      '?queue=late',
      '?dates=yesterday',
      '?page=2',
      '?sort=-totalPrice',
    ]
    for (const [index, search] of searches.entries()) {
      await openOrders(app, search)
      await findOrders()
      await placeAndPoll(app, 1)
      await waitFor(() => expect(sounds()).toBe(index + 1))
    }
    await leave(app)
    await expectTitle(/^\(6\) /)
    // Also the days of a shown list.
    await openOrders(app, '?dates=today')
    await findOrders()
    await expectTitle(/^Orders/)
  })

  test('a notification closes when its orders were seen', async () => {
    const { shown, decide } = serveNotifications('granted')
    decide('granted')
    const app = await openTold('desktop')
    await placeAndPoll(app, 1)
    expect(shown).toMatchObject([{ isClosed: false }])
    await openOrders(app)
    await findOrders()
    await waitFor(() => expect(shown).toMatchObject([{ isClosed: true }]))
  })

  test('a choice replaces one that waits for the answer to the browser’s question', async () => {
    listen()
    let answer = (_permission: NotificationPermission) => {}
    const answered = new Promise<NotificationPermission>((resolve) => {
      answer = resolve
    })
    serveNotifications(answered)
    const app = open()
    await choose(app, 'Desktop notification')
    await choose(app, 'Sound')
    await act(async () => answer('granted'))
    expect(localStorage.getItem(KEPT)).toBe('"sound"')
    await openUserMenu(app)
    expect(choices()).toContain('[Sound]')
  })

  test('the answer to the browser’s question does not count for the next administrator', async () => {
    let answer = (_permission: NotificationPermission) => {}
    const answered = new Promise<NotificationPermission>((resolve) => {
      answer = resolve
    })
    serveNotifications(answered)
    const app = open()
    await choose(app, 'Desktop notification')
    signInColleague(app)
    await act(async () => answer('granted'))
    expect(Object.keys(localStorage).filter((key) => key.includes('orderNotice'))).toEqual([])
  })

  test('a browser that refuses Web Locks polls and gives notice in each tab', async () => {
    refuseLocks()
    const sounds = listen()
    const app = await openTold('sound')
    await placeAndPoll(app, 1)
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
