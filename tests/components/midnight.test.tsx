// @module-tag matrix

import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { findDialog, renderApp, rowAt, voucherRows } from '../support/render-app'
import { server } from '../support/server'

// 23:58:30 in Lagos.
const BEFORE = new Date('2026-11-20T22:58:30Z')
const MORNING = '2026-11-20T06:28:00Z'

function openBefore(address: string) {
  vi.useFakeTimers({ now: BEFORE, toFake: ['Date'] })
  return renderApp(address, { fakeTimers: true })
}

/** Moves the clock past midnight. */
const passMidnight = () => act(() => vi.advanceTimersByTimeAsync(100_000))

test.each([
  ['/orders', 'Orders'],
  ['/tickets', 'Tickets'],
  ['/payouts', 'Payouts'],
])(
  'a row of %s that was created today becomes one of yesterday at midnight',
  async (path, name) => {
    const app = openBefore(path)
    const kind = path.slice(1, -1)
    server.use(
      http.get(`*/api/crm/${kind}`, () =>
        HttpResponse.json({
          [`${kind}s`]: [{ id: 'r-1', createdAt: MORNING, updatedAt: MORNING }],
          pagination: { total: 1, totalPages: 1 },
        }),
      ),
    )
    const table = within(await screen.findByRole('table', { name, busy: false }))
    expect(table.getByText('Today, 07:28')).toBeVisible()
    await passMidnight()
    expect(table.getByText('Yesterday, 07:28')).toBeVisible()
    expect(table.queryByText('Today, 07:28')).not.toBeInTheDocument()
    expect(app.address()).toBe(path)
  },
)

test('a computer that slept over midnight shows the new day as soon as it is woken', async () => {
  const app = openBefore('/vouchers')
  app.db.add([
    {
      id: 'new',
      title: 'New',
      type: 'voucher',
      amount: 1,
      code: 'NEW',
      claimable: true,
      multiple: false,
      status: 'unclaimed',
      createdAt: MORNING,
      expiryDate: '2026-11-21',
    },
  ])
  const row = within(await rowAt(0))
  expect(row.getByText('Today')).toBeVisible()
  vi.setSystemTime(new Date('2026-11-21T07:00:00Z'))
  expect(row.getByText('Today')).toBeVisible()
  act(() => window.dispatchEvent(new Event('focus')))
  expect(row.getByText('Yesterday')).toBeVisible()
  expect(await voucherRows()).toHaveLength(6)
})

test('the note of an expiry date, and the facts and history of a record follow the day', async () => {
  const app = openBefore('/nowhere')
  const user = app.db.users.all()[0]
  const at = MORNING
  server.use(
    http.get('*/api/crm/user/:id', () =>
      HttpResponse.json({
        user: { ...user, id: 'u-1', createdAt: at, lastLoginAt: at },
        notes: [{ id: 'n-1', body: 'Called', at, by: null }],
        history: [{ at, event: 'blocked', by: null }],
      }),
    ),
  )
  await act(() => app.router.navigate({ href: '/users/u-1' }))
  await screen.findByText('Called')
  const count = screen.getAllByText('Today, 07:28').length
  expect(count).toBeGreaterThan(3)
  await passMidnight()
  expect(screen.getAllByText('Yesterday, 07:28')).toHaveLength(count)
  expect(screen.queryByText('Today, 07:28')).not.toBeInTheDocument()
})

test('the form of a voucher counts the days to its expiry anew', async () => {
  const app = openBefore('/vouchers?dialog=create')
  const dialog = within(await findDialog('Create New Voucher'))
  await app.user.type(dialog.getByLabelText('Expiry date'), '2026-11-21')
  expect(dialog.getByText('21 November 2026, tomorrow')).toBeVisible()
  await passMidnight()
  expect(dialog.getByText('21 November 2026, today')).toBeVisible()
})

test('the papers of a driver expire at midnight', async () => {
  const app = openBefore('/nowhere')
  const [{ id } = { id: '' }] = app.db.drivers.all()
  const papers = [{ type: 'Insurance', status: 'approved', expiresAt: '2026-11-19T23:00:00Z' }]
  server.use(
    http.get('*/api/crm/driver/:id', () =>
      HttpResponse.json({ driver: { id, status: 'pending', documents: papers } }),
    ),
  )
  await act(() => app.router.navigate({ href: `/driver/${id}` }))
  expect(await screen.findByText('today')).toBeVisible()
  await passMidnight()
  expect(screen.getByText('20 Nov 2026')).toBeVisible()
})

test('figures of a period of the server are read again on a new day', async () => {
  const app = openBefore('/analytics?period=today')
  await screen.findByRole('heading', { name: 'Orders per hour' })
  const asked = () => app.requests.filter((request) => request.includes('/crm/analytics?')).length
  const before = asked()
  await passMidnight()
  await waitFor(() => expect(asked()).toBe(before + 1))
})
