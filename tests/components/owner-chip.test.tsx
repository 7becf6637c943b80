import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { cellsOf } from '../support/contents'
import { fill, renderApp } from '../support/render-app'
import { server } from '../support/server'

const chip = (text: string) => screen.findByRole('button', { name: `Remove “${text}”` })
const searchBox = () => screen.queryByRole('searchbox')

function renderOrdersOf(users: readonly string[]) {
  renderApp('/orders?search=u1', { vouchers: 0 })
  const orders = users.map((id, index) => ({ id: `o${index}`, user: { id } }))
  server.use(http.get('*/api/crm/order', () => HttpResponse.json({ orders, pagination: {} })))
}

test.each(['{Backspace}', '{Delete}', '{Enter}'])('%s removes the chip', async (key) => {
  const { user, address } = renderApp('/orders?search=u1', { vouchers: 0 })
  const orders = [{ id: 'o1', user: { id: 'u1' } }]
  server.use(http.get('*/api/crm/order', () => HttpResponse.json({ orders, pagination: {} })))
  const removal = await chip('Orders of u1')
  removal.focus()
  await user.keyboard(key)
  await waitFor(() => expect(address()).toBe('/orders'))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('“View all” leads to a list with the name of the record as a chip, which can be removed', async () => {
    const { user, address } = renderApp('/users/usr-018', { vouchers: 0 })
    await user.click(await screen.findByRole('link', { name: 'View all orders' }))
    expect(await chip('Orders of Folake Bello')).toBeVisible()
    expect(searchBox()).not.toBeInTheDocument()
    expect(address()).toBe('/orders?search=usr-018')

    // No row has the name any more.
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Unconfirmed')
    expect(await screen.findByText('No orders found matching your criteria')).toBeVisible()
    await chip('Orders of Folake Bello')
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('/{Delete}')
    await waitFor(() => expect(address()).toBe('/orders?status=unconfirmed'))
    expect(searchBox()).toHaveFocus()
    expect(searchBox()).toHaveValue('')
  })

  test('the name comes from the rows of a shared link, and from the record if the rows do not have it', async () => {
    const { user, router, db } = renderApp('/carts?search=usr-002', { vouchers: 0 })
    const { firstName, lastName } = db.users.find('usr-002') ?? {}
    const [known] = db.carts.all()
    if (!known) throw new Error('There are no carts')
    db.carts.patch(known.id, {
      user: { id: 'usr-002', name: `${firstName} ${lastName}`, email: 'bola@example.com' },
    })
    expect(await chip(`Carts of ${firstName} ${lastName}`)).toBeVisible()

    await router.navigate({ to: '/menus/$id', params: { id: 'mnu-001' } })
    await user.click(await screen.findByRole('link', { name: /^\d+ orders?$/ }))
    expect(await chip(`Orders of ${db.menus.find('mnu-001')?.name}`)).toBeVisible()
  })

  test.each([
    ['/users/usr-018', 'View all orders', 'Orders of Folake Bello'],
    ['/users/usr-018', 'View all transactions', 'Transactions of Folake Bello'],
    ['/users/usr-018', 'View all carts', 'Carts of Folake Bello'],
    ['/users/usr-001', 'View all tickets', 'Tickets of '],
    ['/users/usr-018', 'View all codes', 'Codes of Folake Bello'],
    ['/vendors/ven-001', 'View all restaurants', 'Restaurants of '],
    ['/vendors/ven-001', 'View all payouts', 'Payouts of '],
    ['/restaurant/res-001', 'View all orders', 'Orders of '],
    ['/restaurant/res-001', 'View all dishes', 'Dishes of '],
    ['/logistics/log-001', 'View all drivers', 'Drivers of '],
    ['/logistics/log-001', 'View orders', 'Orders of '],
    ['/driver/drv-001', 'View all orders', 'Orders of '],
  ])('on %s, “%s” leads to “%s”, also if the list is empty', async (page, link, text) => {
    const { user } = renderApp(page, { vouchers: 0 })
    const heading = await screen.findByRole('heading', { level: 2 })
    await waitFor(() => expect(heading).not.toHaveTextContent(/-0/))
    const name = text.endsWith(' ') ? heading.textContent : ''
    const viewAll = await screen.findByRole('link', { name: link })
    const empty = { pagination: { total: 0, totalPages: 0 } }
    const lists = ['orders', 'transactions', 'vouchers', 'carts', 'tickets', 'otps', 'restaurants']
    const rows = Object.fromEntries(
      [...lists, 'payouts', 'menus', 'drivers', 'categories'].map((list) => [list, []]),
    )
    server.use(http.get('*/api/crm/:list', () => HttpResponse.json({ ...rows, ...empty })))
    await user.click(viewAll)
    expect(await chip(`${text}${name}`)).toBeVisible()
    expect(await screen.findByText(/found matching your criteria/)).toBeVisible()
    await chip(`${text}${name}`)
  })

  test('“View all orders” of an order’s customer has the name, also if the list is empty', async () => {
    const api = renderApp('/orders/o1', { vouchers: 0 })
    const order = { id: 'o1', user: { id: 'u1', name: 'Chidi Bello' } }
    server.use(
      http.get('*/api/crm/order/o1', () => HttpResponse.json({ order })),
      http.get('*/api/crm/order', () => HttpResponse.json({ orders: [], pagination: {} })),
    )
    await api.user.click(await screen.findByRole('link', { name: 'View all orders' }))
    expect(await chip('Orders of Chidi Bello')).toBeVisible()
  })

  test('a search for an id that all rows have as their customer is a chip, without a name too', async () => {
    renderOrdersOf(['u1', 'u1'])
    expect(await chip('Orders of u1')).toBeVisible()
    expect(searchBox()).not.toBeInTheDocument()
  })

  test('a search for a part of an id stays in the search box', async () => {
    // Otherwise the code that finds the chip's name could arrive after the check.
    renderOrdersOf(['u1', 'u10'])
    await cellsOf('Orders')
    expect(searchBox()).toHaveValue('u1')
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  })

  test('an id that is typed stays in the search box', async () => {
    const { user, address } = renderApp('/orders', { vouchers: 0 })
    await cellsOf('Orders')
    const box = screen.getByRole('searchbox')
    await fill(user, box, 'usr-018')
    await waitFor(() => expect(address()).toBe('/orders?search=usr-018'))
    await cellsOf('Orders')
    expect(box).toHaveValue('usr-018')
    expect(box).toHaveFocus()
  })
})
