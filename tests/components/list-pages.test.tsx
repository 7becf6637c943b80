import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { fieldsOf, type ListDefinition } from '@/api/list'
import { adminList } from '@/features/admins/resource'
import { cartList } from '@/features/carts/resource'
import { categoryList } from '@/features/categories/resource'
import { driverList } from '@/features/drivers/resource'
import { faqList } from '@/features/faq/resource'
import { companyList } from '@/features/logistics/resource'
import { dishList } from '@/features/menus/resource'
import { notificationList } from '@/features/notifications/resource'
import { orderList } from '@/features/orders/resource'
import { otpList } from '@/features/otps/resource'
import { payoutList } from '@/features/payouts/resource'
import { restaurantList } from '@/features/restaurants/resource'
import { ticketList } from '@/features/tickets/resource'
import { transactionList } from '@/features/transactions/resource'
import { userList } from '@/features/users/resource'
import { vendorList } from '@/features/vendors/resource'
import { viewList } from '@/features/views/resource'
import { voucherList } from '@/features/vouchers/resource'
import { findToast, renderApp, runClockUntil } from '../support/render-app'
import { holdResponse, server, takeLogged } from '../support/server'

interface ListCase {
  title: string
  path: string
  definition: ListDefinition
  /** The page of a record; undefined if its details open over the list. */
  details?: (id: string) => string
  empty: string
}

// A new list module adds one entry.
const lists: ListCase[] = [
  {
    title: 'Vouchers',
    path: '/vouchers',
    definition: voucherList,
    empty: 'No vouchers found matching your criteria',
  },
  {
    title: 'Orders',
    path: '/orders',
    definition: orderList,
    details: (id) => `/orders/${id}`,
    empty: 'No orders yet. They appear here as customers place them.',
  },
  {
    title: 'Users',
    path: '/users',
    definition: userList,
    empty: 'No users yet. Customers appear here when they sign up.',
  },
  {
    title: 'Restaurants',
    path: '/restaurants',
    definition: restaurantList,
    empty: 'No restaurants yet. They appear here when a vendor registers one.',
  },
  {
    title: 'Drivers',
    path: '/drivers',
    definition: driverList,
    empty: 'No drivers yet. They appear here when they apply.',
  },
  {
    title: 'Payouts',
    path: '/payouts',
    definition: payoutList,
    empty: 'No payouts yet. Vendors, logistics companies and drivers request them.',
  },
  {
    title: 'Transactions',
    path: '/transactions',
    definition: transactionList,
    empty: 'No transactions yet.',
  },
  {
    title: 'Tickets',
    path: '/tickets',
    definition: ticketList,
    empty: 'No tickets. Nobody is waiting for an answer.',
  },
  {
    title: 'Vendors',
    path: '/vendors',
    definition: vendorList,
    empty: 'No vendors yet. They appear here when a business registers.',
  },
  {
    title: 'Logistics',
    path: '/logistics',
    definition: companyList,
    empty: 'No logistics companies yet.',
  },
  {
    title: 'Menus',
    path: '/menus',
    definition: dishList,
    empty: 'No dishes yet. Restaurants add them in their own app.',
  },
  {
    title: 'Categories',
    path: '/categories',
    definition: categoryList,
    empty: 'No categories yet',
  },
  {
    title: 'Admins',
    path: '/admins',
    definition: adminList,
    empty: 'No admins yet',
  },
  {
    title: 'Notifications',
    path: '/notifications',
    definition: notificationList,
    empty: 'Nothing has been sent yet',
  },
  {
    title: 'Carts',
    path: '/carts',
    definition: cartList,
    empty: 'No carts. They appear here when customers start to order.',
  },
  {
    title: 'OTPs',
    path: '/otps',
    definition: otpList,
    empty: 'No codes in the last days.',
  },
  {
    title: 'FAQ',
    path: '/faq',
    definition: faqList,
    empty: 'No questions yet',
  },
  {
    title: 'Views',
    path: '/views',
    definition: viewList,
    empty: 'Nothing was viewed in this period.',
  },
]

/** Serves `rows` on every page of a list. */
function serveRows({ path, ...names }: ListDefinition, rows: unknown[], total = rows.length) {
  const pagination = { total, totalPages: Math.ceil(total / 20) }
  server.use(
    http.get(`*/api${path}`, () => HttpResponse.json({ [fieldsOf(names)[1]]: rows, pagination })),
  )
}

const fail = ({ path }: ListDefinition, status: number, message = 'The kitchen is on fire') =>
  server.use(http.get(`*/api${path}`, () => HttpResponse.json({ message }, { status })))

const requestsFor = (requests: string[], { path }: ListDefinition) =>
  requests.filter((request) => request.startsWith(`GET /api${path}?`))

const firstValues = ({ filters }: ListDefinition) =>
  Object.entries(filters).map(([name, { choices }]) => [name, choices[0][0]])

const table = (name: string) => screen.findByRole('table', { name, busy: false })
const rowsOf = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)

describe.each(lists)('$title', ({ title, path, definition, empty }) => {
  const { noun, filters } = definition

  test(`${title}: requests the first page, and shows rows that have nothing but an id`, async () => {
    const app = renderApp(path)
    serveRows(definition, [{ id: 'bare-1' }, { _id: 'bare-2' }, { name: 'no id' }])
    expect(await screen.findAllByText('—')).not.toEqual([])
    const rows = await rowsOf(title)
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toHaveTextContent('—')
    const query = new URLSearchParams([
      ['page', '1'],
      ['limit', '20'],
      ['search', ''],
      ...firstValues(definition),
    ])
    expect(requestsFor(app.requests, definition)).toEqual([
      `GET /api${definition.path}?${query.toString()}`,
    ])
    expect(takeLogged()).toEqual([expect.stringContaining('without an id')])
  })

  test(`${title}: filters by each select and by text, and clears them`, async () => {
    const app = renderApp(path)
    serveRows(definition, [{ id: 'row-1' }])
    await table(title)
    expect(document.body).toHaveTextContent(new RegExp(`1 ${noun[0]}(?![a-z])`))
    for (const [name, { choices }] of Object.entries(filters)) {
      const select = screen.getByRole('combobox', { name: new RegExp(name, 'i') })
      const [value, label] = choices[1] ?? []
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
      expect(requestsFor(app.requests, definition).at(-1)).toContain(
        definition.hasPhones ? 'search=803555' : 'search=0803+555',
      ),
    )
    await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    await waitFor(() => expect(app.address()).toBe(path))
  })

  test(`${title}: says that nothing matches, or that there is nothing yet`, async () => {
    const app = renderApp(`${path}?search=nothing`)
    serveRows(definition, [])
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

describe.each(samples)('$title', ({ title, path, definition, details }) => {
  const { noun } = definition

  test(`${title}: retries a failed request three times, and again on demand`, async () => {
    const app = renderApp(path, { fakeTimers: true })
    fail(definition, 500)
    await runClockUntil(`The ${noun[1]} could not be loaded`)
    expect(requestsFor(app.requests, definition)).toHaveLength(4)
    expect(await findToast(/The kitchen is on fire/)).toBeVisible()
    serveRows(definition, [{ id: 'row-1' }])
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowsOf(title)).toHaveLength(1)
  })

  test.each([404, 501])(
    `${title}: says that the backend lacks them after a %i, without a retry or toast`,
    async (status) => {
      const app = renderApp(path)
      fail(definition, status)
      const sentence = `This backend does not provide ${noun[1]}`
      expect(await screen.findByRole('heading', { name: sentence })).toBeVisible()
      expect(screen.getByText(`GET ${definition.path} answered ${status}`)).toBeVisible()
      expect(requestsFor(app.requests, definition)).toHaveLength(1)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      act(() => app.router.history.push('/nowhere'))
      expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible()
    },
  )

  test(`${title}: leads from a page past the end to the last one, and turns pages by key`, async () => {
    const app = renderApp(`${path}?page=9`)
    serveRows(definition, [{ id: 'row-1' }], 41)
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
    serveRows(definition, [{ id: 'row-1' }])
    const record = { [noun[0]]: { id: 'row-1' } }
    const respond = holdResponse('get', `*/api${definition.path}/:id`, 200, record)
    const [row] = await rowsOf(title)
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
    expect(await rowsOf(title)).toHaveLength(1)
  })

  test(`${title}: says that an unknown record could not be found, with a way to the list`, async () => {
    const app = renderApp(detailsUrl('nobody'))
    expect(await screen.findByRole('heading', { name: goneTitle })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    serveRows(definition, [])
    if (details) await app.user.click(screen.getByRole('link', { name: `All ${noun[1]}` }))
    else await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe(path))
  })
})
