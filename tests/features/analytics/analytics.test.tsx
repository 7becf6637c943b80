import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { formatShortDays, missingDays, reportedDays } from '@/features/analytics/days'
import { daySlots } from '@/features/analytics/timelines'
import { renderApp } from '../../support/render-app'
import { server, takeLogged } from '../../support/server'

const dateOf = (daysAgo: number) =>
  new Date(Date.now() + 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10)

const report = {
  from: dateOf(4),
  to: dateOf(0),
  orders: 40,
  delivered: 30,
  canceled: 4,
  sales: 240_000,
  averageOrder: 8000,
  newUsers: 5,
  refunds: 1500,
  previous: { orders: 20, delivered: 10, sales: 100_000, newUsers: 0 },
  byDay: [
    { date: dateOf(4), orders: 12, sales: 90_000 },
    { date: dateOf(2), orders: 0, sales: 0 },
    { date: dateOf(1), orders: 20, sales: 120_000 },
    { date: dateOf(0), orders: 8, sales: 30_000 },
  ],
  byStatus: [
    { status: 'DELIVERED', count: 30 },
    { status: 'on_the_way', count: 9 },
    { status: 'lost', count: 1 },
  ],
  byPaymentMethod: [
    { method: 'bank_transfer', orders: 30, sales: 200_000 },
    { method: 'cash', orders: 10, sales: 40_000 },
  ],
  topRestaurants: [
    { id: 'res-1', name: 'Buka Republic', orders: 25, sales: 180_000 },
    { name: 'Closed Kitchen', orders: 15, sales: null },
  ],
  funnel: { viewers: 1000, carts: 90, orders: 40 },
}

/** Renders the page on a backend that responds with these figures. Returns the periods that were requested. */
function open(analytics: object = report, url = '/analytics') {
  const app = renderApp(url, { vouchers: 0 })
  const periods: (string | null)[] = []
  server.use(
    http.get('*/api/crm/analytics', ({ request }) => {
      periods.push(new URL(request.url).searchParams.get('period'))
      return HttpResponse.json({ data: { analytics } })
    }),
  )
  return { ...app, periods }
}

const rowsSchema = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
const findRows = async (name: string) => rowsSchema(await screen.findByRole('table', { name }))

/** Label, figure, the figure before, and the change. */
const figures = () =>
  [...(document.querySelector('dl')?.children ?? [])].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )

/** The legend of a chart: each series with the value that is shown of it. */
const readout = (chart: string) =>
  within(screen.getByRole('region', { name: chart }))
    .getAllByRole('definition')
    .map(({ previousSibling, textContent }) => [previousSibling?.textContent, textContent])

test('one request shows the figures of a period, with those before, and links to their orders', async () => {
  const { periods } = open()
  await screen.findByRole('table', { name: 'Orders per day' })
  expect(figures()).toEqual([
    ['Orders', '40', 'before: 20', '+100%'],
    ['Sales', '₦240,000.00', 'before: ₦100,000.00', '+140%'],
    ['Average order', '₦8,000.00', 'before: ₦10,000.00', '-20%'],
    ['Delivered', '75%', 'before: 50%', '+25 pts'],
    ['Canceled', '10%', ''],
    ['New users', '5', 'before: 0'],
  ])
  expect(
    screen.getByText(
      /in Lagos\. “Before” is the same number of days before\. Today is counted so far\.$/,
    ),
  ).toBeVisible()
  expect(screen.getByText('Refunds').nextSibling).toHaveTextContent('₦1,500.00')
  expect(screen.queryByText('Discounts')).toBeNull()
  expect(screen.getByRole('link', { name: 'Canceled' })).toHaveAttribute(
    'href',
    '/orders?period=30d&status=canceled',
  )
  // No list has only what these count.
  expect(screen.queryByRole('link', { name: /^(?:Sales|Average order|New users)$/ })).toBeNull()
  expect(periods).toEqual(['30d'])
})

test('a day without figures is a gap, a day with 0 is not, and today is marked as incomplete', async () => {
  const { user } = open()
  const table = await screen.findByRole('table', { name: 'Orders per day' })
  const rows = rowsSchema(table)
  expect(rows.map(([, orders]) => orders)).toEqual(['8', '20', '0', '—', '12'])
  expect(rows.map(([day]) => day?.endsWith(', so far'))).toEqual([true, false, false, false, false])
  const [columns] = document.querySelectorAll('[data-slot="column"]:first-child')
  const drawn = [...(columns?.parentElement?.children ?? [])].map((day) => day.childElementCount)
  expect(drawn).toEqual([1, 0, 1, 1, 1])
  // The table takes the place of the chart.
  expect(screen.queryByRole('region', { name: 'Table of orders per day' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show table of orders per day' }))
  expect(screen.getByRole('region', { name: 'Table of orders per day' })).toContainElement(
    screen.getByRole('table', { name: 'Orders per day' }),
  )
  expect(screen.getByRole('button', { name: 'Show chart of orders per day' })).toHaveFocus()
})

test('every chart has a table, and leads to its list where the list has the filter', async () => {
  open()
  expect(await findRows('Orders by status')).toEqual([
    ['Delivered', '30', '75%'],
    ['On the way', '9', '23%'],
    ['Lost', '1', '3%'],
  ])
  const status = within(screen.getByRole('region', { name: 'Orders by status' }))
  // The statuses have an order of their own.
  expect(status.getAllByRole('button')).toHaveLength(1)
  for (const header of status.getAllByRole('columnheader')) {
    expect(header).not.toHaveAttribute('aria-sort')
  }
  expect(status.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/orders?period=30d&status=delivered',
    '/orders?period=30d&status=on+the+way',
  ])
  for (const [name, href] of [
    ['Orders per day', '/orders?period=30d'],
    ['Sales per day', '/orders?period=30d&status=delivered'],
  ] as const) {
    const chart = within(screen.getByRole('region', { name }))
    expect(chart.getByRole('link')).toHaveAttribute('href', href)
  }
  expect(await findRows('Orders by payment method')).toEqual([
    ['Bank transfer', '30', '₦200,000.00'],
    ['Cash', '10', '₦40,000.00'],
  ])
  const payments = within(screen.getByRole('table', { name: 'Orders by payment method' }))
  expect(payments.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Payment method',
    'Orders',
    'Sales',
  ])
  expect(payments.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Bank transfer',
    'Cash',
  ])
  expect(await findRows('Top restaurants')).toEqual([
    ['Buka Republic', '25', '₦180,000.00'],
    ['Closed Kitchen', '15', '—'],
  ])
  const restaurants = within(screen.getByRole('region', { name: 'Top restaurants' }))
  expect(restaurants.getByRole('link')).toHaveAttribute('href', '/restaurant/res-1')
  expect(await findRows('From view to order')).toEqual([
    ['Viewers', '1,000', '100%'],
    ['Carts', '90', '9%'],
    ['Orders', '40', '4%'],
  ])
  const funnel = screen.getByRole('region', { name: 'From view to order' })
  const [bars] = funnel.querySelectorAll('div[aria-hidden="true"]')
  expect(bars).toHaveTextContent(/^Viewers1,000100%Carts909%Orders404%$/)
  const widths = Array.from(funnel.querySelectorAll('[style]'), (bar) => bar.getAttribute('style'))
  expect(widths).toEqual(['width: 100%;', 'width: 9%;', 'width: 4%;'])
  // The response has none.
  expect(screen.queryByRole('region', { name: 'Orders by state' })).toBeNull()
})

test('another period is requested and stands in the URL', async () => {
  const { user, router, periods } = open(report, '/analytics?period=forever')
  await screen.findByRole('table', { name: 'Orders per day' })
  const period = within(screen.getByRole('navigation', { name: 'Period' }))
  expect(period.getByRole('link', { current: 'page' })).toHaveTextContent('30 days')
  await user.click(period.getByRole('link', { name: '7 days' }))
  await waitFor(() => expect(periods).toEqual(['30d', '7d']))
  expect(router.state.location.href).toBe('/analytics?period=7d')
  await waitFor(() =>
    expect(period.getByRole('link', { current: 'page' })).toHaveTextContent('7 days'),
  )
  expect(figures()[0]).toEqual(['Orders', '40', 'before: 20', '+100%'])
  await user.click(period.getByRole('link', { name: 'Today' }))
  // Half a day is not compared with a whole one.
  await waitFor(() => expect(figures()[0]).toEqual(['Orders', '40', '']))
  expect(screen.queryByText(/“Before”|“Yesterday”/)).not.toBeInTheDocument()
})

test('today is compared with the same hours of yesterday', async () => {
  const previousSoFar = { orders: 9, sales: 0, newUsers: null }
  open({ ...report, previousSoFar }, '/analytics?period=today')
  await screen.findByRole('table', { name: 'Orders per day' })
  expect(figures().map(([, , before]) => before)).toEqual([
    'yesterday: 9',
    'yesterday: ₦0.00',
    '',
    '',
    '',
    '',
  ])
  expect(screen.getByText(/ “Yesterday” is yesterday until the same time\.$/)).toBeVisible()
})

test('figures that include today say that today is counted so far', async () => {
  const { router } = open()
  expect(await screen.findByText(/ days before\. Today is counted so far\.$/)).toBeVisible()
  server.use(
    http.get('*/api/crm/analytics', () =>
      HttpResponse.json({ analytics: { ...report, from: dateOf(5), to: dateOf(1) } }),
    ),
  )
  await act(() => router.options.context.queryClient.refetchQueries())
  await waitFor(() => expect(screen.queryByText(/so far/)).not.toBeInTheDocument())
})

test('figures that are missing are "—", and charts without parts are left out', async () => {
  open({ orders: 7, byDay: [{ date: '2026-02-31', orders: 3 }, 5], byStatus: 'many' })
  await waitFor(() => expect(figures()[0]).toEqual(['Orders', '7', '']))
  expect(
    figures()
      .slice(1)
      .map(([, value]) => value),
  ).toEqual(['—', '—', '—', '—', '—'])
  expect(screen.getByText(/same number of days before\./)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a period without orders says so', async () => {
  open({ ...report, orders: 0, delivered: 0, sales: 0, averageOrder: null })
  expect(
    await screen.findByRole('heading', { name: 'Nothing was ordered in this period' }),
  ).toBeVisible()
  expect(figures()[2]).toEqual(['Average order', '—', 'before: ₦10,000.00'])
  expect(figures()[3]).toEqual(['Delivered', '—', 'before: 50%'])
  expect(screen.queryByRole('table')).toBeNull()
})

test('a backend without figures gets a clear page', async () => {
  renderApp('/analytics', { vouchers: 0 })
  server.use(http.get('*/api/crm/analytics', () => new HttpResponse(null, { status: 404 })))
  expect(
    await screen.findByRole('heading', { name: 'This backend does not provide figures' }),
  ).toBeVisible()
  expect(screen.getByText('GET /crm/analytics answered 404')).toBeVisible()
  expect(takeLogged()).toEqual([])
})

test('parts with the same name are all shown', async () => {
  const status = { status: 'lost', count: 1 }
  const method = { method: 'cash', orders: 1, sales: 1 }
  open({ ...report, byStatus: [status, status], byPaymentMethod: [method, method] })
  expect(await findRows('Orders by status')).toEqual([
    ['Lost', '1', '50%'],
    ['Lost', '1', '50%'],
  ])
  expect(await findRows('Orders by payment method')).toHaveLength(2)
})

test('shares of nothing are left out, and so are charts of empty lists', async () => {
  const { router } = open({
    orders: 3,
    byStatus: [{ status: 'delivered', count: 0 }],
    byPaymentMethod: [
      { method: 'cash', orders: 3, sales: null },
      { method: 'barter', orders: 1, sales: 5 },
    ],
    topRestaurants: [],
    byState: [],
    funnel: { viewers: 0, carts: null, orders: 3 },
  })
  expect(await findRows('Orders by status')).toEqual([['Delivered', '0', '']])
  expect(await findRows('From view to order')).toEqual([
    ['Viewers', '0', '—'],
    ['Carts', '—', '—'],
    ['Orders', '3', '—'],
  ])
  const charts = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(charts).toEqual(['Orders by status', 'Orders by payment method', 'From view to order'])
  // Sales that are not known are not a note beside a bar.
  const payments = screen.getByRole('region', { name: 'Orders by payment method' })
  expect(payments.querySelector('div[aria-hidden="true"]')).toHaveTextContent(
    /^Cash3barter1₦5\.00$/,
  )
  const empty = { orders: 3, byStatus: [], byPaymentMethod: [], funnel: null }
  server.use(http.get('*/api/crm/analytics', () => HttpResponse.json({ analytics: empty })))
  await act(() => router.options.context.queryClient.refetchQueries())
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3 })).toBeNull())
})

test('a sum of days is shown only if the response lacks some, and says how many it is of', async () => {
  const { router } = open()
  await screen.findByRole('table', { name: 'Orders per day' })
  const days = `${formatShortDays(dateOf(4))} – today`
  expect(readout('Orders per day')).toEqual([[`${days}, 4 of 5 days`, '40 orders']])
  const [first, ...others] = report.byDay
  const known = [first, { date: dateOf(3), orders: 1, sales: null }, ...others]
  const serve = (byDay: object) => {
    server.use(
      http.get('*/api/crm/analytics', () => HttpResponse.json({ analytics: { ...report, byDay } })),
    )
    return act(() => router.options.context.queryClient.refetchQueries())
  }
  await serve(known)
  await waitFor(() => expect(readout('Orders per day')).toEqual([[days, '']]))
  expect(readout('Sales per day')).toEqual([[`${days}, 4 of 5 days`, '₦240,000.00']])
  await serve(known.map((day) => ({ date: day?.date, orders: day?.orders })))
  await waitFor(() => expect(readout('Sales per day')).toEqual([[days, 'No data']]))
})

test('the days without figures are listed in words, also for screen readers', async () => {
  const byDay = [10, 8, 7, 3].map((daysAgo) => ({ date: dateOf(daysAgo), orders: 1, sales: 2 }))
  open({ ...report, from: dateOf(10), byDay })
  const panel = within(await screen.findByRole('region', { name: 'Orders per day' }))
  const short = (daysAgo: number) => formatShortDays(dateOf(daysAgo))
  const [gap, today] = [
    formatShortDays(dateOf(6), dateOf(4)),
    formatShortDays(dateOf(2), dateOf(0)),
  ]
  // Thin spaces, within a range of two months, are found as spaces.
  const expected = `No data for ${short(9)}; ${gap}; ${today}.`.replace(/\s/g, ' ')
  const text = panel.getByText(expected)
  expect(text.closest('[aria-hidden]')).toBeNull()
  expect(readout('Orders per day')).toEqual([[`${short(10)} – today, 4 of 11 days`, '4 orders']])
})

test('many gaps are counted, and a chart without any figure says "No data" alone', async () => {
  const odd = Array.from({ length: 15 }, (_, index) => ({ date: dateOf(2 * index), orders: 1 }))
  open({ ...report, from: dateOf(29), byDay: odd })
  const orders = within(await screen.findByRole('region', { name: 'Orders per day' }))
  expect(orders.getByText(/^No data for (?:[^;]+; ){8}and 7 other gaps\.$/)).toBeVisible()
  const sales = within(screen.getByRole('region', { name: 'Sales per day' }))
  expect(readout('Sales per day')[0]?.[1]).toBe('No data')
  expect(sales.queryByText(/^No data for/)).toBeNull()
})

test('without the days of the report, a sum is of the days that were requested', async () => {
  const { from: _from, to: _to, ...undated } = report
  open(undated, '/analytics?period=7d')
  await screen.findByRole('table', { name: 'Orders per day' })
  const days = `${formatShortDays(dateOf(6))} – today, 4 of 7 days`
  expect(readout('Orders per day')).toEqual([[days, '40 orders']])
})

const TODAY = '2026-02-10'
const day = (date: string, sales: number | null = null) => ({
  date,
  orders: 1,
  sales,
  newUsers: null,
  previous: null,
})

test.each([
  ['2026-01-30', '2026-02-01', [day('2026-01-31')], '2026-01-30 2026-01-31 2026-02-01'],
  ['2026-02-01', '2026-01-31', [day('2026-01-31')], ''],
  ['2026-01-31', '2026-02-01', [], ''],
  ['2026-01-31', '2026-02-01', null, ''],
])('the days from %j to %j, with the figures %j, are “%s”', (from, to, byDay, expected) => {
  const dates = daySlots({ from, to }, byDay, TODAY).map(({ key }) => key)
  expect(dates.join(' ')).toBe(expected)
})

test('a chart has at most the last 366 days', () => {
  const days = daySlots({ from: '2020-01-01', to: '2026-01-01' }, [day('2026-01-01')], TODAY)
  expect([days.length, days[0]?.key, days.at(-1)?.key]).toEqual([366, '2025-01-01', '2026-01-01'])
})

const february = { from: '2026-02-01', to: '2026-02-03' }

test.each([
  ['2026-01-30', '2026-02-02', [], february, ['2026-01-30', '2026-02-02']],
  [null, null, [], february, ['2026-02-01', '2026-02-03']],
  [null, '2026-02-02', [day('2026-01-31')], february, ['2026-01-31', '2026-02-02']],
  [null, null, [day('2026-02-04'), day('2026-01-31')], february, ['2026-01-31', '2026-02-04']],
  [null, null, [day('2026-02-02')], february, ['2026-02-01', '2026-02-03']],
  [
    null,
    null,
    ['04', '05', '06'].map((at) => day(`2026-02-${at}`)),
    february,
    ['2026-02-01', '2026-02-06'],
  ],
  [null, null, null, { period: '7d' }, ['2026-02-04', TODAY]],
  [null, null, null, { period: 'today' }, [TODAY, TODAY]],
] as const)('a report from %j to %j, with %j, of the requested %j has the days %j', (...args) => {
  const [from, to, byDay, requested, expected] = args
  const reported = reportedDays({ from, to, byDay }, requested, TODAY)
  expect([reported.from, reported.to]).toEqual(expected)
})

test('neighbouring days without a value are one gap', () => {
  const values = [null, 1, null, null, 0, null]
  const byDay = values.map((sales, at) => day(`2026-02-0${at + 1}`, sales))
  const days = daySlots({ from: '2026-02-01', to: '2026-02-06' }, byDay, TODAY)
  expect([missingDays(days, 'sales'), missingDays(days, 'orders')]).toEqual([
    ['1 Feb', '3–4 Feb', '6 Feb'],
    [],
  ])
})

test('a report of dates is requested by its days, or by its period if the backend has no dates', async () => {
  const { router, requests } = renderApp('/analytics?dates=last_7_days', { vouchers: 0 })
  const reports = () => requests.filter((request) => request.includes('/crm/analytics'))
  const serve = (filters: readonly string[]) =>
    server.use(
      http.get('*/api/crm/analytics', () =>
        HttpResponse.json({ analytics: report, capabilities: { filters } }),
      ),
    )
  serve([])
  await screen.findByRole('table', { name: 'Orders per day' })
  await waitFor(() => expect(router.state.location.href).toBe('/analytics?period=7d'))
  expect(reports()).toEqual(['GET /api/crm/analytics?period=7d'])
  serve(['from', 'to'])
  await act(() => router.options.context.queryClient.refetchQueries())
  await act(() => router.navigate({ href: '/analytics?dates=last_7_days' }))
  await waitFor(() =>
    expect(reports().at(-1)).toBe(`GET /api/crm/analytics?from=${dateOf(6)}&to=${dateOf(0)}`),
  )
})

test('the request of a period that is left is canceled', async () => {
  const { router } = renderApp('/analytics', { vouchers: 0 })
  const canceled: string[] = []
  server.use(
    http.get('*/api/crm/analytics', async ({ request }) => {
      const period = new URL(request.url).searchParams.get('period') ?? ''
      request.signal.addEventListener('abort', () => canceled.push(period))
      if (period === '30d') await new Promise(() => {})
      return HttpResponse.json({ analytics: report })
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Analytics' })
  await act(() => router.navigate({ href: '/analytics?period=7d' }))
  await screen.findByRole('table', { name: 'Orders per day' })
  expect(canceled).toEqual(['30d'])
})
