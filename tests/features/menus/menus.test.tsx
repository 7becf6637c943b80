import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { dishActions } from '@/features/menus/actions'
import { dishResource } from '@/features/menus/resource'
import { cellsOf } from '../../support/contents'
import { actionNames, findFacts, findPanel } from '../../support/details'
import { findDialog, findToast, renderApp } from '../../support/render-app'
import { server, takeLogged } from '../../support/server'
import { testActions } from '../../support/test-actions'

testActions({
  records: (db) => db.menus,
  resource: dishResource,
  actions: dishActions,
  url: (id) => `/menus/${id}?dialog=`,
  always: ['edit'],
})

const ID = 'mnu-003'
const PATCH = `PATCH /api/crm/menu/${ID}`
const jollof = {
  name: 'Smoky Party Jollof',
  description: 'Cooked over firewood',
  price: 3500,
  discountPrice: 3000,
  restaurant: { id: 'res-001', name: 'Mama Nkechi Kitchen' },
  category: { id: 'cat-001', name: 'Rice' },
  status: 'available',
  orderCount: 204,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-06T09:00:00Z',
}

const facts = () => findFacts('Dish')
const categories = () => screen.getByRole('combobox', { name: 'Category' })

test('the list is filtered by a category that a request has loaded, and leads to a dish', async () => {
  const { db, user, requests, address } = renderApp('/menus?search=party+jollof&status=available')
  const other = db.menus.list({ search: 'party jollof', category: 'cat-001' }).rows.at(0)
  db.menus.patch(ID, { ...jollof, name: 'Party Jollof Deluxe' })
  db.menus.patch(other?.id ?? '', { category: { id: 'cat-002', name: 'Swallow' } })
  await screen.findByRole('option', { name: 'Swallow' })
  expect(categories()).toHaveDisplayValue('All Categories')
  expect(within(categories()).getAllByRole('option')).toHaveLength(15)
  expect(requests).toContain('GET /api/crm/category?page=1&limit=100&search=&status=all')

  await user.selectOptions(categories(), 'Rice')
  const query = 'search=party+jollof&status=available&category=cat-001'
  await waitFor(() => expect(address()).toBe(`/menus?${query}`))
  expect(requests.at(-1)).toBe(`GET /api/crm/menu?page=1&limit=20&${query}`)
  await waitFor(async () => {
    const rows = await cellsOf('Menus')
    expect(new Set(rows.map(([, , category]) => category))).toEqual(new Set(['Rice']))
    expect(rows).toContainEqual([
      // The first letter stands for the picture.
      expect.stringMatching(/^P?Party Jollof Deluxe$/),
      'Mama Nkechi Kitchen',
      'Rice',
      'was ₦3,500.00 ₦3,000.00',
      '204',
      'Available',
      '6 January 2026',
    ])
  })
  await user.click(screen.getByRole('link', { name: 'Party Jollof Deluxe' }))
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Party Jollof Deluxe' }),
  ).toBeVisible()
  expect(address()).toBe(`/menus/${ID}`)
})

test('the details have the facts, links and options of a dish', async () => {
  const { db } = renderApp(`/menus/${ID}`)
  db.menus.patch(ID, {
    ...jollof,
    options: [
      { name: 'Protein', min: 1, max: 2, choices: [{ name: 'Turkey', price: 1500 }] },
      { name: 'Size', min: 1, max: 1, choices: [{ name: 'Regular', price: 0 }] },
      { name: 'Extras', min: 0, max: 3, choices: [] },
    ],
  })
  expect(await facts()).toEqual({
    Restaurant: 'Mama Nkechi Kitchen',
    Category: 'Rice',
    Orders: '204 orders',
    Price: '₦3,500.00',
    'Discount price': '₦3,000.00',
    Added: '5 January 2026, 10:00',
    Updated: '6 January 2026, 10:00',
    Description: 'Cooked over firewood',
  })
  const hrefs = [
    ['Mama Nkechi Kitchen', '/restaurant/res-001'],
    ['Rice', '/menus?category=cat-001'],
    ['204 orders', `/orders?search=${ID}`],
  ] as const
  for (const [name, href] of hrefs)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  const options = within(await findPanel('Options'))
  expect(options.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
    'ProteinChoose 1 to 2',
    'SizeChoose 1',
    'ExtrasChoose up to 3',
  ])
  expect(options.getByText('Turkey').parentElement).toHaveTextContent('Turkey+ ₦1,500.00')
  expect(options.getByText('Regular').parentElement).toHaveTextContent('Regular₦0.00')
})

test('a dish is sold out and available again at once, hidden with a reason, and shown', async () => {
  const { db, user, writes } = renderApp(`/menus/${ID}`)
  db.menus.capabilities.actions = ['edit']
  db.menus.patch(ID, jollof)
  await user.click(await screen.findByRole('button', { name: 'Sold out' }))
  expect(await findToast('Dish marked as sold out')).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Edit', 'Available', 'Hide']))
  await user.click(screen.getByRole('button', { name: 'Available' }))
  await waitFor(() => expect(actionNames()).toEqual(['Edit', 'Sold out', 'Hide']))

  await user.click(screen.getByRole('button', { name: 'Hide' }))
  const dialog = await findDialog('Hide dish')
  expect(dialog).toHaveTextContent(
    'Hide Smoky Party Jollof at Mama Nkechi Kitchen? Customers can no longer find it.',
  )
  await user.selectOptions(within(dialog).getByRole('combobox'), 'Wrong price')
  await user.click(within(dialog).getByRole('button', { name: 'Hide dish' }))
  expect(await findToast('Dish hidden')).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Edit', 'Show']))
  expect(await facts()).toMatchObject({ Reason: 'Wrong price' })
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await findToast('Dish shown')).toBeVisible()
  await waitFor(() => expect(actionNames()).toEqual(['Edit', 'Sold out', 'Hide']))
  expect(await facts()).not.toHaveProperty('Reason')
  expect(writes).toEqual([
    { request: PATCH, body: { status: 'sold_out' } },
    { request: PATCH, body: { status: 'available' } },
    { request: PATCH, body: { status: 'hidden', reason: 'Wrong price' } },
    { request: PATCH, body: { status: 'available' } },
  ])
})

test('a dish without most fields has "—" for them, and an unknown one leads to the list', async () => {
  const { router, user } = renderApp('/menus/bare?dialog=hide')
  const menu = {
    _id: 'bare',
    restaurant: 'res-9',
    category: { name: 'Rice' },
    status: 'draft',
    orderCount: 0,
    options: [],
  }
  server.use(http.get('*/api/crm/menu/bare', () => HttpResponse.json({ menu })))
  const dialog = await findDialog('Hide dish')
  expect(dialog).toHaveTextContent('Hide bare at res-9? Customers can no longer find it.')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  const { Restaurant, Category, Orders, ...others } = await facts()
  expect([Restaurant, Category, Orders]).toEqual(['res-9', 'Rice', 'No orders yet'])
  expect(new Set(Object.values(others))).toEqual(new Set(['—']))
  expect(screen.getByText('Draft')).toBeVisible()
  expect(screen.getByText('No options.')).toBeVisible()

  await router.navigate({ to: '/menus/$id', params: { id: 'mnu-999' } })
  expect(await screen.findByText('This dish could not be found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All dishes' })).toHaveAttribute('href', '/menus')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('an unknown category stays in the filter with its id, and matches nothing', async () => {
    const { user, requests, address } = renderApp('/menus?category=cat-999')
    expect(await screen.findByText('No dishes found matching your criteria')).toBeVisible()
    await screen.findByRole('option', { name: 'Rice' })
    expect(categories()).toHaveDisplayValue('cat-999')
    expect(requests).toContain(
      'GET /api/crm/menu?page=1&limit=20&search=&status=all&category=cat-999',
    )
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/menus'))
    expect(categories()).toHaveDisplayValue('All Categories')
    expect(screen.queryByRole('option', { name: 'cat-999' })).not.toBeInTheDocument()
  })

  test.each([404, 403])(
    'without categories (%i) the list is still filtered by the one of the URL',
    async (status) => {
      const refuse = () => HttpResponse.json({ message: 'Not yours' }, { status })
      renderApp('/menus?category=cat-001')
      server.use(http.get('*/api/crm/category', refuse))
      const rows = await cellsOf('Menus')
      expect(new Set(rows.map(([, , category]) => category))).toEqual(new Set(['Rice']))
      expect(categories()).toHaveDisplayValue('cat-001')
      const options = within(categories()).getAllByRole('option')
      expect(options.map(({ textContent }) => textContent)).toEqual(['All Categories', 'cat-001'])
      takeLogged()
    },
  )

  test('a refused change shows why, and leaves the dish as it was', async () => {
    const { db, user } = renderApp(`/menus/${ID}`)
    db.menus.patch(ID, { status: 'SOLD OUT' })
    const refuse = () => HttpResponse.json({ message: 'The restaurant is closed' }, { status: 422 })
    server.use(http.patch(`*/api/crm/menu/${ID}`, refuse))
    await user.click(await screen.findByRole('button', { name: 'Available' }))
    expect(await findToast('The restaurant is closed')).toBeVisible()
    expect(screen.getAllByText('Sold out')[0]).toBeVisible()
    expect(actionNames()).toEqual(['Edit', 'Available', 'Hide'])
  })

  test('the items of an order lead to their dishes', async () => {
    const { db } = renderApp('/orders/ord-001')
    const items = within(await screen.findByRole('list', { name: 'Items' }))
    for (const { name, menu } of db.orders.find('ord-001')?.items ?? [])
      expect(items.getByRole('link', { name })).toHaveAttribute('href', `/menus/${menu?.id}`)
  })
})
