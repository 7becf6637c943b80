import { act, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { Greeting } from '@/features/dashboard/greeting'
import { modules } from '@/modules'
import { dashboardPaths } from '@/routes/-dashboard-requests'
import { textsOf } from '../support/contents'
import { ada, findToast, renderApp, runClockUntil } from '../support/render-app'
import { holdResponse, server, takeLogged } from '../support/server'

type App = ReturnType<typeof renderApp>

const labels = [
  'Orders pending',
  'Payouts requested',
  'Tickets open',
  'Drivers pending',
  'Restaurants pending',
]

const panel = (name: string) => screen.findByRole('region', { name, busy: false })

/** Waits for all tiles. Returns their texts, such as "Orders pending26". */
async function tiles() {
  const items = within(await panel('Needs attention')).getAllByRole('listitem')
  await waitFor(() => expect(items.filter((item) => item.ariaBusy === 'true')).toEqual([]))
  return textsOf(items)
}

/** Waits for the figures of today. Returns label, figure and comparison. */
async function figures() {
  const today = await panel('Today')
  return [...today.querySelectorAll<HTMLElement>('dl > div')].map(({ children }) =>
    Array.from(children, ({ textContent }) => textContent).join(' | '),
  )
}

async function latestOrders() {
  const table = await screen.findByRole('table', { name: 'Latest orders', busy: false })
  return within(table).getAllByRole('row').slice(1)
}

/** Sets the response to requests whose URL contains `part`. Undefined is the response of the mock API. */
const serve = (part: string, respond: () => Response | undefined) =>
  server.use(
    http.get('*/api/crm/*', ({ request }) => (request.url.includes(part) ? respond() : undefined)),
  )
const fail = (part: string, status: number, message = 'The kitchen is on fire') =>
  serve(part, () => HttpResponse.json({ message }, { status }))

const pathsOf = ({ requests }: App) => requests.map((request) => request.replace('GET /api', ''))

const leave = async ({ router }: App) => {
  await act(() => router.navigate({ href: '/nowhere' }))
  await waitFor(() => expect(screen.queryByText('Needs attention')).not.toBeInTheDocument())
}

test.each([
  [0, 0, 'Good morning, Ada'],
  [11, 59, 'Good morning, Ada'],
  [12, 0, 'Good afternoon, Ada'],
  [16, 59, 'Good afternoon, Ada'],
  [17, 0, 'Good evening, Ada'],
  [23, 59, 'Good evening, Ada'],
])('greets the user at %i:%i in Lagos with "%s"', (hour, minute, greeting) => {
  vi.setSystemTime(Date.UTC(2026, 10, 21, hour - 1, minute))
  render(<Greeting name="Ada" />)
  expect(screen.getByRole('heading', { level: 2, name: greeting })).toBeVisible()
  expect(screen.getByText(/^Saturday,? 21 November 2026$/)).toBeVisible()
})

test('updates the greeting and the date while the page is open', async () => {
  renderApp('/', { fakeTimers: true })
  vi.setSystemTime('2026-11-21T23:59:30+01:00')
  expect(await screen.findByRole('heading', { name: 'Good evening, Ada' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByRole('heading', { name: 'Good morning, Ada' })).toBeVisible()
  expect(screen.getByText(/^Sunday,? 22 November 2026$/)).toBeVisible()
})

test('omits a missing or blank first name from the greeting', async () => {
  vi.setSystemTime('2026-11-21T09:00:00+01:00')
  renderApp('/')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Good morning, Ada' })
  const names = [
    ['', 'Good morning'],
    [' Ada ', 'Good morning, Ada'],
    [null, 'Good morning'],
    ['   ', 'Good morning'],
  ] as const
  for (const [firstName, greeting] of names) {
    localStorage.setItem('user', JSON.stringify({ ...ada, firstName }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
    expect([firstName, heading.textContent]).toEqual([firstName, greeting])
  }
})

test('shows the totals of the lists that its counts and figures lead to, with the requests of these lists', async () => {
  const app = renderApp('/')
  const { orders, payouts, drivers, restaurants } = app.db
  const counts = [
    ['Orders pending', orders.list({ status: 'pending' })],
    ['Payouts requested', payouts.list({ status: 'requested' })],
    ['Tickets open', app.db.tickets.list({ status: 'open' })],
    ['Drivers pending', drivers.list({ status: 'pending' })],
    ['Restaurants pending', restaurants.list({ status: 'pending' })],
  ] as const
  expect(await tiles()).toEqual(
    counts.map(([label, { pagination }]) => `${label}${pagination.total}`),
  )
  expect(counts.every(([, { pagination }]) => pagination.total > 0)).toBe(true)
  const links = within(await panel('Needs attention')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/orders?status=pending',
    '/payouts?status=requested',
    '/tickets?status=open',
    '/drivers?status=pending',
    '/restaurants?status=pending',
  ])
  expect(pathsOf(app).slice(0, dashboardPaths.length)).toEqual(dashboardPaths)

  const ofToday = (status: string) => orders.list({ status, period: 'today' }).pagination.total
  const shown = (await figures()).slice(0, 3).map((text) => Number(text.split(' | ')[1]))
  expect(shown).toEqual([ofToday('all'), ofToday('delivered'), ofToday('canceled')])
})

test('is busy, and shows no value, until the backend has responded', async () => {
  renderApp('/', { vouchers: 0 })
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  server.use(http.get('*/api/crm/*', () => released))
  const items = within(await screen.findByRole('region', { name: 'Needs attention' })).getAllByRole(
    'listitem',
  )
  expect(items.map(({ ariaBusy }) => ariaBusy)).toEqual(labels.map(() => 'true'))
  expect(textsOf(items)).toEqual(labels)
  const today = screen.getByRole('region', { name: 'Today', busy: true })
  const orders = screen.getByRole('region', { name: 'Latest orders', busy: true })
  expect(today).not.toHaveTextContent('—')
  release()
  expect(await figures()).toContainEqual(expect.stringMatching(/^Orders \| \d/))
  await latestOrders()
  for (const loaded of [today, orders, ...items])
    expect(loaded).toHaveAttribute('aria-busy', 'false')
})

test('each list opened from a count shows its rows without a new request', async () => {
  const app = renderApp('/')
  await tiles()
  await screen.findByText(/in total/)
  for (const label of labels) {
    const before = app.requests.length
    await app.user.click(screen.getByRole('link', { name: label }))
    const table = await screen.findByRole('table', { busy: false })
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(2)
    // It prefetches the second page, if there is one.
    const requests = app.requests.slice(before).filter((request) => !request.includes('page=2'))
    expect(requests).toEqual([])
    app.router.history.back()
    await tiles()
  }
})

test('says that nothing waits, that a count is unknown, or that the backend does not provide it', async () => {
  const app = renderApp('/')
  serve('/order?', () => HttpResponse.json({ orders: [], pagination: { total: 0, totalPages: 0 } }))
  serve('/payout?', () => HttpResponse.json({ payouts: [{ id: '1' }] }))
  fail('/ticket?', 404)
  fail('/driver?', 410)
  fail('/restaurant?', 501)
  expect(await tiles()).toEqual([
    'Orders pendingNothing waits',
    'Payouts requested—',
    'Tickets openNot provided by this backend',
    'Drivers pendingNot provided by this backend',
    'Restaurants pendingNot provided by this backend',
  ])
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument()
  expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
  expect(
    await screen.findByText('No orders yet. They appear here as customers place them.'),
  ).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'Tickets open' }))
  expect(await screen.findByText(/^This backend does not provide tickets/)).toBeVisible()
})

test('each panel fails and is retried by itself, with one toast', async () => {
  const app = renderApp('/', { fakeTimers: true })
  const broken = new Set(['/payout?', 'status=all&period', '/analytics'])
  for (const [at, part] of [...broken].entries()) {
    serve(part, () =>
      broken.has(part) ? HttpResponse.json({ message: `Fault ${at}` }, { status: 500 }) : undefined,
    )
  }
  await runClockUntil('The latest orders could not be loaded')
  expect((await tiles())[1]).toBe('Payouts requested—Try again')
  expect((await tiles())[0]).toMatch(/^Orders pending\d+$/)
  const today = within(await panel('Today'))
  expect(today.getByText('Could not be loaded')).toBeVisible()
  expect((await figures()).map((text) => text.split(' | ')[1])).toEqual(Array(6).fill('—'))
  await findToast('An unexpected error occurred')
  expect(screen.getAllByText('An unexpected error occurred')).toHaveLength(1)

  broken.clear()
  const retries = [
    ['Try again: Payouts requested', '/crm/payout'],
    ['Try again: Today', '/crm/analytics'],
    ['Try again', '/crm/order'],
  ] as const
  for (const [name, path] of retries) {
    const before = app.requests.length
    await app.user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument())
    expect(app.requests.slice(before)).toEqual([expect.stringContaining(path)])
  }
  expect((await tiles())[1]).toMatch(/^Payouts requested\d+$/)
  expect(await latestOrders()).toHaveLength(8)
})

test('shows the figures of today, with a comparison only where the backend has one, and links to their orders', async () => {
  renderApp('/')
  serve('/analytics', () =>
    HttpResponse.json({
      analytics: {
        orders: 1240,
        delivered: 0,
        canceled: 9,
        sales: 68205.5,
        averageOrder: null,
        previous: { orders: 41, delivered: null, newUsers: 0 },
      },
    }),
  )
  expect(await figures()).toEqual([
    'Orders | 1,240 | yesterday: 41',
    'Delivered | 0 | ',
    'Canceled | 9 | ',
    'Sales | ₦68,205.50 | ',
    'Average order | — | ',
    'New users | — | yesterday: 0',
  ])
  const links = within(await panel('Today')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orders', '/orders?period=today'],
    ['Delivered', '/orders?period=today&status=delivered'],
    ['Canceled', '/orders?period=today&status=canceled'],
  ])
  expect(screen.getByText(/^Sales are the totals of delivered orders\./)).toBeVisible()
})

test('leaves out "Today" if the backend does not provide it, and says so of the orders', async () => {
  renderApp('/')
  fail('/analytics', 404)
  fail('/order?', 501)
  expect((await tiles())[0]).toBe('Orders pendingNot provided by this backend')
  // No empty room either.
  expect(screen.queryByText('Average order')).not.toBeInTheDocument()
  const orders = within(await panel('Latest orders'))
  expect(orders.getByText('This backend does not provide them.')).toBeVisible()
  expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
})

test('keeps the room of "Today" empty if the answer comes late, and has none at the next visit', async () => {
  const app = renderApp('/')
  const holdFigures = () =>
    holdResponse('get', '*/api/crm/analytics', 404, { message: 'Not found' })
  const respond = holdFigures()
  await screen.findByRole('heading', { name: 'Today' })
  respond()
  // Invisible, but as high.
  await waitFor(() => expect(screen.getByText('Average order')).not.toBeVisible())
  await leave(app)
  // As in a new tab.
  app.router.options.context.queryClient.clear()
  holdFigures()
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await tiles()
  expect(screen.queryByText('Average order')).not.toBeInTheDocument()
})

test('lists the eight latest orders with the first page of their list, and links to all', async () => {
  const app = renderApp('/')
  const rows = await latestOrders()
  const { rows: orders } = app.db.orders.list()
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual(
    orders.slice(0, 8).map(({ orderId }) => orderId),
  )
  const before = app.requests.length
  await app.user.click(screen.getByRole('link', { name: 'All orders' }))
  const table = await screen.findByRole('table', { name: 'Orders', busy: false })
  expect(within(table).getAllByRole('row')).toHaveLength(21)
  expect(app.requests.slice(before).filter((request) => !request.includes('page=2'))).toEqual([])
})

test('reads everything again each minute, but not what the backend lacks', async () => {
  const app = renderApp('/', { fakeTimers: true })
  fail('/ticket?', 404)
  const shown = await tiles()
  await screen.findByText(/in total/)
  const first = pathsOf(app)
  expect(new Set(first).size).toBe(dashboardPaths.length + 5)
  const [payout] = app.db.payouts.list({ status: 'requested' }).rows
  app.db.payouts.patch(payout?.id ?? '', { status: 'paid' })
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(app.requests).toHaveLength(first.length)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await waitFor(() => expect(app.requests).toHaveLength(2 * first.length - 1))
  const again = pathsOf(app).slice(first.length)
  expect(again.toSorted()).toEqual(first.filter((path) => !path.includes('/ticket')).toSorted())
  expect(await tiles()).not.toEqual(shown)
})

test('does not read while the tab is hidden', async () => {
  const app = renderApp('/', { fakeTimers: true })
  await tiles()
  await screen.findByText(/in total/)
  const before = app.requests.length
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
  expect(app.requests).toHaveLength(before)
})

test('keeps what it shows if it cannot be read again, says so, and reads it ten times more rarely', async () => {
  const app = renderApp('/', { fakeTimers: true })
  const counts = await tiles()
  await screen.findByText(/in total/)
  const today = await figures()
  let isBroken = true
  let at = 0
  serve('/', () => {
    at += 1
    return isBroken ? HttpResponse.json({ message: `Fault ${at}` }, { status: 500 }) : undefined
  })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await runClockUntil('An unexpected error occurred')
  await waitFor(() => expect(screen.getAllByText('Could not be updated')).toHaveLength(4))
  expect(await tiles()).toEqual(counts.map((text) => `${text}Try again`))
  expect(await figures()).toEqual(today)
  expect(await latestOrders()).toHaveLength(8)
  expect(screen.getAllByText('An unexpected error occurred')).toHaveLength(1)

  isBroken = false
  const before = app.requests.length
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000))
  expect(app.requests).toHaveLength(before)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await waitFor(() => expect(screen.queryByText('Could not be updated')).not.toBeInTheDocument())
  expect(app.requests).toHaveLength(before + dashboardPaths.length + 5)
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument()
})

test('reads everything when the pointer is over the link to the dashboard', async () => {
  const app = renderApp('/nowhere')
  const nav = await screen.findByRole('navigation', { name: 'Modules' })
  await app.user.hover(within(nav).getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => expect(app.requests).toHaveLength(dashboardPaths.length + 5))
  expect(app.address()).toBe('/nowhere')
})

test('links to the create form, the reward form, all vouchers and the other modules', async () => {
  const app = renderApp('/')
  const grid = await screen.findByRole('region', { name: 'All modules' })
  const links = within(grid).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    modules.slice(1).map(({ name, to }) => [name, to]),
  )
  expect(screen.getByRole('link', { name: 'All vouchers' })).toHaveAttribute('href', '/vouchers')
  const create = screen.getByRole('link', { name: 'Create Voucher' })
  expect(create).toHaveAttribute('href', '/vouchers?dialog=create')
  await app.user.click(screen.getByRole('link', { name: 'Reward' }))
  expect(await screen.findByRole('dialog', { name: 'Campaign Reward' })).toBeVisible()
  expect(app.address()).toBe('/vouchers?dialog=reward')
})

test('shows one toast if all requests respond that the session has ended', async () => {
  const app = renderApp('/')
  fail('/', 401, 'Unauthenticated')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(app.address()).toBe('/login?redirect=%2F')
  expect(screen.getAllByText('Your session has expired')).toHaveLength(1)
  takeLogged()
})
