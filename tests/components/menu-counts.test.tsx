import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { findDialog, renderApp, voucherRows } from '../support/render-app'
import { holdResponse, server } from '../support/server'

type App = ReturnType<typeof renderApp>

const nav = () => screen.getByRole('navigation', { name: 'Modules' })
const linkOf = (name: string) => within(nav()).getByRole('link', { name })
const isCount = (request: string) => request.includes('&limit=1&')
const countsOf = ({ requests }: App) => requests.filter(isCount)

/** The descriptions of the links in the menu that have one. */
const descriptions = () =>
  within(nav())
    .getAllByRole('link')
    .flatMap((link) => (link.title ? [`${link.title}`] : []))

/** Waits until the menu has its counts. */
const findCounts = () => waitFor(() => expect(descriptions()).toHaveLength(7))

async function toggleCounts({ user }: App) {
  await user.click(screen.getByRole('button', { name: /Ada O\./ }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Show counts' }))
  await user.keyboard('{Escape}')
}

/** Sets the total of a list, or the status of its response. */
const serve = (noun: string, total: number, status = 200) =>
  server.use(
    http.get(`*/api/crm/${noun}`, () =>
      HttpResponse.json(
        { [`${noun}s`]: [{ id: '1' }], pagination: { total, totalPages: total } },
        { status },
      ),
    ),
  )

test('the menu says how many records of a module wait, and the names of its links stay', async () => {
  const { db } = renderApp('/nowhere', { hasCounts: true })
  await findCounts()
  const pending = { status: 'pending' }
  const expected = [
    ['Tickets', 'waiting', db.tickets.list({ queue: 'waiting' })],
    ['Vendors', 'pending', db.vendors.list(pending)],
    ['Logistics', 'pending', db.logistics.list(pending)],
    ['Drivers', 'pending', db.drivers.list(pending)],
    ['Orders', 'late', db.orders.list({ queue: 'late' })],
    ['Restaurants', 'pending', db.restaurants.list(pending)],
    ['Payouts', 'requested', db.payouts.list({ status: 'requested' })],
  ] as const
  for (const [name, word, { pagination }] of expected) {
    await waitFor(() =>
      expect(linkOf(name)).toHaveAccessibleDescription(`${pagination.total} ${word}`),
    )
    expect(linkOf(name)).toHaveTextContent(`${name}${pagination.total}`)
  }
  expect(linkOf('Users')).not.toHaveAccessibleDescription()
})

test('0 is not shown, more than 99 is "99+", and a backend without queues has pending orders and open tickets', async () => {
  renderApp('/nowhere', { hasCounts: true })
  serve('payout', 0)
  serve('ticket', 1240)
  serve('order', 99)
  await waitFor(() => expect(descriptions()).toHaveLength(6))
  expect(linkOf('Payouts')).not.toHaveAccessibleDescription()
  expect(linkOf('Payouts')).toHaveTextContent(/^Payouts$/)
  expect(linkOf('Tickets')).toHaveAccessibleDescription('1,240 open')
  expect(linkOf('Tickets')).toHaveTextContent('Tickets99+')
  expect(linkOf('Orders')).toHaveAccessibleDescription('99 pending')
  expect(linkOf('Orders')).toHaveTextContent('Orders99')
})

test('the title says by how much the counts have grown, until the list of the module is opened', async () => {
  const app = renderApp('/nowhere', { hasCounts: true, fakeTimers: true })
  // Their own grow with the time.
  for (const noun of ['order', 'ticket']) serve(noun, 1)
  serve('payout', 3)
  serve('vendor', 0)
  await waitFor(() => expect(linkOf('Payouts').title).toBe('3 requested'))
  expect(document.title).toMatch(/^Page not found/)
  serve('payout', 5)
  serve('vendor', 1)
  await act(() => vi.advanceTimersByTimeAsync(62_000))
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Page not found/))
  await app.user.click(linkOf('Payouts'))
  await waitFor(() => expect(document.title).toMatch(/^\(1\) Payouts/))
  await app.user.click(linkOf('Vendors'))
  await waitFor(() => expect(document.title).toMatch(/^Vendors/))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the counts are read after the first requests of the page, and then every minute', async () => {
    const app = renderApp('/vouchers', { hasCounts: true, fakeTimers: true })
    const respond = holdResponse('get', '*/api/crm/voucher', 200, { vouchers: [{ id: 'v-1' }] })
    await screen.findByRole('table', { name: 'Vouchers', busy: true })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(countsOf(app)).toEqual([])
    respond()
    await findCounts()
    await waitFor(() => expect(linkOf('Orders').title).toMatch(/late/))
    const first = countsOf(app)
    await act(() => vi.advanceTimersByTimeAsync(50_000))
    expect(countsOf(app)).toHaveLength(first.length)
    await act(() => vi.advanceTimersByTimeAsync(12_000))
    await waitFor(() => expect(countsOf(app)).toHaveLength(first.length + 7))
  })

  test('the dashboard and the menu share their counts', async () => {
    const app = renderApp('/', { hasCounts: true, fakeTimers: true })
    await findCounts()
    await waitFor(() => expect(linkOf('Orders').title).toMatch(/late/))
    const counts = countsOf(app)
    expect(new Set(counts).size).toBe(counts.length)
    await app.user.click(linkOf('FAQ'))
    await screen.findByRole('table', { name: 'FAQ', busy: false })
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await app.user.click(linkOf('Dashboard'))
    const tile = await screen.findByRole('link', { name: 'Tickets waiting' })
    await waitFor(() => expect(tile.closest('li')).toHaveAttribute('aria-busy', 'false'))
    // Younger than a minute.
    expect(countsOf(app)).toHaveLength(counts.length)
  })

  test('a count that fails shows nothing, also no toast, and one that the backend lacks is not asked for again', async () => {
    const app = renderApp('/nowhere', { hasCounts: true, fakeTimers: true })
    serve('ticket', 0, 404)
    await waitFor(() => expect(descriptions()).toHaveLength(6))
    serve('driver', 0, 500)
    // Later than the retries of the next reading.
    await act(() => vi.advanceTimersByTimeAsync(75_000))
    await waitFor(() => expect(linkOf('Drivers')).not.toHaveAccessibleDescription())
    expect(descriptions()).toHaveLength(5)
    expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
    const requestsFor = (noun: string) =>
      app.requests.filter((request) => request.includes(`/crm/${noun}?`)).length
    expect(requestsFor('ticket')).toBe(1)
    const failed = requestsFor('driver')
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
    expect([requestsFor('ticket'), requestsFor('driver')]).toEqual([1, failed])
  })

  test('a change of a record does not read the counts again', async () => {
    const app = renderApp('/nowhere', { hasCounts: true })
    await findCounts()
    await waitFor(() => expect(linkOf('Orders').title).toMatch(/late/))
    const counts = countsOf(app).length
    const { rows } = app.db.payouts.list({ status: 'requested' })
    const id = rows.find(({ account }) => account)?.id ?? ''
    await act(() => app.router.navigate({ href: `/payouts?payout=${id}&dialog=approve` }))
    const dialog = await findDialog('Approve payout')
    await app.user.click(await within(dialog).findByRole('button', { name: /^Approve/ }))
    await waitFor(() => expect(app.db.payouts.find(id)?.status).not.toBe('requested'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await screen.findByText('Payout approved')
    expect(countsOf(app)).toHaveLength(counts)
  })

  test('a switch in the menu of the user turns the counts off and on, and this browser keeps it', async () => {
    const app = renderApp('/vouchers', { hasCounts: true })
    await voucherRows()
    await findCounts()
    await toggleCounts(app)
    await waitFor(() => expect(descriptions()).toEqual([]))
    expect(localStorage.getItem('marketplace-admin.countsShown')).toBe('false')
    await toggleCounts(app)
    await findCounts()
  })

  test('without the counts, nothing is asked for them', async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    await screen.findByText('Updated just now')
    expect(countsOf(app)).toEqual([])
    await toggleCounts(app)
    await findCounts()
  })

  test('the drawer of a phone has the counts too', async () => {
    const app = renderApp('/nowhere', { hasCounts: true })
    await findCounts()
    await app.user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }))
    const drawer = await findDialog('Menu')
    expect(within(drawer).getByRole('link', { name: 'Payouts' })).toHaveAccessibleDescription(
      /^\d+ requested$/,
    )
  })
})
