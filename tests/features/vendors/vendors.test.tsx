import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { vendorActions } from '@/features/vendors/actions'
import { vendorResource } from '@/features/vendors/resource'
import { cellsOf } from '../../support/contents'
import { actionNames, addPayout, confirmAction, findFacts, findPanel } from '../../support/details'
import { fill, findDialog, findToast, renderApp } from '../../support/render-app'
import { server } from '../../support/server'
import { testActions } from '../../support/test-actions'

testActions({
  records: (db) => db.vendors,
  resource: vendorResource,
  actions: vendorActions,
  url: (id) => `/vendors/${id}?dialog=`,
})

const ID = 'ven-002'
const NAME = 'Buka Republic Ltd'
const PATCH = `PATCH /api/crm/vendor/${ID}`

test('the list shows what is known of a vendor, and leads to it', async () => {
  const { db, user, address } = renderApp('/vendors?search=calabar')
  db.vendors.patch('ven-006', {
    contactName: 'Bola Adeyemi',
    phone: '+2348031234567',
    restaurantCount: 1,
    balance: 84_500,
    createdAt: '2026-01-05T09:00:00Z',
  })
  const row = [
    // The name, and the number of notes.
    'Calabar Kitchen Ltd2',
    'Bola Adeyemi',
    'calabar-kitchen@example.com',
    // Cards need the noun.
    '1 restaurant',
    '₦84,500.00',
    'Active',
    'Joined 5 January 2026',
  ]
  expect(await cellsOf('Vendors')).toEqual([row])
  expect(document.body.textContent).not.toMatch(/803.?123/)

  await user.click(await screen.findByRole('link', { name: 'Calabar Kitchen Ltd' }))
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Calabar Kitchen Ltd' }),
  ).toBeVisible()
  expect(address()).toBe('/vendors/ven-006')
})

test('the details have the facts, restaurants, payouts and the masked account', async () => {
  const { db } = renderApp(`/vendors/${ID}`)
  db.vendors.patch(ID, {
    contactName: 'Bola Adeyemi',
    phone: '+2348031234567',
    rcNumber: 'RC 1482093',
    state: 'Lagos',
    balance: 84_500,
    commissionRate: 12.5,
    account: { bankName: 'GTBank', accountName: 'BUKA', accountNumber: '0123454579' },
    createdAt: '2026-01-05T09:00:00Z',
  })
  addPayout(db, ID)
  expect(await findFacts('Vendor')).toEqual({
    Contact: 'Bola Adeyemi',
    Phone: '+234 803 123 4567',
    Email: 'buka-republic@example.com',
    'Register number': 'RC 1482093',
    State: 'Lagos',
    Restaurants: '2',
    Commission: '12.5%',
    Balance: '₦84,500.00',
    Joined: '5 January 2026, 10:00',
  })
  expect(await findFacts('Bank account')).toMatchObject({ Bank: 'GTBank', Name: 'BUKA' })
  expect(document.body.textContent).toContain('••••••4579')
  expect(document.body.textContent).not.toContain('0123454579')

  const restaurants = within(await findPanel('Restaurants'))
  const own = db.restaurants.list({ search: ID }).rows
  expect(own).toHaveLength(2)
  for (const { id, name } of own)
    expect(restaurants.getByRole('link', { name })).toHaveAttribute('href', `/restaurant/${id}`)
  expect(restaurants.getByRole('link', { name: 'View all restaurants' })).toHaveAttribute(
    'href',
    `/restaurants?search=${ID}`,
  )
  const [payout] = await cellsOf('Latest payouts')
  expect(payout).toEqual(['PAY-208431', '₦84,500.00', 'Requested', '4 March 2026'])
  expect(screen.getByRole('link', { name: 'View all payouts' })).toHaveAttribute(
    'href',
    `/payouts?search=${ID}`,
  )
})

test('a vendor is suspended with its restaurants, and reactivated without opening them', async () => {
  const { db, user, writes } = renderApp(`/vendors/${ID}`)
  const statuses = () => db.restaurants.list({ search: ID }).rows.map(({ status }) => status)
  expect(await confirmAction(user, 'Suspend', 'vendor', 'Suspected fraud')).toBe(
    `Suspend ${NAME}? Its 2 restaurants are hidden from customers. Orders under way go on.`,
  )
  expect(await findToast('Vendor suspended')).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Reactivate']))
  expect(await findFacts('Vendor')).toMatchObject({ Reason: 'Suspected fraud' })
  expect(within(await findPanel('Restaurants')).getAllByText('Suspended')).toHaveLength(2)
  expect(statuses()).toEqual(['suspended', 'suspended'])

  expect(await confirmAction(user, 'Reactivate', 'vendor')).toBe(
    `Reactivate ${NAME}? Its restaurants stay closed until they are opened.`,
  )
  expect(await findToast('Vendor reactivated')).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Suspend']))
  expect(await findFacts('Vendor')).not.toHaveProperty('Reason')
  expect(statuses()).toEqual(['closed', 'closed'])
  expect(writes).toEqual([
    { request: PATCH, body: { status: 'suspended', reason: 'Suspected fraud' } },
    { request: PATCH, body: { status: 'active' } },
  ])
})

test('a pending vendor is approved, and Enter does not suspend it then', async () => {
  const { user, writes } = renderApp('/vendors/ven-022')
  await screen.findByRole('button', { name: 'Approve' })
  expect(actionNames()).toEqual(['Decline', 'Approve'])
  expect(await confirmAction(user, 'Approve', 'vendor')).toBe(
    'Approve Asun Republic Ltd? Its restaurants can be opened.',
  )
  expect(await findToast('Vendor approved')).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Suspend']))
  expect(screen.getByRole('button', { name: 'Suspend' })).not.toHaveFocus()
  expect(document.body).not.toHaveFocus()
  expect(writes).toEqual([{ request: 'PATCH /api/crm/vendor/ven-022', body: { status: 'active' } }])
})

test('a refused suspension shows why, and keeps the reason', async () => {
  const { db, user } = renderApp(`/vendors/${ID}?dialog=suspend`)
  const message = 'Only a supervisor may do this'
  server.use(
    http.patch(`*/api/crm/vendor/${ID}`, () => HttpResponse.json({ message }, { status: 422 })),
  )
  const dialog = within(await findDialog('Suspend vendor'))
  await user.click(dialog.getByRole('button', { name: 'Suspend vendor' }))
  expect(await dialog.findByText('A reason is required')).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox'), 'Food safety')
  await user.click(dialog.getByRole('button', { name: 'Suspend vendor' }))
  expect(await findToast(message)).toBeVisible()
  expect(dialog.getByRole('combobox')).toHaveValue('Food safety')
  expect(db.vendors.find(ID)).toMatchObject({ status: 'active' })
})

test('a vendor without most fields has "—" for them, and an unknown one leads to the list', async () => {
  const { router } = renderApp('/vendors/bare')
  const bare = { vendor: { id: 'bare', account: null }, vendorRestaurant: [] }
  server.use(http.get('*/api/crm/vendor/bare', () => HttpResponse.json(bare)))
  expect(await screen.findByRole('heading', { level: 2, name: 'bare' })).toBeVisible()
  const values = [
    ...Object.values(await findFacts('Vendor')),
    ...Object.values(await findFacts('Bank account')),
  ]
  expect(new Set(values)).toEqual(new Set(['—']))
  expect(screen.getByText('No restaurants yet.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Latest payouts' })).not.toBeInTheDocument()

  await router.navigate({ to: '/vendors/$id', params: { id: 'ven-999' } })
  expect(await screen.findByText('This vendor could not be found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All vendors' })).toHaveAttribute('href', '/vendors')
})

test('a URL with a dialog that the status forbids is reported, and loses the dialog', async () => {
  const { db, address } = renderApp(`/vendors/${ID}?dialog=approve`)
  db.vendors.patch(ID, { status: 'active' })
  expect(await findToast(`Approve is not possible for ${NAME}`)).toBeVisible()
  await waitFor(() => expect(address()).toBe(`/vendors/${ID}`))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the profile has the same list, with search params of its own', async () => {
    const { db, user, requests, address } = renderApp('/profile?status=pending&page=9')
    const pending = db.vendors.list({ status: 'pending' }).rows.map(({ name }) => name)
    await waitFor(async () =>
      expect((await cellsOf('Vendors')).map(([name]) => name)).toEqual(pending),
    )
    expect(address()).toBe('/profile?status=pending')
    await fill(user, screen.getByRole('searchbox', { name: 'Search vendors' }), '0800 555 0422')
    await waitFor(() => expect(address()).toMatch(/^\/profile\?.*search=0800/))
    await waitFor(async () => expect(await cellsOf('Vendors')).toHaveLength(1))
    expect(requests.at(-1)).toBe(
      'GET /api/crm/vendor?page=1&limit=20&search=8005550422&status=pending',
    )
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    await waitFor(() => expect(address()).toBe('/profile'))
    expect(await cellsOf('Vendors')).toHaveLength(20)
  })

  test.each([
    [0, ''],
    [1, ' Its restaurant is hidden from customers.'],
    [undefined, ' Its restaurants are hidden from customers.'],
  ])(
    'the question before a suspension of a vendor with %s restaurants',
    async (count, sentence) => {
      renderApp('/vendors/bare?dialog=suspend')
      server.use(
        http.get('*/api/crm/vendor/bare', () =>
          HttpResponse.json({ vendor: { _id: 'bare', status: 'ACTIVE', restaurantCount: count } }),
        ),
      )
      const dialog = await findDialog('Suspend vendor')
      expect(dialog).toHaveTextContent(`Suspend bare?${sentence} Orders under way go on.`)
    },
  )
})
