import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import type { Listing } from '@/api/list'
import { formatDayRange } from '@/domain/format-dates'
import { isoDay, lagosClock, addDays, lagosToday } from '@/domain/lagos'
import { orderResource } from '@/features/orders/resource'
import { createHandlers } from '../../src/mock-api/handlers'
import { startApi } from '../mock-api/api'
import { captureFile } from '../support/contents'
import { findDialog, renderApp, runClockUntil } from '../support/render-app'
import { editSaved, openSaved, storeFilters } from '../support/saved-filters'
import { server } from '../support/server'
import { testedLists } from '../support/tested-modules'

const dayOf = ({ createdAt }: { createdAt: string }) =>
  isoDay(lagosClock(Date.parse(createdAt)).getTime())
const table = (name: string) => screen.findByRole('table', { name, busy: false })
const dates = () => screen.findByRole('combobox', { name: 'Dates' })
const selected = async () => {
  const select = await dates()
  if (!(select instanceof HTMLSelectElement)) throw new Error('no select')
  return select.selectedOptions[0]?.text
}

/** The dates, and the period if it has one, of the requests for the first page of a list. */
const datesOf = (requests: readonly string[], { path }: Listing) =>
  requests
    .filter((request) => request.startsWith(`GET /api${path}?page=1&`))
    .map((request) => {
      const params = new URLSearchParams(request.replace(/.*\?/, ''))
      return ['from', 'to', 'period'].map((name) => params.get(name))
    })

async function chooseOwn(user: UserEvent, from: string, to: string) {
  await user.selectOptions(await dates(), 'Own dates…')
  const dialog = within(await findDialog('Own dates'))
  for (const [label, day] of [
    ['From', from],
    ['To', to],
  ] as const) {
    await user.clear(dialog.getByLabelText(label))
    if (day) await user.type(dialog.getByLabelText(label), day)
  }
  await user.click(dialog.getByRole('button', { name: 'Show' }))
  return dialog
}

/** A backend that announces nothing. */
function serveWithout({ path, keys }: Listing) {
  const pagination = { total: 1, totalPages: 1 }
  server.use(
    http.get(`*/api${path}`, () => HttpResponse.json({ [keys[1]]: [{ id: 'row-1' }], pagination })),
  )
}

const announcement = v.object({
  data: v.object({
    capabilities: v.optional(v.object({ filters: v.optional(v.array(v.string())) })),
  }),
})
const api = startApi()
const announced = await Promise.all(
  testedLists.map(async ({ resource: { path } }) => {
    const body = v.parse(announcement, await (await api.call('GET', path)).json())
    return body.data.capabilities?.filters?.includes('from') ?? false
  }),
)
const dated = testedLists.filter(({ name }, index) => announced[index] && name !== 'Views')
const others = testedLists.filter((_list, index) => !announced[index])

test('the mock API announces dates of most lists that grow', () => {
  const names = ['Users', 'Tickets', 'Transactions', 'Orders', 'Payouts', 'Notifications']
  expect(dated.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

for (const { name: title, to: path, resource, tags, slowTags } of dated) {
  test(
    `${title}: shows what was created on the chosen days in Lagos, both included`,
    { tags: slowTags },
    async () => {
      const app = renderApp(path)
      await table(title)
      await app.user.selectOptions(await dates(), 'Last 7 days')
      const today = lagosToday()
      const week = [addDays(today, -6), today]
      await waitFor(() => expect(app.address()).toBe(`${path}?dates=last_7_days`))
      await waitFor(() => expect(datesOf(app.requests, resource).at(-1)).toEqual([...week, null]))
      expect(document.title).toBe(`${title}: Last 7 days · Marketplace Admin`)
      await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
      await waitFor(() => expect(app.address()).toBe(path))
      expect(await selected()).toBe('All dates')
    },
  )

  test(`${title}: sends no dates that the backend does not announce`, { tags }, async () => {
    const app = renderApp(`${path}?from=2026-11-01&to=2026-11-07`)
    serveWithout(resource)
    await table(title)
    await waitFor(() => expect(app.address()).toBe(path))
    expect(screen.queryByRole('combobox', { name: 'Dates' })).not.toBeInTheDocument()
    for (const [from, to] of datesOf(app.requests, resource))
      expect([from, to]).toEqual([null, null])
  })
}

for (const list of others)
  test(`${list.name}: has no dates, and removes those of a link`, { tags: list.tags }, async () => {
    const app = renderApp(`${list.to}?from=2026-11-01&to=2026-11-07`)
    await table(list.name)
    await waitFor(() => expect(app.address()).toBe(list.to))
    expect(screen.queryByRole('combobox', { name: 'Dates' })).not.toBeInTheDocument()
    for (const [from, to] of datesOf(app.requests, list.resource)) {
      expect([from, to]).toEqual([null, null])
    }
  })

test('own dates are checked, shown with their days, and kept by the export', async () => {
  const app = renderApp('/orders')
  await table('Orders')
  const [{ createdAt = '' } = {}] = app.db.orders.all().slice(-1)
  const day = dayOf({ createdAt })
  const dialog = await chooseOwn(app.user, day, addDays(day, -1))
  expect(await dialog.findByText('The last day is before the first day')).toBeVisible()
  expect(dialog.getByLabelText('To')).toHaveFocus()
  await app.user.clear(dialog.getByLabelText('From'))
  expect(await dialog.findByText('Enter the first day')).toBeVisible()
  await app.user.type(dialog.getByLabelText('From'), '0026-11-01')
  expect(await dialog.findByText('Enter the year with four digits')).toBeVisible()
  await app.user.clear(dialog.getByLabelText('From'))
  await app.user.type(dialog.getByLabelText('From'), day)
  await app.user.clear(dialog.getByLabelText('To'))
  await app.user.type(dialog.getByLabelText('To'), day)
  await app.user.click(dialog.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(app.address()).toBe(`/orders?from=${day}&to=${day}`))
  await table('Orders')
  const expected = app.db.orders.all().filter((order) => dayOf(order) === day)
  expect(screen.getAllByRole('row')).toHaveLength(Math.min(20, expected.length) + 1)
  const savedLines = captureFile()
  await app.user.click(screen.getByRole('button', { name: 'Export' }))
  const exportDialog = within(await findDialog('Export orders'))
  await app.user.click(exportDialog.getByRole('button', { name: 'Export' }))
  expect(await savedLines()).toHaveLength(expected.length + 1)
})

test('a link with dates waits for the announcement, and shows no row of other days', async () => {
  const app = renderApp('/orders?from=2026-01-01&to=2026-01-02')
  await screen.findByText('No orders found matching your criteria')
  expect(datesOf(app.requests, orderResource)).toEqual([
    [null, null, 'all'],
    ['2026-01-01', '2026-01-02', null],
  ])
  expect(await selected()).toBe('1–2 Jan 2026')
})

test(
  'views and analytics have no "All dates", and follow the chosen days',
  { tags: 'matrix' },
  async () => {
    const app = renderApp('/views')
    await table('Views')
    const select = await dates()
    const options = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(options).toEqual([
      'Today',
      'Yesterday',
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
      'This month',
      'Last month',
      'Own dates…',
    ])
    expect(await selected()).toBe('Last 30 days')
    const today = lagosToday()
    await app.user.selectOptions(select, 'Today')
    await waitFor(() => expect(app.address()).toBe('/views?dates=today'))
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).not.toBeInTheDocument()
    await act(() => app.router.navigate({ href: '/analytics' }))
    await screen.findByRole('heading', { name: 'Orders per day' })
    expect(await selected()).toBe('Last 30 days')
    await app.user.selectOptions(await dates(), 'Yesterday')
    const day = addDays(today, -1)
    await waitFor(() => expect(app.address()).toBe('/analytics?dates=yesterday'))
    await waitFor(() =>
      expect(app.requests).toContain(`GET /api/crm/analytics?from=${day}&to=${day}`),
    )
    const links = await screen.findAllByRole('link', { name: /orders/i })
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/orders?dates=yesterday&status=delivered',
    )
  },
)

describe.each(['/orders', '/views', '/analytics'])('%s', (path) => {
  test.each([
    'from=2026-01-02',
    'to=2026-01-02',
    'from=2026-01-02&to=2026-01-01',
    'from=0026-01-01&to=0026-01-02',
    'dates=last_year',
    'dates=last_year&from=2026-01-02',
  ])(
    'a day alone or reversed days, %s, leave the URL and are not sent',
    { tags: 'matrix' },
    async (search) => {
      const { address, requests } = renderApp(`${path}?${search}`)
      await waitFor(() => expect(address()).toBe(path))
      expect(requests.filter((request) => /[?&](?:from|to)=/.test(request))).toEqual([])
    },
  )
})

test('an invalid preset falls back to all dates, and a preset wins over days beside it', async () => {
  const app = renderApp('/orders?dates=TODAY')
  await table('Orders')
  expect(await selected()).toBe('All dates')
  await act(() =>
    app.router.navigate({ href: '/orders?dates=yesterday&from=2026-01-01&to=2026-01-02' }),
  )
  await waitFor(() => expect(app.address()).toBe('/orders?dates=yesterday'))
  const yesterday = addDays(lagosToday(), -1)
  expect(datesOf(app.requests, orderResource).at(-1)).toEqual([yesterday, yesterday, null])
})

test('a preset becomes the period with its meaning on a backend without dates', async () => {
  const app = renderApp('/orders?dates=last_7_days')
  serveWithout(orderResource)
  await table('Orders')
  await waitFor(() => expect(app.address()).toBe('/orders?period=7d'))
  expect(datesOf(app.requests, orderResource)).toEqual([[null, null, '7d']])
})

test('a report of a preset becomes that of its period on a backend without dates', async () => {
  const app = renderApp('/analytics?dates=last_7_days')
  server.use(http.get('*/api/crm/analytics', () => HttpResponse.json({ analytics: { orders: 0 } })))
  await waitFor(() => expect(app.address()).toBe('/analytics?period=7d'))
  expect(app.requests.filter((request) => request.includes('/crm/analytics'))).toEqual([
    'GET /api/crm/analytics?period=7d',
  ])
})

describe('at midnight in Lagos', () => {
  const openBefore = (address: string) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T22:58:30Z'), toFake: ['Date'] })
    return renderApp(address, { fakeTimers: true })
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test.each(['Orders', 'Views', 'Analytics'])(
    'the page of %s requests the new day of its preset',
    { tags: 'matrix' },
    async (name) => {
      const path = `/${name.toLowerCase()}`
      const app = openBefore(`${path}?dates=yesterday`)
      const asked = (day: string) =>
        app.requests.some((request) => request.includes(`from=${day}&to=${day}`))
      await waitFor(() => expect(asked('2026-11-19')).toBe(true))
      expect(asked('2026-11-20')).toBe(false)
      await pass(100_000)
      await waitFor(() => expect(asked('2026-11-20')).toBe(true))
      expect(app.address()).toBe(`${path}?dates=yesterday`)
      expect(await selected()).toBe('Yesterday')
    },
  )

  test('a saved preset counts and opens the days of today', { tags: 'matrix' }, async () => {
    storeFilters([{ list: 'order', name: 'The day before', search: { dates: 'yesterday' } }])
    const app = openBefore('/orders?from=2026-01-01&to=2026-01-02')
    await screen.findByText('No orders found matching your criteria')
    await pass(100_000)
    await openSaved(app)
    const expected = app.db.orders.all().filter((order) => dayOf(order) === '2026-11-20')
    const item = `The day before ${expected.length}`
    await app.user.click(await screen.findByRole('menuitemradio', { name: item }))
    await waitFor(() => expect(app.address()).toBe('/orders?dates=yesterday'))
    await waitFor(() =>
      expect(datesOf(app.requests, orderResource).at(-1)).toEqual([
        '2026-11-20',
        '2026-11-20',
        null,
      ]),
    )
    const dialog = within(await editSaved(app, 'orders'))
    expect(dialog.getByText('Yesterday')).toBeVisible()
  })

  test(
    'an export that has begun keeps its days, also when it is retried',
    { tags: 'matrix' },
    async () => {
      const app = openBefore('/orders?dates=today')
      await table('Orders')
      const expected = app.db.orders.all().filter((order) => dayOf(order) === '2026-11-20')
      const fail = () => HttpResponse.json({ message: 'Busy' }, { status: 500 })
      server.use(
        http.get('*/api/crm/order', ({ request }) =>
          request.url.includes('page=2&') ? fail() : undefined,
        ),
      )
      await app.user.click(screen.getByRole('button', { name: 'Export' }))
      const dialog = within(await findDialog('Export orders'))
      await app.user.click(dialog.getByRole('button', { name: 'Export' }))
      await runClockUntil('Busy')
      await pass(100_000)
      server.resetHandlers(...createHandlers({ db: app.db }))
      const savedLines = captureFile()
      await app.user.click(dialog.getByRole('button', { name: 'Try again' }))
      expect(await savedLines()).toHaveLength(expected.length + 1)
      const pages = app.requests.filter((request) => request.includes('page=2&'))
      expect(pages.at(-1)).toContain('from=2026-11-20&to=2026-11-20')
    },
  )
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the period of an old link is followed until other dates are chosen', async () => {
    const app = renderApp('/orders?period=7d')
    await table('Orders')
    expect(await selected()).toBe('Last 7 days')
    await app.user.selectOptions(await dates(), 'Yesterday')
    const yesterday = addDays(lagosToday(), -1)
    await waitFor(() => expect(app.address()).toBe('/orders?dates=yesterday'))
    expect(await selected()).toBe('Yesterday')
    const sent = [yesterday, yesterday, null]
    await waitFor(() => expect(datesOf(app.requests, orderResource).at(-1)).toEqual(sent))
  })

  test('analytics keeps its periods on a backend without dates', async () => {
    const app = renderApp('/analytics?from=2026-11-01&to=2026-11-02')
    server.use(
      http.get('*/api/crm/analytics', () => HttpResponse.json({ analytics: { orders: 0 } })),
    )
    await screen.findByText('Nothing was ordered in this period')
    await waitFor(() => expect(app.address()).toBe('/analytics'))
    expect(screen.getByRole('navigation', { name: 'Period' })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Dates' })).not.toBeInTheDocument()
    expect(app.requests.filter((request) => request.includes('/crm/analytics'))).toEqual([
      'GET /api/crm/analytics?period=30d',
    ])
  })

  test('the details of a record may announce what its list can do', async () => {
    const app = renderApp('/nowhere')
    const { id } = app.db.orders.all()[0] ?? { id: '' }
    const capabilities = { sort: ['totalPrice'], filters: ['from', 'to'], actions: [] }
    server.use(
      http.get('*/api/crm/order/:id', () =>
        HttpResponse.json({ order: { id, orderId: 'ORD-1' }, orderTimeline: [], capabilities }),
      ),
    )
    await act(() => app.router.navigate({ href: `/orders/${id}` }))
    await screen.findByRole('heading', { name: 'ORD-1' })
    await act(() => app.router.navigate({ href: '/orders?from=2026-01-01&to=2026-01-02' }))
    await screen.findByText('No orders found matching your criteria')
    expect(datesOf(app.requests, orderResource)).toEqual([['2026-01-01', '2026-01-02', null]])
  })

  test('saved filters have the dates of the list, and name them', async () => {
    const search = { from: '2026-01-01', to: '2026-01-02' }
    storeFilters([{ list: 'order', name: 'New year', search }])
    const app = renderApp('/orders')
    await table('Orders')
    const dialog = within(await editSaved(app, 'orders'))
    expect(dialog.getByText('1–2 Jan 2026')).toBeVisible()
    await app.user.keyboard('{Escape}')
    await openSaved(app)
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'New year 0' }))
    await waitFor(() => expect(app.address()).toBe('/orders?from=2026-01-01&to=2026-01-02'))
  })

  test('days that are those of a preset today are shown as days', async () => {
    const today = lagosToday()
    const app = renderApp(`/orders?from=${today}&to=${today}`)
    await table('Orders')
    expect(await selected()).toBe(formatDayRange(today, today))
    expect(document.title).toBe(`Orders: ${formatDayRange(today, today)} · Marketplace Admin`)
    await app.user.selectOptions(await dates(), 'Own dates…')
    const dialog = within(await findDialog('Own dates'))
    expect(dialog.getByLabelText('From')).toHaveValue(today)
  })
})
