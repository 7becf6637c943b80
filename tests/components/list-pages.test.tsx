import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { type Listing } from '@/api/list'
import { adminResource } from '@/features/admins/resource'
import { cartResource } from '@/features/carts/resource'
import { categoryResource } from '@/features/categories/resource'
import { driverResource } from '@/features/drivers/resource'
import { faqResource } from '@/features/faq/resource'
import { companyResource } from '@/features/logistics/resource'
import { dishResource } from '@/features/menus/resource'
import { notificationResource } from '@/features/notifications/resource'
import { orderResource } from '@/features/orders/resource'
import { otpResource } from '@/features/otps/resource'
import { payoutResource } from '@/features/payouts/resource'
import { restaurantResource } from '@/features/restaurants/resource'
import { ticketResource } from '@/features/tickets/resource'
import { transactionResource } from '@/features/transactions/resource'
import { userResource } from '@/features/users/resource'
import { vendorResource } from '@/features/vendors/resource'
import { viewResource } from '@/features/views/resource'
import { voucherResource } from '@/features/vouchers/resource'
import { findToast, renderApp, runClockUntil } from '../support/render-app'
import { holdResponse, server, takeLogged } from '../support/server'

interface ListCase {
  title: string
  path: string
  resource: Listing
  /** The page of a record; undefined if its details open over the list. */
  details?: (id: string) => string
  empty: string
}

// A new list module adds one entry.
const lists: ListCase[] = [
  {
    title: 'Vouchers',
    path: '/vouchers',
    resource: voucherResource,
    empty: 'No vouchers found matching your criteria',
  },
  {
    title: 'Orders',
    path: '/orders',
    resource: orderResource,
    details: (id) => `/orders/${id}`,
    empty: 'No orders yet. They appear here as customers place them.',
  },
  {
    title: 'Users',
    path: '/users',
    resource: userResource,
    empty: 'No users yet. Customers appear here when they sign up.',
  },
  {
    title: 'Restaurants',
    path: '/restaurants',
    resource: restaurantResource,
    empty: 'No restaurants yet. They appear here when a vendor registers one.',
  },
  {
    title: 'Drivers',
    path: '/drivers',
    resource: driverResource,
    empty: 'No drivers yet. They appear here when they apply.',
  },
  {
    title: 'Payouts',
    path: '/payouts',
    resource: payoutResource,
    empty: 'No payouts yet. Vendors, logistics companies and drivers request them.',
  },
  {
    title: 'Transactions',
    path: '/transactions',
    resource: transactionResource,
    empty: 'No transactions yet.',
  },
  {
    title: 'Tickets',
    path: '/tickets',
    resource: ticketResource,
    empty: 'No tickets. Nobody is waiting for an answer.',
  },
  {
    title: 'Vendors',
    path: '/vendors',
    resource: vendorResource,
    empty: 'No vendors yet. They appear here when a business registers.',
  },
  {
    title: 'Logistics',
    path: '/logistics',
    resource: companyResource,
    empty: 'No logistics companies yet.',
  },
  {
    title: 'Menus',
    path: '/menus',
    resource: dishResource,
    empty: 'No dishes yet. Restaurants add them in their own app.',
  },
  {
    title: 'Categories',
    path: '/categories',
    resource: categoryResource,
    empty: 'No categories yet',
  },
  {
    title: 'Admins',
    path: '/admins',
    resource: adminResource,
    empty: 'No admins yet',
  },
  {
    title: 'Notifications',
    path: '/notifications',
    resource: notificationResource,
    empty: 'Nothing has been sent yet',
  },
  {
    title: 'Carts',
    path: '/carts',
    resource: cartResource,
    empty: 'No carts. They appear here when customers start to order.',
  },
  {
    title: 'OTPs',
    path: '/otps',
    resource: otpResource,
    empty: 'No codes in the last days.',
  },
  {
    title: 'FAQ',
    path: '/faq',
    resource: faqResource,
    empty: 'No questions yet',
  },
  {
    title: 'Views',
    path: '/views',
    resource: viewResource,
    empty: 'Nothing was viewed in this period.',
  },
]

/** Serves `rows` on every page of a list. */
function serveRows({ path, ...names }: Listing, rows: unknown[], total = rows.length) {
  const pagination = { total, totalPages: Math.ceil(total / 20) }
  server.use(
    http.get(`*/api${path}`, () => HttpResponse.json({ [names.keys[1]]: rows, pagination })),
  )
}

const fail = ({ path }: Listing, status: number, message = 'The kitchen is on fire') =>
  server.use(http.get(`*/api${path}`, () => HttpResponse.json({ message }, { status })))

const requestsFor = (requests: string[], { path }: Listing) =>
  requests.filter((request) => request.startsWith(`GET /api${path}?`))

const firstValues = ({ filters }: Listing) =>
  Object.entries(filters).map(([name, { options }]) => [name, options[0][0]])

const table = (name: string) => screen.findByRole('table', { name, busy: false })
const rowsSchema = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)

describe.each(lists)('$title', ({ title, path, resource, empty }) => {
  const { noun, filters } = resource

  test(`${title}: requests the first page, and shows rows that have nothing but an id`, async () => {
    const app = renderApp(path)
    serveRows(resource, [{ id: 'bare-1' }, { _id: 'bare-2' }, { name: 'no id' }])
    expect(await screen.findAllByText('—')).not.toEqual([])
    const rows = await rowsSchema(title)
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toHaveTextContent('—')
    const query = new URLSearchParams([
      ['page', '1'],
      ['limit', '20'],
      ['search', ''],
      ...firstValues(resource),
    ])
    expect(requestsFor(app.requests, resource)).toEqual([
      `GET /api${resource.path}?${query.toString()}`,
    ])
    expect(takeLogged()).toEqual([expect.stringContaining('without an id')])
  })

  test(`${title}: filters by each select and by text, and clears them`, async () => {
    const app = renderApp(path)
    serveRows(resource, [{ id: 'row-1' }])
    await table(title)
    expect(document.body).toHaveTextContent(new RegExp(`1 ${noun[0]}(?![a-z])`))
    for (const [name, { options }] of Object.entries(filters)) {
      const select = screen.getByRole('combobox', { name: new RegExp(name, 'i') })
      const [value, label] = options[1] ?? []
      // The options of an open filter come from its page.
      if (!value || !label) continue
      await app.user.selectOptions(select, label)
      await waitFor(() =>
        expect(app.address()).toContain(new URLSearchParams({ [name]: value }).toString()),
      )
    }
    await app.user.type(
      screen.getByRole('searchbox', { name: title === 'OTPs' ? /phone/ : `Search ${noun[1]}` }),
      '0803 555{Enter}',
    )
    await waitFor(() => expect(app.address()).toContain('search=0803+555'))
    await waitFor(() =>
      expect(requestsFor(app.requests, resource).at(-1)).toContain(
        resource.hasPhones ? 'search=803555' : 'search=0803+555',
      ),
    )
    await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    await waitFor(() => expect(app.address()).toBe(path))
  })

  test(`${title}: says that nothing matches, or that there is nothing yet`, async () => {
    const app = renderApp(`${path}?search=nothing`)
    serveRows(resource, [])
    expect(
      await screen.findByRole('heading', { name: `No ${noun[1]} found matching your criteria` }),
    ).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(app.address()).toBe(path))
    expect(await screen.findByRole('heading', { name: empty })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  })
})

// The states of a list and of the details are shared code: three lists stand for all. The details of an order are a page, those
// of a payout are over the list, and those of a voucher are its own code.
const samples = lists.filter(({ title }) => ['Vouchers', 'Orders', 'Payouts'].includes(title))

describe.each(samples)('$title', ({ title, path, resource, details }) => {
  const { noun } = resource

  test(`${title}: retries a failed request three times, and again on demand`, async () => {
    const app = renderApp(path, { fakeTimers: true })
    fail(resource, 500)
    await runClockUntil(`The ${noun[1]} could not be loaded`)
    expect(requestsFor(app.requests, resource)).toHaveLength(4)
    expect(await findToast(/The kitchen is on fire/)).toBeVisible()
    serveRows(resource, [{ id: 'row-1' }])
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowsSchema(title)).toHaveLength(1)
  })

  test.each([404, 501])(
    `${title}: says that the backend lacks them after a %i, without a retry or toast`,
    async (status) => {
      const app = renderApp(path)
      fail(resource, status)
      const sentence = `This backend does not provide ${noun[1]}`
      expect(await screen.findByRole('heading', { name: sentence })).toBeVisible()
      expect(screen.getByText(`GET ${resource.path} answered ${status}`)).toBeVisible()
      expect(requestsFor(app.requests, resource)).toHaveLength(1)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      act(() => app.router.history.push('/nowhere'))
      expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible()
    },
  )

  test(`${title}: leads from a page past the end to the last one, and turns pages by key`, async () => {
    const app = renderApp(`${path}?page=9`)
    serveRows(resource, [{ id: 'row-1' }], 41)
    await waitFor(() => expect(app.address()).toBe(`${path}?page=3`))
    await table(title)
    await app.user.keyboard('p')
    await waitFor(() => expect(app.address()).toBe(`${path}?page=2`))
    await table(title)
    await app.user.keyboard('n')
    await waitFor(() => expect(app.address()).toBe(`${path}?page=3`))
  })

  // What a voucher's details say of an unknown voucher is specified.
  const goneTitle =
    path === '/vouchers' ? 'This voucher no longer exists' : `This ${noun[0]} could not be found`
  const detailsUrl = (id: string) => details?.(id) ?? `${path}?${noun[0]}=${id}`

  test(`${title}: opens a record with what the row knows, and returns to the same filters`, async () => {
    const app = renderApp(`${path}?search=row`)
    serveRows(resource, [{ id: 'row-1' }])
    const record = { [noun[0]]: { id: 'row-1' } }
    const respond = holdResponse('get', `*/api${resource.path}/:id`, 200, record)
    const [row] = await rowsSchema(title)
    row?.focus()
    await app.user.keyboard('{Enter}')
    const opened = details ? details('row-1') : `${path}?search=row&${noun[0]}=row-1`
    await waitFor(() => expect(app.address()).toBe(opened))
    const level = details ? 2 : 3
    expect(await screen.findByRole('heading', { level, name: 'row-1' })).toBeVisible()
    respond()
    expect(await screen.findAllByText('—')).not.toEqual([])
    act(() => app.router.history.back())
    await waitFor(() => expect(app.address()).toBe(`${path}?search=row`))
    expect(await rowsSchema(title)).toHaveLength(1)
  })

  test(`${title}: says that an unknown record could not be found, with a way to the list`, async () => {
    const app = renderApp(detailsUrl('nobody'))
    expect(await screen.findByRole('heading', { name: goneTitle })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    serveRows(resource, [])
    if (details) await app.user.click(screen.getByRole('link', { name: `All ${noun[1]}` }))
    else await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe(path))
  })
})
