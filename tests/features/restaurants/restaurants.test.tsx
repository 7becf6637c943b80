import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { restaurantActions } from '@/features/restaurants/actions'
import { restaurantResource } from '@/features/restaurants/resource'
import { cellsOf } from '../../support/contents'
import { actionNames, confirmAction } from '../../support/details'
import { findDialog, findToast, renderApp, sentence } from '../../support/render-app'
import { server } from '../../support/server'
import { testActions } from '../../support/test-actions'

testActions({
  records: (db) => db.restaurants,
  resource: restaurantResource,
  actions: restaurantActions,
  url: (id) => `/restaurant/${id}?dialog=`,
})

/** The values of a panel of facts, by label. */
async function facts(panel: string) {
  const region = await screen.findByRole('region', { name: panel, busy: false })
  const labels = within(region)
    .getAllByRole('term')
    .map((label) => label.textContent)
  const values = within(region)
    .getAllByRole('definition')
    .map((value) => value.textContent)
  return Object.fromEntries(labels.map((label, index) => [label, values[index]]))
}

test('the list shows which restaurants should be open, is filtered by state and leads to the details', async () => {
  const { db, user, requests, address } = renderApp('/restaurants?search=calabar')
  db.restaurants.patch('res-006', {
    status: 'closed',
    shouldBeOpen: true,
    orderCount: 14,
    rating: 4.6,
    createdAt: '2026-01-05T09:00:00Z',
    address: { text: '1 Aba Road', area: 'Kosofe', state: 'Lagos' },
  })
  db.restaurants.patch('res-030', { status: 'open', shouldBeOpen: true })
  expect(await cellsOf('Restaurants')).toEqual([
    [
      'Calabar Kitchen',
      'Calabar Kitchen Ltd',
      'Kosofe, Lagos',
      '14 orders',
      '4.6',
      'ClosedShould be open',
      'Joined 5 January 2026',
    ],
    expect.arrayContaining(['Calabar Kitchen Garki', 'Calabar Kitchen Ltd', 'Open']),
  ])
  db.restaurants.patch('res-030', { address: null })
  await user.selectOptions(screen.getByRole('combobox', { name: /state/i }), 'Lagos')
  await waitFor(() =>
    expect(requests.at(-1)).toBe(
      'GET /api/crm/restaurant?page=1&limit=20&search=calabar&status=all&state=Lagos',
    ),
  )
  await waitFor(async () => expect(await cellsOf('Restaurants')).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Calabar Kitchen' }))
  expect(await screen.findByRole('heading', { name: 'Calabar Kitchen' })).toBeVisible()
  expect(address()).toBe('/restaurant/res-006')
})

test('the details have the facts, the hours of each day, the latest orders and the dishes', async () => {
  const { db } = renderApp('/restaurant/res-001')
  const order = db.orders.all().find(({ restaurant }) => restaurant?.[0]?.id === 'res-001')
  const [dish] = db.menus.list({ search: 'res-001' }).rows
  db.restaurants.patch('res-001', {
    status: 'open',
    phone: '+2348005550424',
    rating: 4.7,
    ratingCount: 1,
    preparationMinutes: 25,
    minimumOrder: 2000,
    commissionRate: 12.5,
    openingHours: [
      { day: 'Monday', from: '09:00', to: '14:00' },
      { day: 'monday', from: '17:00', to: '21:30' },
    ],
  })
  expect(await facts('Restaurant')).toMatchObject({
    Vendor: 'Nkechi Foods Ltd',
    Rating: '4.7',
    'Rated by': '1 customer',
    Preparation: '25 min',
    'Minimum order': '₦2,000.00',
    Commission: '12.5%',
  })
  expect(await facts('Opening hours')).toMatchObject({
    Monday: '09:00 to 14:00, 17:00 to 21:30',
    Sunday: 'Closed',
  })
  expect(screen.getByRole('link', { name: '+234 800 555 0424' })).toHaveAttribute(
    'href',
    'tel:+2348005550424',
  )
  expect(screen.getByRole('link', { name: 'Nkechi Foods Ltd' })).toHaveAttribute(
    'href',
    '/vendors/ven-001',
  )
  const orders = screen.getByRole('region', { name: 'Latest orders' })
  expect(within(orders).getByRole('link', { name: order?.orderId ?? '' })).toBeVisible()
  expect(within(orders).getAllByText(order?.user?.name ?? '')[0]).toBeVisible()
  expect(within(orders).getByRole('link', { name: 'View all orders' })).toHaveAttribute(
    'href',
    '/orders?search=res-001',
  )
  const dishes = screen.getByRole('table', { name: 'Dishes' })
  expect(within(dishes).getAllByRole('link', { name: dish?.name ?? '' })[0]).toHaveAttribute(
    'href',
    `/menus/${dish?.id}`,
  )
  expect(screen.getByRole('link', { name: 'View all dishes' })).toHaveAttribute(
    'href',
    '/menus?search=res-001',
  )
})

test('a restaurant is closed with a reason, opened without a question, and suspended', async () => {
  const { db, user, writes } = renderApp('/restaurant/res-001')
  const request = 'PATCH /api/crm/restaurant/res-001'
  expect(await confirmAction(user, 'Close', 'restaurant', 'Technical problem')).toBe(
    'Close Mama Nkechi Kitchen now? Customers see it as closed. Orders under way go on.',
  )
  expect(await findToast(/^Restaurant closed/)).toBeVisible()
  expect(await facts('Restaurant')).toMatchObject({ Reason: 'Technical problem' })
  expect(actionNames()).toEqual(['Suspend', 'Open'])

  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await findToast(/^Restaurant opened/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Close' })).toHaveFocus()
  expect(await facts('Restaurant')).not.toHaveProperty('Reason')

  expect(await confirmAction(user, 'Suspend', 'restaurant', 'Food safety')).toBe(
    'Suspend Mama Nkechi Kitchen? Customers no longer find it. Orders under way go on.',
  )
  expect(await findToast(/^Restaurant suspended/)).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Reactivate']))
  await user.click(screen.getByRole('button', { name: 'Reactivate' }))
  const lift = within(await findDialog('Reactivate restaurant'))
  expect(lift.getByText(sentence(/^Open Mama Nkechi Kitchen again\?/))).toBeVisible()
  await user.click(lift.getByRole('button', { name: 'Reactivate restaurant' }))
  expect(await findToast(/^Restaurant reactivated/)).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Suspend', 'Close']))
  expect(writes).toEqual([
    { request, body: { status: 'closed', reason: 'Technical problem' } },
    { request, body: { status: 'open' } },
    { request, body: { status: 'suspended', reason: 'Food safety' } },
    { request, body: { status: 'open' } },
  ])
  expect(db.restaurants.find('res-001')).toMatchObject({ status: 'open' })
})

test('opening is sent once, and a failure leaves the button', async () => {
  const { user, writes } = renderApp('/restaurant/res-006')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.patch('*/api/crm/restaurant/res-006', async () => {
      await released
      return HttpResponse.json({ message: 'Its vendor is suspended' }, { status: 422 })
    }),
  )
  const button = await screen.findByRole('button', { name: 'Open' })
  await user.dblClick(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByTitle('Closed')).toBeVisible()
  release()
  expect(await findToast('Its vendor is suspended')).toBeVisible()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(writes).toHaveLength(1)
  expect(button).toHaveFocus()
})

test('a restaurant without most fields has "—" for them, and an unknown one leads to the list', async () => {
  const { router } = renderApp('/restaurant/bare')
  server.use(
    http.get('*/api/crm/restaurant/bare', () =>
      HttpResponse.json({
        restaurant: {
          _id: 'bare',
          vendor: 'ven-9',
          shouldBeOpen: 'yes',
          categories: [{ id: 'cat-1', name: 'Rice' }, null, { id: 'cat-2' }],
          // Without an end or a start, these are unknown.
          openingHours: [
            { day: 'Monday', from: '09:00' },
            { day: 'Tuesday', to: '21:00' },
          ],
        },
        restaurantOrder: [],
      }),
    ),
  )
  expect(await screen.findByRole('heading', { name: 'bare' })).toBeVisible()
  const { Vendor, Categories, ...others } = await facts('Restaurant')
  expect([Vendor, Categories]).toEqual(['ven-9', 'Rice'])
  expect(new Set(Object.values(others))).toEqual(new Set(['—']))
  expect(new Set(Object.values(await facts('Opening hours')))).toEqual(new Set(['—']))
  expect(screen.getByText('No orders yet.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Dishes' })).not.toBeInTheDocument()

  await router.navigate({ to: '/restaurant/$id', params: { id: 'res-999' } })
  expect(await screen.findByText('This restaurant could not be found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All restaurants' })).toHaveAttribute(
    'href',
    '/restaurants',
  )
})
