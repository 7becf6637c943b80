import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { cartStatus } from '@/features/carts/resource'
import { cellsOf, factsIn } from '../../support/contents'
import { findDialog, renderApp } from '../../support/render-app'
import { server } from '../../support/server'
import { statusTexts } from '../../support/statuses'

const cart = {
  id: 'crt-1',
  user: { id: 'usr-1', name: 'Adaeze Bello', email: 'adaeze.bello@example.com', phone: '0803' },
  restaurant: [{ id: 'res-1', name: 'Buka Republic' }],
  itemCount: 3,
  subtotal: 9400,
  voucher: { id: 'v-1', code: 'SUYA15' },
  status: 'ABANDONED',
  createdAt: '2026-01-13T10:00:00Z',
  updatedAt: '2026-01-14T10:00:00Z',
}
const items = [
  { menu: { id: 'mnu-1' }, name: 'Party Jollof', quantity: 2, price: 3500 },
  { menu: null, name: 'Zobo', quantity: 1, price: 2400 },
]
const ordered = {
  ...cart,
  id: 'crt-2',
  user: null,
  voucher: null,
  status: 'ordered',
  order: { id: 'ord-1', orderId: 'ORD-4821907' },
}

/** Serves the two carts, in the list and with their items as details. */
function serveCarts() {
  server.use(
    http.get('*/api/crm/cart', () =>
      HttpResponse.json({ carts: [cart, ordered], pagination: { total: 2, totalPages: 1 } }),
    ),
    http.get('*/api/crm/cart/:id', ({ params: { id } }) =>
      HttpResponse.json({ cart: { ...(id === cart.id ? cart : ordered), items } }),
    ),
  )
}

test('the list shows whose carts they are', async () => {
  renderApp('/carts', { vouchers: 0 })
  serveCarts()
  const rest = ['Buka Republic', '3', '₦9,400.00']
  expect(await cellsOf('Carts')).toEqual([
    ['Adaeze Bello', ...rest, 'Abandoned', 'Updated 14 January 2026', 'View'],
    ['Guest', ...rest, 'Ordered', 'Updated 14 January 2026', 'View'],
  ])
})

test('the sheet has the items and their sum, and leads to all that the cart refers to', async () => {
  const app = renderApp('/carts', { vouchers: 0 })
  serveCarts()
  await app.user.click(await screen.findByRole('link', { name: 'Adaeze Bello' }))
  const dialog = await findDialog('Cart Details')
  expect(app.address()).toBe('/carts?cart=crt-1')
  const sheet = within(dialog)
  const list = await sheet.findByRole('list', { name: 'Items' })
  const lines = within(list).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    '2 ×Party Jollof₦7,000.00',
    '1 ×Zobo₦2,400.00',
  ])
  expect(factsIn(dialog)).toMatchObject({
    Customer: 'Adaeze Bello',
    Restaurant: 'Buka Republic',
    Voucher: 'SUYA15',
    Created: '13 January 2026, 11:00',
    Updated: '14 January 2026, 11:00',
    Subtotal: '₦9,400.00',
  })
  expect(document.body).not.toHaveTextContent('0803')
  const links = sheet.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/users/usr-1',
    '/restaurant/res-1',
    '/vouchers?voucher=v-1',
    '/menus/mnu-1',
    '/vouchers?create=adaeze.bello%40example.com',
  ])
  await app.user.click(sheet.getByRole('button', { name: 'Next cart' }))
  expect(await sheet.findByRole('link', { name: 'ORD-4821907' })).toHaveAttribute(
    'href',
    '/orders/ord-1',
  )
  expect(factsIn(dialog)).toMatchObject({ Customer: 'Guest', Order: 'ORD-4821907' })
  expect(factsIn(dialog)).not.toHaveProperty('Voucher')
  expect(sheet.queryByRole('link', { name: 'Issue voucher' })).not.toBeInTheDocument()
})

test('a voucher is issued to the customer of an abandoned cart, and leaving the form leads back to the cart', async () => {
  const app = renderApp('/carts?cart=crt-1', { vouchers: 0 })
  serveCarts()
  await app.user.click(await screen.findByRole('link', { name: 'Issue voucher' }))
  const form = within(await findDialog('Create New Voucher'))
  expect(form.getByRole('textbox', { name: /user/i })).toHaveValue('adaeze.bello@example.com')
  await app.user.type(form.getByLabelText('Title'), 'Sorry')
  await app.user.keyboard('{Escape}')
  await app.user.click(await screen.findByRole('button', { name: 'Discard' }))
  await findDialog('Cart Details')
  expect(app.address()).toBe('/carts?cart=crt-1')
})

test('a cart without items and with nothing else has only dashes', async () => {
  renderApp('/carts?cart=crt-9', { vouchers: 0 })
  server.use(
    http.get('*/api/crm/cart/crt-9', () => HttpResponse.json({ cart: { id: 'crt-9', items: [] } })),
  )
  const dialog = await findDialog('Cart Details')
  await within(dialog).findByRole('heading', { name: 'Guest' })
  const { Customer, ID, ...others } = factsIn(dialog)
  expect([Customer, ID]).toEqual(['Guest', expect.stringContaining('crt-9')])
  expect(new Set(Object.values(others))).toEqual(new Set(['—']))
  expect(within(dialog).queryByRole('list', { name: 'Items' })).not.toBeInTheDocument()
})

test('an unknown cart and a backend without carts are said in words', async () => {
  const app = renderApp('/carts?cart=crt-0', { vouchers: 0 })
  server.use(http.get('*/api/crm/cart', () => HttpResponse.json({}, { status: 404 })))
  const dialog = within(await findDialog('Cart Details'))
  expect(await dialog.findByText('This cart could not be found')).toBeVisible()
  await app.user.keyboard('{Escape}')
  expect(await screen.findByText('This backend does not provide carts')).toBeVisible()
})

test('the page of a user leads to their carts', async () => {
  const app = renderApp('/users/usr-002', { vouchers: 0 })
  const [known] = app.db.carts.all()
  if (!known) throw new Error('There are no carts')
  const user = { id: 'usr-002', name: 'Bola Adeyemi', email: 'bola.adeyemi@example.com' }
  app.db.carts.patch(known.id, { user, updatedAt: '2027-01-01T10:00:00Z' })
  await app.user.click(await screen.findByRole('link', { name: 'View all carts' }))
  expect(app.address()).toBe('/carts?search=usr-002')
  const rows = await cellsOf('Carts')
  expect(rows[0]?.[0]).toBe('Bola Adeyemi')
  expect(rows.length).toBeLessThan(8)
})

test('the statuses of a cart have these labels and colors', () => {
  expect(statusTexts(cartStatus)).toBe('Active blue, Abandoned orange, Ordered green')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    [{ status: 'active' }],
    [{ status: 'ordered' }],
    [{ user: null }],
    [{ user: { id: 'usr-1', name: 'Adaeze Bello' } }],
  ])('no voucher is offered for a cart with %j', async (change) => {
    renderApp('/carts?cart=crt-1', { vouchers: 0 })
    server.use(
      http.get('*/api/crm/cart/crt-1', () => HttpResponse.json({ cart: { ...cart, ...change } })),
    )
    expect(await screen.findByRole('group', { name: 'Actions' })).toBeEmptyDOMElement()
  })
})
