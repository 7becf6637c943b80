import { act, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { formatDuration } from '@/domain/format-dates'
import { lagosToday } from '@/domain/lagos'
import { Greeting } from '@/features/dashboard/greeting'
import { dashboardPaths } from '@/routes/-dashboard-requests'
import { textsOf } from '../support/contents'
import { ada, findToast, renderApp, runClockUntil } from '../support/render-app'
import { holdResponse, server, takeLogged } from '../support/server'

type App = ReturnType<typeof renderApp>

const labels = [
  'Orders late',
  'Orders without a driver',
  'Orders paid twice',
  'Refunds asked',
  'Payouts requested',
  'Payouts to check',
  'Payouts failed or reversed',
  'Tickets waiting',
  'Vendors pending',
  'Restaurants pending',
  'Drivers pending',
  'Companies pending',
]

/** The name without the late orders is for a backend that does not have them. */
const ORDERS = /^(?:Late and l|L)atest orders$/

const panel = (name: string | RegExp) => screen.findByRole('region', { name, busy: false })

/** Waits for all tiles. Returns their texts, such as "Orders late26oldest 47 min". */
async function tiles() {
  const items = within(await panel('Needs attention')).getAllByRole('listitem')
  await waitFor(() => expect(items.map(({ ariaBusy }) => ariaBusy)).not.toContain('true'))
  return textsOf(items)
}

/** Waits for the figures of today. Returns label, figure and comparison. */
async function figures() {
  const today = await panel('Today')
  // Without the chart that is hidden, which keeps its space.
  const shown = today.querySelectorAll<HTMLElement>('dl:not([aria-hidden="true"] *) > div')
  return Array.from(shown, ({ children }) =>
    Array.from(children, ({ textContent }) => textContent).join(' | '),
  )
}

async function latestOrders() {
  const table = await screen.findByRole('table', { name: ORDERS, busy: false })
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

/** Another day must not begin in Lagos while a test waits for minutes. */
const NOON = '2026-11-21T12:00:00+01:00'

/** Whether a request counts what waits. */
const isCount = (path: string) => path.includes('&limit=1&')

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

test('counts what waits after the latest orders, with one request for each count once the backend is known', async () => {
  const app = renderApp('/')
  await tiles()
  await leave(app)
  app.router.options.context.queryClient.clear()
  app.requests.length = 0
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  server.use(http.get('*/api/crm/order', () => released, { once: true }))
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await panel('Vouchers')
  await figures()
  expect(pathsOf(app).slice(0, 2)).toEqual(dashboardPaths)
  expect(pathsOf(app).filter(isCount)).toEqual([])
  release()
  await tiles()
  const counts = pathsOf(app).filter(isCount)
  expect(counts).toHaveLength(labels.length)
  expect(counts[0]).toBe(
    '/crm/order?page=1&limit=1&search=&status=all&queue=late&period=all&sort=statusAt',
  )
})

test('on a backend without queues, counts by status, shows no age, and has no tile that only a queue has', async () => {
  renderApp('/')
  for (const [part, name] of [
    ['/order?', 'orders'],
    ['/payout?', 'payouts'],
    ['/ticket?', 'tickets'],
  ] as const) {
    const rows = [{ id: '1', statusAt: '2026-01-01', createdAt: '2026-01-01' }]
    serve(part, () => HttpResponse.json({ [name]: rows, pagination: { total: 3, totalPages: 1 } }))
  }
  const shown = await tiles()
  expect(shown).toHaveLength(labels.length - 3)
  expect(shown.slice(0, 5)).toEqual([
    'Orders pending3',
    'Payouts requested3',
    // Only known by the response. At the next visit, there is no such tile.
    'Payouts to checkNot provided by this backend',
    'Payouts failed3',
    'Tickets open3',
  ])
  const links = within(await panel('Needs attention')).getAllByRole('link')
  expect(links.slice(0, 5).map((link) => link.getAttribute('href'))).toEqual([
    '/orders?status=pending',
    '/payouts?status=requested',
    '/payouts',
    '/payouts?status=failed',
    '/tickets?status=open',
  ])
})

test('a backend that does not name the queues of money has the tiles of late orders and of those without a driver', async () => {
  renderApp('/')
  const capabilities = { sort: [], filters: ['queue'] }
  const pagination = { total: 3, totalPages: 1 }
  serve('/order?', () => HttpResponse.json({ orders: [{ id: '1' }], pagination, capabilities }))
  expect((await tiles()).slice(0, 3)).toEqual([
    'Orders late3',
    'Orders without a driver3',
    expect.stringMatching(/^Payouts requested/),
  ])
})

test('a tile leads to the orders that were paid twice, and one choice to those of today', async () => {
  // Early in the day, there is none of today.
  vi.setSystemTime(`${lagosToday()}T18:00:00+01:00`)
  const app = renderApp('/')
  await tiles()
  await app.user.click(screen.getByRole('link', { name: 'Orders paid twice' }))
  const table = () => screen.findByRole('table', { name: 'Orders', busy: false })
  await table()
  expect(screen.getByRole('combobox', { name: 'Queue' })).toHaveDisplayValue('Paid twice')
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Today')
  await waitFor(() => expect(app.address()).toContain('dates=today'))
  const names = within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)
  const today = { from: lagosToday(), to: lagosToday() }
  const { rows } = app.db.orders.list({ queue: 'paid_twice', ...today })
  expect(names).toEqual(rows.map(({ orderId }) => orderId).toReversed())
})

test('a tile opens what it counts, with the record that has waited longest first', async () => {
  const app = renderApp('/')
  await tiles()
  await app.user.click(screen.getByRole('link', { name: 'Drivers pending' }))
  const table = await screen.findByRole('table', { name: 'Drivers', busy: false })
  const { rows, pagination } = app.db.drivers.list({ status: 'pending', sort: 'createdAt' })
  const shown = within(table).getAllByRole('row').slice(1)
  expect(shown).toHaveLength(Math.min(20, pagination.total))
  expect(shown[0]).toHaveTextContent(rows[0]?.lastName ?? '')
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
    'Payouts to checkNot provided by this backend',
    'Payouts failed—',
    'Tickets waitingNot provided by this backend',
    expect.stringMatching(/^Vendors pending\d/),
    'Restaurants pendingNot provided by this backend',
    'Drivers pendingNot provided by this backend',
    expect.stringMatching(/^Companies pending\d/),
  ])
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument()
  expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
  expect(
    await screen.findByText('No orders yet. They appear here as customers place them.'),
  ).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'Tickets waiting' }))
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
  await findToast('An unexpected error occurred')
  expect(screen.getAllByText('An unexpected error occurred')).toHaveLength(1)
  const today = within(await panel('Today'))
  expect(today.getByText('Could not be loaded')).toBeVisible()
  expect((await figures()).map((text) => text.split(' | ')[1])).toEqual(Array(6).fill('—'))
  // The counts are read after the latest orders, with as many retries.
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect((await tiles())[4]).toBe('Payouts requestedTry again')
  expect((await tiles())[0]).toMatch(/^Orders late\d+oldest/)

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
    const sent = app.requests.slice(before)
    expect([sent.length > 0, sent.filter((request) => !request.includes(path))]).toEqual([true, []])
  }
  expect((await tiles())[4]).toMatch(/^Payouts requested\d+oldest/)
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
        previous: { orders: 99, delivered: 98, newUsers: 97 },
        previousSoFar: { orders: 41, delivered: null, canceled: 9, sales: 90940, newUsers: 0 },
      },
    }),
  )
  expect(await figures()).toEqual([
    'Sales | ₦68,205.50 | -25% was ₦90,940.00',
    'Average order | — | ',
    'Orders | 1,240 | +1,199 was 41',
    'Delivered | 0 | ',
    'Canceled | 9 | No change ',
    'New users | — | was 0',
  ])
  const today = within(await panel('Today'))
  expect(today.getByText('Compared with yesterday until the same time')).toBeVisible()
  const links = today.getAllByRole('link')
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
  expect((await tiles()).slice(0, 2)).toEqual([
    'Orders lateNot provided by this backend',
    'Orders without a driverNot provided by this backend',
  ])
  // No empty room either.
  expect(screen.queryByText('Average order')).not.toBeInTheDocument()
  const orders = within(await panel(ORDERS))
  expect(orders.getByText('This backend does not provide them.')).toBeVisible()
  expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
})

const namesOf = (rows: readonly HTMLElement[]) =>
  rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)

test('lists the four orders that are late longest, then the latest ones, each once', async () => {
  const app = renderApp('/')
  const { rows: late } = app.db.orders.list({ queue: 'late', sort: 'statusAt' })
  const { rows: latest } = app.db.orders.list()
  // The newest order is among both.
  const [newest] = latest
  app.db.orders.patch(newest?.id ?? '', { status: 'paid', statusAt: '2026-01-01T08:00:00Z' })
  const others = latest.filter(({ id }) => ![newest, ...late.slice(0, 3)].some((o) => o?.id === id))
  const expected = [newest, ...late.slice(0, 3), ...others.slice(0, 4)]
  expect(namesOf(await latestOrders())).toEqual(expected.map((order) => order?.orderId))
  expect(screen.getByRole('region', { name: 'Late and latest orders' })).toBeVisible()
})

test('shows the latest orders while the late ones cannot be read, and without them if there is no such queue', async () => {
  const app = renderApp('/')
  const latest = app.db.orders
    .list()
    .rows.slice(0, 8)
    .map(({ orderId }) => orderId)
  fail('queue=late&period=all&sort', 500)
  expect(namesOf(await latestOrders())).toEqual(latest)
  serve('/order?', () =>
    HttpResponse.json({
      orders: app.db.orders.list().rows,
      pagination: { total: 20, totalPages: 1 },
    }),
  )
  await leave(app)
  app.router.options.context.queryClient.clear()
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(namesOf(await latestOrders())).toEqual(latest)
  await tiles()
  await leave(app)
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('region', { name: 'Latest orders' })).toBeVisible()
  takeLogged()
})

test('lists eight orders with the first page of their list, and links to all', async () => {
  const app = renderApp('/')
  expect(await latestOrders()).toHaveLength(8)
  const before = app.requests.length
  await app.user.click(screen.getByRole('link', { name: 'All orders' }))
  const table = await screen.findByRole('table', { name: 'Orders', busy: false })
  expect(within(table).getAllByRole('row')).toHaveLength(21)
  expect(app.requests.slice(before).filter((request) => !request.includes('page=2'))).toEqual([])
})

test('shows one toast if all requests respond that the session has ended', async () => {
  const app = renderApp('/')
  fail('/', 401, 'Unauthenticated')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(app.address()).toBe('/login?redirect=%2F')
  expect(await findToast('Your session has expired')).toBeVisible()
  expect(screen.getAllByText('Your session has expired')).toHaveLength(1)
  takeLogged()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('updates the greeting and the date while the page is open', async () => {
    vi.setSystemTime('2026-11-21T23:59:30+01:00')
    renderApp('/', { fakeTimers: true })
    expect(await screen.findByRole('heading', { name: 'Good evening, Ada' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByRole('heading', { name: 'Good morning, Ada' })).toBeVisible()
    expect(screen.getByText(/^Sunday,? 22 November 2026$/)).toBeVisible()
  })

  test('omits a missing or blank first name from the greeting', async () => {
    vi.setSystemTime('2026-11-21T09:00:00+01:00')
    renderApp('/')
    await screen.findByRole('heading', { level: 2, name: 'Good morning, Ada' })
    const names = [
      ['', 'Good morning'],
      [' Ada ', 'Good morning, Ada'],
      [null, 'Good morning'],
      ['   ', 'Good morning'],
    ] as const
    for (const [firstName, greeting] of names) {
      localStorage.setItem('user', JSON.stringify({ ...ada, firstName }))
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
      const heading = screen.getByRole('heading', { name: /^Good morning/ })
      expect([firstName, heading.textContent]).toEqual([firstName, greeting])
    }
  })

  test('shows the totals of the lists that its counts lead to, and since when the oldest record waits', async () => {
    vi.setSystemTime(new Date())
    const app = renderApp('/')
    const { orders, tickets, payouts, vendors, restaurants, drivers, logistics } = app.db
    const pending = { status: 'pending', sort: 'createdAt', limit: 1 }
    const lists = [
      orders.list({ queue: 'late', sort: 'statusAt', limit: 1 }),
      orders.list({ queue: 'no_driver', sort: 'statusAt', limit: 1 }),
      orders.list({ queue: 'paid_twice', sort: 'createdAt', limit: 1 }),
      orders.list({ queue: 'refund_asked', limit: 1 }),
      payouts.list({ ...pending, status: 'requested' }),
      payouts.list({ queue: 'check', sort: 'createdAt', limit: 1 }),
      payouts.list({ queue: 'problem', sort: 'createdAt', limit: 1 }),
      tickets.list({ queue: 'waiting', sort: 'lastMessageAt', limit: 1 }),
      ...[vendors, restaurants, drivers, logistics].map((records) => records.list(pending)),
    ]
    const since = lists.map(({ rows: [row] }, index) => {
      if (!row) return ''
      return 'statusAt' in row
        ? index < 2
          ? row.statusAt
          : row.createdAt
        : 'lastMessageAt' in row
          ? row.lastMessageAt
          : row.createdAt
    })
    expect(await tiles()).toEqual(
      labels.map((label, index) => {
        const total = lists[index]?.pagination.total
        // An order does not say when its refund was asked for.
        if (label === 'Refunds asked') return `${label}${total}`
        const age = Date.now() - Date.parse(since[index] ?? '')
        return `${label}${total}oldest ${formatDuration(age)}`
      }),
    )
    const links = within(await panel('Needs attention')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      // These begin with the oldest by themselves.
      '/orders?queue=late',
      '/orders?queue=no_driver',
      '/orders?queue=paid_twice&sort=createdAt',
      '/orders?queue=refund_asked',
      '/payouts?status=requested&sort=createdAt',
      '/payouts?queue=check&sort=createdAt',
      '/payouts?queue=problem&sort=createdAt',
      '/tickets?queue=waiting',
      '/vendors?status=pending&sort=createdAt',
      '/restaurants?status=pending&sort=createdAt',
      '/drivers?status=pending&sort=createdAt',
      '/logistics?status=pending&sort=createdAt',
    ])
  })

  test('marks what has waited too long', async () => {
    renderApp('/')
    await tiles()
    const items = within(await panel('Needs attention')).getAllByRole('listitem')
    const late = items.map(({ dataset }, index) => [labels[index], dataset.late])
    expect(late).toContainEqual(['Orders late', 'Very late'])
    expect(late).toContainEqual(['Payouts requested', 'Late'])
    expect(late).toContainEqual(['Tickets waiting', 'Very late'])
    expect(late).toContainEqual(['Vendors pending', 'Late'])
    expect(late).toContainEqual(['Companies pending', undefined])
  })

  test('a browser that does not know the backend asks for no queue and no order before it is announced', async () => {
    const app = renderApp('/')
    await tiles()
    const counts = pathsOf(app).filter((path) => isCount(path) && path.includes('/ticket?'))
    expect(counts).toEqual([
      '/crm/ticket?page=1&limit=1&search=&status=open&category=all',
      '/crm/ticket?page=1&limit=1&search=&status=all&queue=waiting&category=all&sort=lastMessageAt',
    ])
  })

  test('shows the figures of today as the backend counts them', async () => {
    const { db } = renderApp('/')
    const { orders } = db
    const ofToday = (status: string) => orders.list({ status, period: 'today' }).pagination.total
    const shown = await figures()
    expect(shown[2]).toMatch(new RegExp(`^Orders \\| ${ofToday('all')} `))
    expect(shown[3]).toMatch(new RegExp(`^Delivered \\| ${ofToday('delivered')} `))
    expect(shown[4]).toMatch(new RegExp(`^Canceled \\| ${ofToday('canceled')} `))
  })

  test('is busy, and shows no value, until the backend has responded', async () => {
    renderApp('/', { vouchers: 0 })
    let release = () => {}
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    server.use(http.get('*/api/crm/*', () => released))
    const items = within(
      await screen.findByRole('region', { name: 'Needs attention' }),
    ).getAllByRole('listitem')
    expect(items.map(({ ariaBusy }) => ariaBusy)).toEqual(labels.map(() => 'true'))
    expect(textsOf(items)).toEqual(labels)
    const today = screen.getByRole('region', { name: 'Today', busy: true })
    const orders = screen.getByRole('region', { name: ORDERS, busy: true })
    expect(today).not.toHaveTextContent('—')
    release()
    expect(await figures()).toContainEqual(expect.stringMatching(/^Orders \| \d/))
    await latestOrders()
    await tiles()
    for (const loaded of [today, orders, ...items])
      expect(loaded).toHaveAttribute('aria-busy', 'false')
  })

  test('says that a module is not provided, also if this browser knows it from before', async () => {
    const app = renderApp('/')
    await tiles()
    await leave(app)
    app.router.options.context.queryClient.clear()
    fail('/ticket?', 404)
    await app.user.click(screen.getByRole('link', { name: 'Dashboard' }))
    expect((await tiles())[7]).toBe('Tickets waitingNot provided by this backend')
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

  test('says of the latest orders how long ago they were placed, how long they have been in their status, and which are late', async () => {
    renderApp('/')
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const times = [
      ['pending', 0, 0],
      ['paid', 90, 12],
      ['preparing', 90, 65],
      ['delivered', 2880, 30],
      ['paid', null, null],
    ] as const
    serve('/order?', () =>
      HttpResponse.json({
        orders: times.map(([status, created, changed], index) => ({
          id: `o${index}`,
          status,
          createdAt: created === null ? null : minutesAgo(created),
          statusAt: changed === null ? null : minutesAgo(changed),
        })),
        pagination: { total: times.length, totalPages: 1 },
      }),
    )
    const rows = await latestOrders()
    expect(rows.map((row) => textsOf(within(row).getAllByRole('cell')).slice(3))).toEqual([
      ['Pending', '0 min', '0 min ago'],
      ['Paid', '12 min, late', '1 h 30 min ago'],
      ['Preparing', '1 h 5 min, very late', '1 h 30 min ago'],
      ['Delivered', '', '2 days ago'],
      ['Paid', '', '—'],
    ])
  })

  test('reads everything again each minute, but not what the backend lacks', async () => {
    vi.setSystemTime(NOON)
    const app = renderApp('/', { fakeTimers: true })
    fail('/ticket?', 404)
    const shown = await tiles()
    await panel('Vouchers')
    const first = pathsOf(app)
    // Each list was asked for once, or for its announcement before.
    expect(new Set(first).size).toBe(first.length)
    const [payout] = app.db.payouts.list({ status: 'requested' }).rows
    app.db.payouts.patch(payout?.id ?? '', { status: 'paid' })
    await act(() => vi.advanceTimersByTimeAsync(57_000))
    expect(app.requests).toHaveLength(first.length)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    // With the list of late orders, the vouchers, and without the tickets.
    const count = dashboardPaths.length + 1 + 5 + labels.length - 1
    await waitFor(() => expect(app.requests).toHaveLength(first.length + count))
    const again = pathsOf(app).slice(first.length)
    expect(again.filter((path) => !first.includes(path) || path.includes('/ticket'))).toEqual([])
    expect(await tiles()).not.toEqual(shown)
  })

  test('does not read while the tab is hidden', async () => {
    vi.setSystemTime(NOON)
    const app = renderApp('/', { fakeTimers: true })
    await tiles()
    await panel('Vouchers')
    const before = app.requests.length
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
    expect(app.requests).toHaveLength(before)
  })

  test('keeps what it shows if it cannot be read again, says so, and reads it ten times more rarely', async () => {
    vi.setSystemTime(NOON)
    const app = renderApp('/', { fakeTimers: true })
    const counts = await tiles()
    await panel('Vouchers')
    const today = await figures()
    let isBroken = true
    let at = 0
    serve('/', () => {
      at += 1
      return isBroken ? HttpResponse.json({ message: `Fault ${at}` }, { status: 500 }) : undefined
    })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await runClockUntil('An unexpected error occurred')
    await waitFor(() => expect(screen.getAllByText('Could not be updated')).toHaveLength(3))
    expect(await tiles()).toEqual(counts.map((text) => text.replace(/oldest.*|$/, 'Try again')))
    expect(await figures()).toEqual(today)
    expect(await latestOrders()).toHaveLength(8)
    expect(await screen.findAllByText('An unexpected error occurred')).toHaveLength(1)

    isBroken = false
    const before = app.requests.length
    await act(() => vi.advanceTimersByTimeAsync(9 * 60_000))
    expect(app.requests).toHaveLength(before)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(() => expect(screen.queryByText('Could not be updated')).not.toBeInTheDocument())
    expect(app.requests).toHaveLength(before + dashboardPaths.length + 1 + 5 + labels.length)
    expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument()
  })

  test('reads everything when the pointer is over the link to the dashboard', async () => {
    const app = renderApp('/nowhere')
    const nav = await screen.findByRole('navigation', { name: 'Modules' })
    await app.user.hover(within(nav).getByRole('link', { name: 'Dashboard' }))
    await waitFor(() => expect(app.requests).toHaveLength(dashboardPaths.length + 5))
    expect(app.address()).toBe('/nowhere')
  })

  test('links to the create form, the reward form and all vouchers', async () => {
    const app = renderApp('/')
    await panel('Vouchers')
    expect(screen.getByRole('link', { name: 'All vouchers' })).toHaveAttribute('href', '/vouchers')
    const create = screen.getByRole('link', { name: 'Create Voucher' })
    expect(create).toHaveAttribute('href', '/vouchers?dialog=create')
    await app.user.click(screen.getByRole('link', { name: 'Reward' }))
    expect(await screen.findByRole('dialog', { name: 'Campaign Reward' })).toBeVisible()
    expect(app.address()).toBe('/vouchers?dialog=reward')
  })
})
