import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../support/contents'
import { findPanel } from '../support/details'
import { findDialog, renderApp } from '../support/render-app'
import { server, serveWithout } from '../support/server'
import { tagsOfCase } from '../support/tested-modules'

const ada = { id: 'adm-1', name: 'Ada Obi', type: 'admin' }
const order = { id: 'ord-1', orderId: 'ORD-1', status: 'canceled' }
const canceled = { status: 'canceled', at: '2026-01-13T10:00:00Z', by: ada, note: 'Customer asked' }
const paid = { status: 'paid', at: '2026-01-13T09:00:00.000Z' }

function serveOrder(details: object) {
  server.use(http.get('*/api/crm/order/ord-1', () => HttpResponse.json({ order, ...details })))
}

async function openOrder(details: object) {
  const app = renderApp('/orders/ord-1', { vouchers: 0 })
  serveOrder(details)
  return app
}

const linesOf = async (name: string) => {
  const list = await screen.findByRole('list', { name, busy: false })
  return textsOf(within(list).getAllByRole('listitem'))
}

test('the page of an order tells who refunded it, when, how much and who bears it', async () => {
  const app = renderApp('/orders', { vouchers: 0 })
  const refunded = app.db.orders.all().find(({ refunds }) => refunds.length === 1)
  await app.router.navigate({ href: `/orders/${refunded?.id}` })
  const list = await screen.findByRole('list', { name: 'History', busy: false })
  const refund = within(list).getByText(/^Refund: ₦/)
  const line = refund.closest('li')
  expect(line).toHaveTextContent(/^Refund: ₦[\d,.]+, borne by the \w+.* by (Ada Obi|Ngozi Eze)/)
  expect(line?.querySelector('time')).toHaveAttribute('title', expect.stringMatching(/, Lagos$/))
  const link = within(list).getAllByRole('link', { name: /Ada Obi|Ngozi Eze/ })[0]
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admins\?admin=adm-[13]$/))
})

test('statuses and events of the same time are one line, and the latest is the first', async () => {
  await openOrder({
    orderTimeline: [paid, canceled],
    history: [
      {
        at: '2026-01-13T10:05:00Z',
        by: { type: 'system' },
        event: 'refunded',
        text: 'Refund: ₦500.00',
        note: 'To the card',
        reason: 'Order canceled',
      },
      { at: '2026-01-13T10:00:00.000Z', event: 'canceled', reason: 'Customer asked' },
      { at: '2026-01-13T09:00:00Z', event: 'payment_checked', text: 'Payment TXN-1 checked' },
      { at: '2026-01-13T09:30:00Z', by: { id: 'adm-2' }, event: 'driver_assigned' },
      { at: 'soon', event: 'note_added' },
      {},
    ],
  })
  expect(await linesOf('History')).toEqual([
    'Refund: ₦500.0013 January 2026, 11:05 by systemOrder canceledTo the card',
    'Canceled13 January 2026, 11:00 by Ada ObiCustomer asked',
    'Driver assigned13 January 2026, 10:30 by adm-2',
    'PaidPayment TXN-1 checked13 January 2026, 10:00',
    '——',
    'Note added—',
  ])
  expect(screen.getByRole('heading', { name: 'History' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Timeline' })).not.toBeInTheDocument()
})

test('a backend without a history has the timeline, the oldest status first', async () => {
  await openOrder({ orderTimeline: [paid, canceled, { status: null, at: null }] })
  expect(await linesOf('Timeline')).toEqual([
    'Paid13 January 2026, 10:00',
    'Canceled13 January 2026, 11:00 by Ada ObiCustomer asked',
    '——',
  ])
  expect(screen.queryByRole('heading', { name: 'History' })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Add a note' })).not.toBeInTheDocument()
})

test('an empty history says that nothing has been recorded', async () => {
  await openOrder({ history: [] })
  expect(await findPanel('History')).toHaveTextContent('Nothing has been recorded yet.')
})

test('a long history shows ten entries, and all of them on demand', async () => {
  const history = Array.from({ length: 34 }, (_, index) => ({
    at: `2026-01-13T10:${10 + index}:00Z`,
    text: `Step ${index}`,
  }))
  const app = await openOrder({ history })
  expect((await linesOf('History')).at(-1)).toMatch(/^Step 24/)
  const button = screen.getByRole('button', { name: 'Show all (34)' })
  await app.user.click(button)
  expect(await linesOf('History')).toHaveLength(34)
  expect(button).toHaveFocus()
  await app.user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(await linesOf('History')).toHaveLength(10)
})

test('the sheet of a payout has its approval and its transfer in one history', async () => {
  renderApp('/payouts?payout=pay-010', { vouchers: 0 })
  const sheet = within(await findDialog('Payout Details'))
  await sheet.findByRole('list', { name: 'History', busy: false })
  const [failed, approved, requested] = await linesOf('History')
  expect(failed).toMatch(/^FailedTransfer failed.* by system/)
  expect(approved).toMatch(/^ProcessingApproved.* by Ada Obi$/)
  expect(requested).toMatch(/^Requested/)
})

const decided = [
  ['a blocked user', '/users/usr-018', 'user', /^Blocked.* by Tunde BakareAbusive behaviour$/],
  ['a suspended vendor', '/vendors/ven-021', 'vendor', /^Suspended.* by Ada Obi/],
  ['a declined driver', '/driver/drv-059', 'driver', /^Declined.* by Musa Danjuma/],
  ['a suspended company', '/logistics/log-006', 'logistics', /^Suspended.* by Ada Obi/],
  ['a declined restaurant', '/restaurant/res-', 'restaurant', /^Declined.* by Musa Danjuma/],
  ['a hidden dish', '/menus/', 'menu', /^Hidden.* by Musa Danjuma/],
] as const

for (const [index, [name, url, noun, line]] of decided.entries())
  describe(`${name}`, { tags: tagsOfCase(index) }, () => {
    function open() {
      const app = renderApp('/notifications', { vouchers: 0 })
      const found =
        noun === 'menu'
          ? app.db.menus.all().find(({ status }) => status === 'hidden')
          : app.db.restaurants.all().find(({ status }) => status === 'declined')
      const href = /\d$/.test(url) ? url : `${url.replace('res-', '')}${found?.id}`
      return { app, href }
    }

    test('the page tells who decided, and why', async () => {
      const { app, href } = open()
      await app.router.navigate({ href })
      const lines = await linesOf('History')
      expect(lines.filter((text) => line.test(text ?? ''))).toHaveLength(1)
    })

    test('a backend that sends no history gets no panel for it', async () => {
      const { app, href } = open()
      serveWithout(app.db, `*/api/crm/${noun}/:id`, 'history', 'notes')
      await app.router.navigate({ href })
      await screen.findByRole('group', { name: 'Actions' })
      await screen.findAllByRole('region', { busy: false })
      expect(screen.queryByRole('heading', { name: /History|Notes/ })).not.toBeInTheDocument()
    })
  })
