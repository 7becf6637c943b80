import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { companyActions } from '@/features/logistics/actions'
import { companyResource } from '@/features/logistics/resource'
import { cellsOf } from '../../support/contents'
import { actionNames, addPayout, confirmAction, findFacts, findPanel } from '../../support/details'
import { findDialog, findToast, renderApp } from '../../support/render-app'
import { server } from '../../support/server'
import { testActions } from '../../support/test-actions'

testActions({
  records: (db) => db.logistics,
  resource: companyResource,
  actions: companyActions,
  url: (id) => `/logistics/${id}?dialog=`,
})

const ID = 'log-001'
const NAME = 'Swift Okada Ltd'
const PATCH = `PATCH /api/crm/logistics/${ID}`

test('the list counts the drivers, is filtered by status, and leads to a company', async () => {
  const { db, user, requests, address } = renderApp('/logistics')
  await screen.findByRole('table', { name: 'Logistics', busy: false })
  expect(screen.getByRole('banner')).toHaveTextContent(/Logistics9/)
  db.logistics.patch('log-007', {
    contactName: 'Bitrus Pam',
    phone: '+2348031234567',
    driverCount: 12,
    onlineCount: 5,
    deliveredCount: 2310,
    balance: 152_000,
    createdAt: '2026-01-05T09:00:00Z',
  })
  db.logistics.patch('log-006', {
    status: 'pending',
    contactName: 'Musa Bello',
    driverCount: 0,
    deliveredCount: 38,
    balance: 1500,
    createdAt: '2026-01-04T09:00:00Z',
  })
  db.logistics.patch('log-008', { driverCount: 1, createdAt: '2026-01-06T09:00:00Z' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending')
  await waitFor(() => expect(address()).toBe('/logistics?status=pending'))
  // Cards have the words "driver" and "drivers".
  await waitFor(async () =>
    expect(await cellsOf('Logistics')).toEqual([
      [
        'Niger Bridge Logistics Ltd',
        '—',
        '0 of 1 driver online',
        '0',
        '₦0.00',
        'Pending',
        'Joined 6 January 2026',
      ],
      [
        'Jos Plateau Riders Ltd',
        'Bitrus Pam',
        '5 of 12 drivers online',
        '2,310',
        '₦152,000.00',
        'Pending',
        'Joined 5 January 2026',
      ],
      [
        // The name, and the number of notes.
        'Arewa Express Ltd2',
        'Musa Bello',
        '0 drivers',
        '38',
        '₦1,500.00',
        'Pending',
        'Joined 4 January 2026',
      ],
    ]),
  )
  expect(document.body.textContent).not.toMatch(/803.?123/)
  expect(requests.at(-1)).toBe('GET /api/crm/logistics?page=1&limit=20&search=&status=pending')
  await user.click(screen.getByRole('link', { name: 'Jos Plateau Riders Ltd' }))
  expect(await screen.findByRole('heading', { level: 2, name: /^Jos Plateau/ })).toBeVisible()
  expect(address()).toBe('/logistics/log-007')
})

test('the details have the facts, drivers, payouts and a link to the orders', async () => {
  const { db } = renderApp(`/logistics/${ID}`)
  db.logistics.patch(ID, {
    contactName: 'Bola Adeyemi',
    phone: '+2348031234567',
    states: ['Lagos', 'Ogun'],
    driverCount: 12,
    onlineCount: 5,
    deliveredCount: 2310,
    rating: 4,
    balance: 152_000,
    account: { bankName: 'GTBank', accountName: 'OKADA', accountNumber: '0123454579' },
    createdAt: '2026-01-05T09:00:00Z',
  })
  addPayout(db, ID)
  expect(await findFacts('Company')).toEqual({
    Contact: 'Bola Adeyemi',
    Phone: '+234 803 123 4567',
    Email: 'swift-okada@example.com',
    States: 'Lagos, Ogun',
    Drivers: '12',
    'Online now': '5',
    Delivered: '2,310',
    Orders: 'View orders',
    Rating: '4.0',
    Balance: '₦152,000.00',
    Joined: '5 January 2026, 10:00',
  })
  const hrefs = [
    ['View orders', `/orders?search=${ID}`],
    ['View all drivers', `/drivers?search=${ID}`],
    ['View all payouts', `/payouts?search=${ID}`],
  ] as const
  for (const [name, href] of hrefs)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(document.body.textContent).toContain('••••••4579')

  const [driver] = db.drivers.list({ search: ID }).rows
  const name = `${driver?.firstName} ${driver?.lastName}`
  const drivers = within(await findPanel('Drivers'))
  expect(drivers.getAllByRole('link', { name })[0]).toHaveAttribute('href', `/driver/${driver?.id}`)
  expect(await cellsOf('Drivers')).toHaveLength(10)
  const [payout] = await cellsOf('Latest payouts')
  expect(payout).toEqual(['PAY-208431', '₦84,500.00', 'Requested', '4 March 2026'])
})

test('a company is suspended and reactivated, and its waiting drivers are offline', async () => {
  const { db, user, writes } = renderApp(`/logistics/${ID}`)
  const isOnline = () => db.drivers.list({ search: ID, availability: 'online' }).rows.length > 0
  const count = db.logistics.find(ID)?.driverCount
  expect(isOnline()).toBe(true)
  expect(await confirmAction(user, 'Suspend', 'company', 'Insurance has expired')).toBe(
    `Suspend ${NAME}? Its ${count} drivers get no more orders.`,
  )
  expect(await findToast('Company suspended')).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Reactivate']))
  expect(await findFacts('Company')).toMatchObject({ Reason: 'Insurance has expired' })
  expect(isOnline()).toBe(false)

  expect(await confirmAction(user, 'Reactivate', 'company')).toBe(
    `Reactivate ${NAME}? Its drivers can take orders again.`,
  )
  expect(await findToast('Company reactivated')).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Suspend']))
  expect(writes).toEqual([
    { request: PATCH, body: { status: 'suspended', reason: 'Insurance has expired' } },
    { request: PATCH, body: { status: 'active' } },
  ])
})

test('a company without most fields has "—" for them, and an unknown one leads to the list', async () => {
  const { router, user } = renderApp('/logistics/bare?dialog=suspend')
  const company = { _id: 'bare', states: 'Lagos', account: null, driverCount: 1 }
  server.use(http.get('*/api/crm/logistics/bare', () => HttpResponse.json({ logistics: company })))
  const dialog = await findDialog('Suspend company')
  expect(dialog).toHaveTextContent('Suspend bare? Its driver gets no more orders.')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  const { Orders, Drivers, ...others } = await findFacts('Company')
  expect([Orders, Drivers]).toEqual(['View orders', '1'])
  expect(new Set(Object.values(others))).toEqual(new Set(['—']))
  for (const name of ['Drivers', 'Latest payouts']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  }

  await router.navigate({ to: '/logistics/$id', params: { id: 'log-999' } })
  expect(await screen.findByText('This company could not be found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/logistics')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('drivers and orders lead to their company', async () => {
    const { db, router } = renderApp('/driver/drv-001')
    const link = () => screen.findByRole('link', { name: NAME })
    expect(await link()).toHaveAttribute('href', `/logistics/${ID}`)
    const order = db.orders.all().find(({ logistics }) => logistics?.id === ID)
    await router.navigate({ to: '/orders/$id', params: { id: order?.id ?? '' } })
    expect(
      await screen.findByRole('heading', { level: 2, name: order?.orderId ?? '' }),
    ).toBeVisible()
    expect(await link()).toHaveAttribute('href', `/logistics/${ID}`)
  })
})
