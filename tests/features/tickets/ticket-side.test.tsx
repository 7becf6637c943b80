import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { factsIn } from '../../support/contents'
import { findDialog, renderApp } from '../../support/render-app'
import { holdResponse, server, serveWithout } from '../../support/server'

const TICKET = '/tickets?ticket=tck-001'

async function openSheet(app: ReturnType<typeof renderApp>, href = TICKET) {
  await app.router.navigate({ href })
  const sheet = within(await findDialog('Ticket Details'))
  await sheet.findByRole('list', { name: 'Messages', busy: false })
  return sheet
}
const start = () => renderApp('/notifications', { vouchers: 0 })

const orderOf = (app: ReturnType<typeof renderApp>) => {
  const id = app.db.tickets.find('tck-001')?.order?.id ?? ''
  const order = app.db.orders.find(id)
  if (!order) throw new Error('The ticket has no order.')
  return order
}

test('a ticket has the facts of its order beside the conversation, with a link to its page', async () => {
  const app = start()
  const order = orderOf(app)
  const sheet = await openSheet(app)
  const section = sheet.getByRole('region', { name: 'Order' })
  await within(section).findByRole('link', { name: order.driver?.name ?? '' })
  const phones = within(section).getAllByText(/^\+234 \d{3} ••• ••\d\d$/)
  const [customer, kitchen, driver] = phones.map(({ textContent }) => textContent)
  expect(factsIn(section)).toEqual({
    Status: expect.stringMatching(/^On the way\d/),
    Customer: `${order.user?.name}${customer}Show number`,
    Restaurant: `${order.restaurant?.[0]?.name}${kitchen}Show number`,
    Driver: `${order.driver?.name}${driver}Show number`,
    Total: `₦${order.totalPrice.toLocaleString('en-NG')}.00`,
    Payment: 'Cash, nothing paid yet',
  })
  const { phone = '' } = order.driver ?? {}
  const [, , showDriver] = within(section).getAllByRole('button', { name: 'Show number' })
  await app.user.click(showDriver ?? section)
  const digits = phone.replaceAll(/\D/g, '').replace(/^0/, '234')
  expect(within(section).getByRole('link', { name: /^\+234/ })).toHaveAttribute(
    'href',
    `tel:+${digits}`,
  )
  const items = within(within(section).getByRole('list', { name: 'Items' })).getAllByRole(
    'listitem',
  )
  expect(items.map(({ textContent }) => textContent)).toEqual(
    order.items.map(({ quantity, name }) => expect.stringContaining(`${quantity} ×${name}`)),
  )
  expect(sheet.getByRole('link', { name: order.orderId })).toHaveAttribute(
    'href',
    `/orders/${order.id}`,
  )
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    [404, 'This order could not be found.'],
    [501, 'This backend does not provide order details.'],
    [500, 'The order could not be loaded.'],
  ])(
    'after %i for its order, a ticket says so in the words of the page, without a toast or another request',
    async (status, text) => {
      const app = start()
      const { id } = orderOf(app)
      server.use(
        http.get('*/api/crm/order/:id', () => HttpResponse.json({ message: 'Gone' }, { status })),
      )
      const sheet = await openSheet(app)
      expect(await sheet.findByText(text)).toBeVisible()
      expect(sheet.getByRole('textbox', { name: 'Reply' })).toBeVisible()
      const path = `GET /api/crm/order/${id}`
      expect(app.requests.filter((request) => request === path)).toHaveLength(1)
      expect(document.querySelector('[data-slot="toast"]')).toBeNull()
    },
  )

  test('while its order loads, the conversation of a ticket is already there', async () => {
    const app = start()
    const release = holdResponse('get', '*/api/crm/order/:id', 404)
    const sheet = await openSheet(app)
    const section = sheet.getByRole('region', { name: 'Order' })
    expect(section.querySelector('[aria-busy="true"]')).not.toBeNull()
    release()
    expect(await sheet.findByText('This order could not be found.')).toBeVisible()
  })

  test('the parts beside a conversation open and close with buttons, where they are above it', async () => {
    const app = start()
    const sheet = await openSheet(app)
    const button = sheet.getByRole('button', { name: 'Notes (2)' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await app.user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(sheet.getByRole('button', { name: 'History' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('a ticket without an order, on a backend without notes and a history, has only its conversation', async () => {
    const app = start()
    serveWithout(app.db, '*/api/crm/ticket/:id', 'notes', 'history', 'order')
    const sheet = await openSheet(app)
    expect(sheet.queryByRole('region')).not.toBeInTheDocument()
    expect(app.requests.filter((request) => request.includes('/crm/order'))).toEqual([])
  })

  test('after an action on a ticket that its list does not have, the focus is in the reply, not in the note', async () => {
    const app = start()
    const sheet = await openSheet(app, `${TICKET}&search=nothing`)
    await app.user.click(sheet.getByRole('button', { name: 'Take' }))
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Reply' })).toHaveFocus())
    expect(await screen.findByText(/^Taken/)).toBeVisible()
  })
})
