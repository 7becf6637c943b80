import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { formatShortDay } from '@/domain/format-dates'
import { addDays, lagosToday } from '@/domain/lagos'
import { driverActions } from '@/features/drivers/actions'
import { driverResource } from '@/features/drivers/resource'
import type { StoredDriver } from '../../../src/mock-api/seed/types'
import { cellsOf, columnHeaders, factsIn } from '../../support/contents'
import { actionNames } from '../../support/details'
import { findDialog, findToast, mountApp, runClockUntil } from '../../support/render-app'
import { startMockApi } from '../../support/server'
import { testActions } from '../../support/test-actions'

testActions({
  records: (db) => db.drivers,
  resource: driverResource,
  actions: driverActions,
  url: (id) => `/driver/${id}?dialog=`,
})

const ID = 'drv-001'
const PATCH = 'PATCH /api/crm/driver/drv-001'

/** Renders a page. `changes` are made to the drivers of the mock API before that. */
function renderPage(
  address: string,
  changes: Record<string, Partial<StoredDriver>> = {},
  { fakeTimers = false } = {},
) {
  const api = startMockApi({ vouchers: 0 })
  for (const [id, change] of Object.entries(changes)) api.db.drivers.patch(id, change)
  return { ...api, ...mountApp(address, api.db, { fakeTimers }) }
}

/** Waits for the details, and returns the value of a fact. */
async function findFact(label: string) {
  const term = await screen.findByText(label, { selector: '[aria-busy=false] dt' })
  const value = term.nextElementSibling
  if (!(value instanceof HTMLElement)) throw new Error(`${label} has no value.`)
  return value
}

test('what a call to a driver is about comes first, and an applicant has nothing of it', async () => {
  const app = renderPage('/driver/drv-001', { 'drv-001': { status: 'active', cashInHand: 4500 } })
  await findFact('Cash in hand')
  const labels = () => Object.keys(factsIn(screen.getByRole('region', { name: 'Driver' })))
  const expected = ['Phone', 'Availability', 'Current order', 'Orders now', 'Cash in hand']
  expect(labels().filter((label) => expected.includes(label))).toEqual(
    labels().slice(0, labels().indexOf('Cash in hand') + 1),
  )
  app.db.drivers.patch('drv-001', { status: 'pending' })
  await act(() => app.router.options.context.queryClient.invalidateQueries())
  await waitFor(() => expect(labels()[0]).toBe('Vehicle'))
  for (const label of expected.slice(1)) expect(labels()).not.toContain(label)
})

const inDays = (days: number) => addDays(lagosToday(), days)

const ojo = {
  firstName: 'Musa',
  lastName: 'Ojo',
  phone: '0803 123 4567',
  plateNumber: 'ZZZ-101AA',
  vehicleType: 'tricycle',
  logistics: { id: 'log-001', name: 'Swift Okada Ltd' },
  status: 'active',
  availability: 'busy',
  deliveredCount: 1318,
  cashInHand: 12_500,
  lastSeenAt: '2026-03-04T09:00:00Z',
}
const bello = {
  firstName: 'Ada',
  lastName: 'Bello',
  plateNumber: 'ZZZ-102AA',
  vehicleType: null,
  logistics: null,
  status: 'pending',
  availability: 'OFFLINE',
  deliveredCount: 0,
  cashInHand: 0,
  lastSeenAt: null,
}

describe("a driver's page", () => {
  test('the page has the facts, papers, latest orders and payouts of a driver', async () => {
    const app = renderPage(`/driver/${ID}`, {
      [ID]: {
        ...ojo,
        logistics: null,
        rating: 5,
        currentOrder: { id: 'ord-001', orderId: 'ORD-1234567' },
        documents: [
          { type: "Driver's licence", status: 'approved', expiresAt: inDays(30) },
          { type: "Driver's licence", status: 'expired', expiresAt: inDays(-1) },
          { type: 'Vehicle papers', status: 'rejected', expiresAt: inDays(31) },
          { type: 'Insurance', status: 'approved', expiresAt: inDays(0) },
          { type: 'Road worthiness', status: 'approved', expiresAt: inDays(-2) },
          { type: "Guarantor's form", status: 'pending' },
        ],
      },
    })
    for (const payout of app.db.payouts.list({ limit: 1 }).rows)
      app.db.payouts.add({
        ...payout,
        id: 'pay-1',
        payoutId: 'PAY-208431',
        amount: 84_500,
        status: 'requested',
        payee: { ...payout.payee, id: ID },
        createdAt: '2026-03-04T09:00:00Z',
      })
    expect(await findFact('Phone')).toHaveTextContent(/^\+234 803 123 4567$/)
    const call = screen.getByRole('link', { name: '+234 803 123 4567' })
    expect(call).toHaveAttribute('href', 'tel:+2348031234567')
    expect(await findFact('Rating')).toHaveTextContent(/^5\.0$/)
    expect(within(await findFact('Current order')).getByRole('link')).toHaveAttribute(
      'href',
      '/orders/ord-001',
    )

    expect(screen.queryByText('Company')).not.toBeInTheDocument()

    const papers = within(screen.getByRole('region', { name: 'Papers' }))
    const states = papers.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(states).toEqual([
      `ApprovedExpires ${formatShortDay(inDays(30))}, in 30 days`,
      `Expired${formatShortDay(inDays(-1))}`,
      `RejectedExpires ${formatShortDay(inDays(31))}`,
      `ApprovedExpires ${formatShortDay(inDays(0))}, today`,
      `Expired${formatShortDay(inDays(-2))}`,
      'Pending',
    ])
    expect(papers.getByText('in 30 days')).toHaveClass('text-orange')
    expect(papers.getByText(formatShortDay(inDays(-2)))).toHaveClass('text-red')

    const orders = screen.getByRole('region', { name: 'Latest orders' })
    expect(await cellsOf('Latest orders')).not.toEqual([])
    expect(within(orders).getByRole('link', { name: 'View all orders' })).toHaveAttribute(
      'href',
      '/orders?search=drv-001',
    )
    const [payout] = await cellsOf('Latest payouts')
    expect(payout).toEqual(['PAY-208431', '₦84,500.00', 'Requested', '4 March 2026'])
    const payouts = screen.getByRole('region', { name: 'Latest payouts' })
    const hrefs = within(payouts)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/payouts?search=drv-001', expect.stringMatching(/^\/payouts\?payout=/)])
  })

  test('an unknown id has a link to the list', async () => {
    renderPage('/driver/nobody')
    expect(await screen.findByText('This driver could not be found')).toBeVisible()
    const link = screen.getByRole('link', { name: 'All drivers' })
    expect(link).toHaveAttribute('href', '/drivers')
  })
})

describe('actions', () => {
  test('a driver is approved, suspended while delivering, and reactivated', async () => {
    const currentOrder = { id: 'ord-001', orderId: 'ORD-1234567' }
    const app = renderPage(`/driver/${ID}`, { [ID]: { ...ojo, status: 'pending', currentOrder } })
    async function open(action: string) {
      await app.user.click(await screen.findByRole('button', { name: action }))
      return findDialog(`${action} driver`)
    }
    async function confirm(dialog: HTMLElement) {
      await app.user.click(within(dialog).getByRole('button', { name: / driver$/ }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }

    await screen.findByRole('button', { name: 'Approve' })
    expect(actionNames()).toEqual(['Decline', 'Approve'])
    const approval = await open('Approve')
    expect(approval).toHaveTextContent('Approve Musa Ojo? They can take orders at once.')
    await confirm(approval)
    expect(await findToast('Driver approved')).toBeVisible()
    await waitFor(() => expect(actionNames()).toEqual(['Suspend']))

    const suspension = await open('Suspend')
    expect(suspension).toHaveTextContent(
      'Suspend Musa Ojo? They get no more orders.They are delivering ORD-1234567 now: give it to another driver first.',
    )
    const order = within(suspension).getByRole('link', { name: 'ORD-1234567' })
    expect(order).toHaveAttribute('href', '/orders/ord-001')
    await app.user.selectOptions(within(suspension).getByRole('combobox'), 'Abusive behaviour')
    await confirm(suspension)
    expect(await findToast('Driver suspended')).toBeVisible()
    await waitFor(() => expect(actionNames()).toEqual(['Reactivate']))
    expect(await findFact('Reason')).toHaveTextContent('Abusive behaviour')

    const reactivation = await open('Reactivate')
    expect(reactivation).toHaveTextContent('Reactivate Musa Ojo?')
    await confirm(reactivation)
    expect(await findToast('Driver reactivated')).toBeVisible()
    await waitFor(() => expect(actionNames()).toEqual(['Suspend']))
    expect(app.writes).toEqual([
      { request: PATCH, body: { status: 'active' } },
      { request: PATCH, body: { status: 'suspended', reason: 'Abusive behaviour' } },
      { request: PATCH, body: { status: 'active' } },
    ])
  })
})

test('a driver has the number of orders that are not over, and the list a filter by state', async () => {
  const app = renderPage('/drivers?state=Enugu')
  const inState = app.db.drivers.list({ state: 'Enugu', limit: 100 }).rows
  const select = await screen.findByRole('combobox', { name: /state/i })
  expect(select).toHaveValue('Enugu')
  expect(within(select).getByRole('option', { name: 'Akwa Ibom' })).toBeInTheDocument()
  const rows = await cellsOf('Drivers')
  expect(rows).toHaveLength(inState.length)
  expect(app.requests.at(-1)).toContain('state=Enugu')
  const open = app.db.orders.all().find(({ status, driver }) => driver && status === 'preparing')
  const { id = '' } = open?.driver ?? {}
  const isOpen = (status: string) => !/^(?:delivered|declined|canceled)$/i.test(status)
  const orders = app.db.orders
    .all()
    .filter(({ driver, status }) => driver?.id === id && isOpen(status))
  await act(() => app.router.navigate({ href: `/driver/${id}` }))
  expect(await findFact('Orders now')).toHaveTextContent(String(orders.length))
})

describe('the bank account', () => {
  const account = { bankName: 'GTBank', accountName: 'MUSA OJO', accountNumber: '0123454579' }
  const pageText = () => document.body.textContent
  const show = () => screen.findByRole('button', { name: 'Show account number' })

  test('the account number is shown for 30 seconds, and not while the tab is hidden', async () => {
    const app = renderPage(`/driver/${ID}`, { [ID]: { account } }, { fakeTimers: true })
    await app.user.click(await show())
    expect(await findFact('Number')).toHaveTextContent(/^0123454579/)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(pageText()).toContain('0123454579')
    await runClockUntil('••••••4579')
    expect(pageText()).not.toContain('0123454579')

    await app.user.click(await show())
    expect(pageText()).toContain('0123454579')
    await app.user.click(screen.getByRole('button', { name: 'Hide account number' }))
    expect(pageText()).not.toContain('0123454579')

    await app.user.click(await show())
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(pageText()).not.toContain('0123454579')

    await app.user.click(await show())
    await act(() => app.router.navigate({ href: '/nowhere' }))
    await act(() => app.router.navigate({ href: `/driver/${ID}` }))
    expect(await show()).toBeVisible()
    expect(pageText()).not.toContain('0123454579')
  })

  test('a number that the server has masked has no button', { tags: 'matrix' }, async () => {
    renderPage(`/driver/${ID}`, { [ID]: { account: { ...account, accountNumber: '******4579' } } })
    expect(await findFact('Number')).toHaveTextContent(/^\*{6}4579$/)
    expect(screen.queryByRole('button', { name: /account number/ })).not.toBeInTheDocument()
  })
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the drivers who are busy are found, without their phone numbers, and one is opened', async () => {
    const app = renderPage('/drivers?search=zzz-10', { [ID]: ojo, 'drv-002': bello })
    // With the words that only a card shows.
    const busy = [
      'Musa Ojo',
      'Swift Okada Ltd',
      'Tricycle, Swift Okada Ltd',
      '1,318',
      '₦12,500.00',
      'Busy',
      'Active',
      'Last seen 4 March 2026',
    ]
    const offline = ['Ada Bello', '—', '—', '0', '₦0.00', 'Offline']
    const rows = await cellsOf('Drivers')
    expect(rows.toSorted()).toEqual([[...offline, 'Pending', '—'], busy])
    const dotOf = (text: string) =>
      screen.getByText(text, { selector: 'td span' }).firstElementChild
    expect(dotOf('Busy')).toHaveClass('bg-blue')
    expect(dotOf('Offline')).toHaveClass('bg-gray')
    const headers = columnHeaders()
    expect(headers.join()).toBe(
      'Driver,Company,Vehicle,Delivered,Cash in hand,Availability,Status,Last seen',
    )
    expect(document.body.textContent).not.toMatch(/803.?123/)

    const filter = screen.getByRole('combobox', { name: 'Availability' })
    expect(filter).toHaveDisplayValue('All Availability')
    await app.user.selectOptions(filter, 'Busy')
    await waitFor(async () => expect(await cellsOf('Drivers')).toEqual([busy]))
    expect(app.address()).toBe('/drivers?search=zzz-10&availability=busy')
    expect(app.requests.at(-1)).toBe(
      'GET /api/crm/driver?page=1&limit=20&search=zzz-10&status=all&availability=busy',
    )
    await app.user.click(screen.getByRole('link', { name: 'Musa Ojo' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Musa Ojo' })).toBeVisible()
    expect(app.address()).toBe('/driver/drv-001')
  })
})
