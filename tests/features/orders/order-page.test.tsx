import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { ticketStatus } from '@/domain/ticket'
import { renderApp } from '../../support/render-app'
import { server, serveWithout } from '../../support/server'

const ID = 'ord-009'

async function openOrder(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/nowhere', { vouchers: 0, ...options })
  const [ticket] = app.db.tickets.all()
  if (!ticket) throw new Error('The mock API has no tickets.')
  const orderId = app.db.orders.find(ID)?.orderId ?? ''
  for (const { id, order } of app.db.tickets.all()) {
    if (order?.id === ID) app.db.tickets.patch(id, { order: null })
  }
  app.db.tickets.patch(ticket.id, {
    ticketId: 'TCK-7',
    subject: 'The soup was cold',
    status: 'in_progress',
    order: { id: ID, orderId },
  })
  return { ...app, ticket, open: () => app.router.navigate({ href: `/orders/${ID}` }) }
}

const panelNames = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const history = () => screen.findByRole('list', { name: 'History', busy: false })

test('an order shows its tickets, which lead to the conversation, and the notes above the history', async () => {
  const { ticket, open } = await openOrder()
  await open()
  await history()
  const table = within(screen.getByRole('table', { name: 'Tickets' }))
  const [, row] = table.getAllByRole('row')
  expect(row).toHaveTextContent('TCK-7The soup was coldIn progress')
  expect(table.getByRole('link', { name: 'TCK-7' })).toHaveAttribute(
    'href',
    `/tickets?ticket=${ticket.id}`,
  )
  expect(screen.getByRole('link', { name: 'View all tickets' })).toHaveAttribute(
    'href',
    `/tickets?search=${ID}`,
  )
  const names = panelNames()
  expect(names.slice(names.indexOf('Items'))).toEqual(['Items', 'Tickets', 'Notes', 'History'])
  expect(ticketStatus.describe('in_progress').label).toBe('In progress')
})

test('an order without tickets says so, below its history', async () => {
  const { db, ticket, open } = await openOrder()
  db.tickets.patch(ticket.id, { order: null })
  await open()
  await history()
  expect(screen.getByText('No tickets yet.')).toBeVisible()
  const names = panelNames()
  expect(names.slice(names.indexOf('Items'))).toEqual(['Items', 'Notes', 'History', 'Tickets'])
})

test('the number of the restaurant is shown on request', async () => {
  const { db, user, open } = await openOrder()
  const [restaurant] = db.orders.find(ID)?.restaurant ?? []
  db.restaurants.patch(restaurant?.id ?? '', { phone: '08098765454' })
  await open()
  await history()
  const delivery = within(screen.getByRole('region', { name: 'Delivery' }))
  const fact = delivery.getByText('Restaurant').parentElement
  if (!fact) throw new Error('The number is not there.')
  expect(fact).toHaveTextContent('+234 809 ••• ••54')
  await user.click(within(fact).getByRole('button', { name: 'Show number' }))
  expect(within(fact).getByRole('link', { name: '+234 809 876 5454' })).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a backend without tickets and without the phone of the restaurant shows neither', async () => {
    const { db, open } = await openOrder()
    serveWithout(db, '*/api/crm/order/:id', 'orderTickets', 'phone')
    await open()
    await history()
    expect(panelNames()).not.toContain('Tickets')
    const delivery = within(screen.getByRole('region', { name: 'Delivery' }))
    expect(delivery.getByText('Restaurant').parentElement).not.toHaveTextContent('+234')
  })

  test('without the permission to view tickets, their numbers are text', async () => {
    const { open } = await openOrder({ permissions: ['orders.view'] })
    await open()
    await history()
    const table = within(screen.getByRole('table', { name: 'Tickets' }))
    expect(table.getByText('TCK-7')).toBeVisible()
    expect(table.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'View all tickets' })).not.toBeInTheDocument()
  })

  test('a ticket with nothing but an id is shown by it, and invalid tickets are said to be so', async () => {
    const { db, open, router } = await openOrder()
    const serve = (orderTickets: unknown) =>
      server.use(
        http.get(`*/api/crm/order/${ID}`, () =>
          HttpResponse.json({ order: db.orders.find(ID), orderTickets, history: [] }),
        ),
      )
    serve([{ id: 'tck-bare', subject: null }])
    await open()
    const table = within(await screen.findByRole('table', { name: 'Tickets' }))
    expect(table.getByRole('link', { name: 'tck-bare' })).toBeVisible()
    serve('many')
    await router.options.context.queryClient.refetchQueries()
    expect(await screen.findByText('They could not be read.')).toBeVisible()
  })
})
