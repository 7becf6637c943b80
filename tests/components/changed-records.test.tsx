import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { refundBody } from '@/features/orders/resource'
import {
  fill,
  findDialog,
  findToast,
  reloadApp,
  renderApp,
  runClockUntil,
} from '../support/render-app'
import { holdReads, holdResponse, server, takeLogged } from '../support/server'
import { open, refetch, submitButton } from '../support/test-actions'

// Another administrator, or a request whose response was lost, changes a record while a dialog about
// it is open.

type App = ReturnType<typeof renderApp>

const press = (app: App, dialog: HTMLElement) => app.user.click(submitButton(dialog))

/** Opens the refund of an order of ₦6,500.00 that is paid. */
async function openRefund() {
  const app = renderApp('/nowhere')
  const order = app.db.orders.all().find(({ id }) => id === 'ord-009')
  if (!order) throw new Error('No such order')
  const payments = order.payments.map((payment) => Object.assign({}, payment, { amount: 6500 }))
  app.db.orders.patch(order.id, { totalPrice: 6500, payments })
  open(app, `/orders/${order.id}?dialog=refund`)
  const dialog = await findDialog('Refund order')
  const select = (label: string, option: string) =>
    app.user.selectOptions(within(dialog).getByLabelText(label), option)
  await select('Reason', 'Item missing')
  await select('Who bears the cost', 'Restaurant')
  const amount = within(dialog).getByLabelText('Amount')
  return { app, dialog, amount, id: order.id }
}

/** A refund of the only payment. */
const refundBy = (refund: v.InferOutput<typeof refundBody>) => ({
  id: 'txn-ord-009-refund-1',
  status: 'pending',
  by: { id: 'adm-3', name: 'Ngozi Eze', type: 'admin' },
  at: new Date().toISOString(),
  ...refund,
  payment: 'txn-ord-009',
})

const LOST = 'Something went wrong'

/** Applies the next refund, and loses its response. */
function loseRefundResponse({ db }: App) {
  const path = '*/api/crm/order/:id/refund'
  server.use(
    http.post<{ id: string }>(
      path,
      async ({ request, params: { id } }) => {
        const refund = v.parse(refundBody, await request.json())
        db.orders.patch(id, { refunds: [refundBy(refund)] })
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
}

test('a full refund whose response was lost is not sent again, however often it is pressed', async () => {
  const { app, dialog } = await openRefund()
  loseRefundResponse(app)
  await press(app, dialog)
  expect(await findToast(LOST)).toBeVisible()
  await press(app, dialog)
  await press(app, dialog)
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent('Nothing is left to refund')
  await press(app, dialog)
  expect(app.writes).toHaveLength(1)
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Item missing')
})

test('a refund cannot exceed what another administrator has left', async () => {
  const { app, dialog, amount, id } = await openRefund()
  const other = { amount: 500, reason: 'Late delivery', responsible: 'driver' } as const
  app.db.orders.patch(id, { refunds: [refundBy(other)] })
  await press(app, dialog)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('₦6,000.00 is left')
  await press(app, dialog)
  expect(await within(dialog).findByText('At most ₦6,000.00 can be refunded')).toBeVisible()
  expect(amount).toHaveValue('6,500')
  expect(app.writes).toEqual([])
})

test('nothing is sent if the record cannot be read again, and the message says so', async () => {
  const { app, dialog } = await openRefund()
  const message = 'The kitchen is on fire'
  server.use(
    http.get('*/api/crm/order/:id', () => HttpResponse.json({ message }, { status: 500 }), {
      once: true,
    }),
  )
  await press(app, dialog)
  expect(await findToast(message)).toBeVisible()
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'The order could not be read again, so nothing was sent.',
  )
  expect(app.writes).toEqual([])
  await press(app, dialog)
  expect(await findToast('Refund started')).toBeVisible()
})

test('an action that is confirmed offline fails at once, without a request', async () => {
  const { app, dialog } = await openRefund()
  const { requests } = app
  const count = requests.length
  onlineManager.setOnline(false)
  await press(app, dialog)
  expect(await findToast(/^You are offline, so nothing was sent/)).toBeVisible()
  onlineManager.setOnline(true)
  expect(requests).toHaveLength(count)
})

test('an approval whose payout has another amount by now shows it before it can be confirmed', async () => {
  const app = renderApp('/payouts')
  const payout = app.db.payouts
    .all()
    .find(({ status, account }) => status === 'requested' && account)
  if (!payout) throw new Error('No payout is requested')
  app.db.payouts.patch(payout.id, { amount: 7000 })
  open(app, `/payouts?payout=${payout.id}&dialog=approve`)
  const dialog = await findDialog('Approve payout')
  app.db.payouts.patch(payout.id, { amount: 9000 })
  await app.user.click(within(dialog).getByRole('button', { name: 'Approve ₦7,000.00' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Read the question again')
  expect(dialog).toHaveTextContent('Send ₦9,000.00 to')
  expect(app.writes).toEqual([])
  await app.user.click(within(dialog).getByRole('button', { name: 'Approve ₦9,000.00' }))
  expect(await findToast('Payout approved')).toBeVisible()
  expect(app.writes).toHaveLength(1)
})

test('Enter assigns the chosen driver, but not if the order has another one by now', async () => {
  const app = renderApp('/orders/ord-008?dialog=assign')
  const dialog = await findDialog('Change driver')
  const [, , radio] = await within(dialog).findAllByRole('radio')
  if (!radio) throw new Error('Too few drivers are online')
  await app.user.click(radio)
  const other = app.db.drivers.list({ availability: 'online' }).rows[0]
  if (!other) throw new Error('No driver is online')
  const name = `${other.firstName} ${other.lastName}`
  app.db.orders.patch('ord-008', { driver: { id: other.id, name, phone: other.phone } })
  await app.user.keyboard('{Enter}')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The order has changed meanwhile.',
  )
  expect(dialog).toHaveTextContent(`from ${name} and give it to`)
  expect(app.writes).toEqual([])
  await app.user.keyboard('{Enter}')
  expect(await findToast('Driver assigned')).toBeVisible()
  expect(app.writes).toHaveLength(1)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a partial refund whose response was lost is only sent again after a warning', async () => {
    const { app, dialog, amount } = await openRefund()
    loseRefundResponse(app)
    await app.user.clear(amount)
    await fill(app.user, amount, '500')
    await press(app, dialog)
    expect(await findToast(LOST)).toBeVisible()
    await press(app, dialog)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      '₦500.00 has been refunded meanwhile, and ₦6,000.00 is left.',
    )
    expect(app.writes).toHaveLength(1)
    await press(app, dialog)
    expect(await findToast('Refund started')).toBeVisible()
    expect(app.writes).toHaveLength(2)
  })

  test('a restored refund warns of another one that came before the reload', async () => {
    const { app, amount, id } = await openRefund()
    await app.user.clear(amount)
    await fill(app.user, amount, '500')
    const other = { amount: 500, reason: 'Item missing', responsible: 'restaurant' } as const
    app.db.orders.patch(id, { refunds: [refundBy(other)] })
    const again = reloadApp(app)
    const restored = await findDialog('Refund order')
    await press(again, restored)
    expect(await within(restored).findByRole('alert')).toHaveTextContent(
      '₦500.00 has been refunded meanwhile, and ₦6,000.00 is left.',
    )
    expect(again.writes).toEqual([])
    await press(again, restored)
    expect(await findToast('Refund started')).toBeVisible()
    expect(again.writes).toEqual([{ request: `POST /api/crm/order/${id}/refund`, body: other }])
  })

  test('a dialog that is closed while the record is read again sends nothing', async () => {
    const app = renderApp('/users/usr-002?dialog=unblock')
    app.db.users.patch('usr-002', { status: 'blocked' })
    const dialog = await findDialog('Unblock user')
    const release = holdResponse('get', '*/api/crm/user/usr-002', 500)
    await press(app, dialog)
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    release()
    expect(await findToast(LOST)).toBeVisible()
    expect(app.writes).toEqual([])
  })

  test('a question whether to discard the form, asked while the record is read again, stops the request', async () => {
    const app = renderApp('/faq?faq=faq-001&dialog=edit', { vouchers: 0 })
    const dialog = await findDialog('Edit question')
    await fill(app.user, within(dialog).getByLabelText('Answer'), 'Within a day.')
    const release = holdReads('*/api/crm/faq')
    await press(app, dialog)
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    const question = await findDialog('Discard unsaved changes?')
    release()
    await waitFor(() => expect(submitButton(dialog)).not.toHaveAttribute('aria-busy', 'true'))
    expect(question).toBeVisible()
    expect(app.writes).toEqual([])
    await app.user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await press(app, dialog)
    expect(await findToast('Question saved')).toBeVisible()
    expect(app.writes).toHaveLength(1)
  })

  test('what is chosen while the record is read again is neither shown nor sent', async () => {
    const app = renderApp('/orders/ord-009?dialog=assign', { vouchers: 0 })
    const dialog = await findDialog('Assign driver')
    const [first, second] = await within(dialog).findAllByRole('radio')
    if (!first || !second) throw new Error('There are no two drivers.')
    await app.user.click(first)
    const shown = submitButton(dialog).textContent
    const release = holdReads('*/api/crm/order/ord-009')
    await press(app, dialog)
    await app.user.click(second)
    expect(first).toBeChecked()
    expect(submitButton(dialog)).toHaveTextContent(shown)
    release()
    await waitFor(() => expect(app.writes).toHaveLength(1))
    const driver = app.db.orders.find('ord-009')?.driver?.name
    expect(shown).toBe(`Assign ${driver}`)
  })

  test('a code that is generated while the voucher is read again is neither shown nor sent', async () => {
    const app = renderApp('/vouchers', { vouchers: 3 })
    const [row] = app.db.list({}).vouchers
    if (!row) throw new Error('There is no voucher.')
    open(app, `/vouchers?voucher=${row.id}&dialog=edit`)
    const dialog = await findDialog('Edit Voucher')
    await fill(app.user, within(dialog).getByLabelText('Title'), ' 2')
    const code = within(dialog).getByLabelText('Code')
    const release = holdReads(`*/api/crm/voucher/${row.id}`)
    await press(app, dialog)
    await app.user.click(within(dialog).getByRole('button', { name: 'Generate' }))
    expect(code).toHaveValue(row.code)
    release()
    await waitFor(() => expect(app.writes).toHaveLength(1))
  })

  test('a row of a list that is out of date is not shown as the record while that loads', async () => {
    const app = renderApp('/users', { vouchers: 0 })
    const [user] = app.db.users.list({}).rows
    if (!user) throw new Error('The mock API has no user.')
    const name = `${user.firstName} ${user.lastName}`
    await screen.findByRole('table', { name: 'Users', busy: false })
    await act(() => app.router.navigate({ href: '/nowhere' }))
    // As every change does.
    await refetch(app)
    const path = `/api/crm/user/${user.id}`
    const release = holdResponse('get', `*${path}`, 200, { user })
    await act(() => app.router.navigate({ href: `/users/${user.id}` }))
    await waitFor(() => expect(app.requests).toContain(`GET ${path}`))
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument()
    release()
    expect(await screen.findByRole('heading', { name })).toBeVisible()
  })

  test('a conflict keeps the focus in the dialog, and refreshes the row of the list', async () => {
    const app = renderApp('/payouts')
    const payout = app.db.payouts
      .all()
      .find(({ status, account }) => status === 'requested' && account)
    if (!payout) throw new Error('No payout is requested')
    open(app, `/payouts?payout=${payout.id}&dialog=approve`)
    const dialog = await findDialog('Approve payout')
    app.db.payouts.patch(payout.id, { status: 'declined' })
    act(() => submitButton(dialog).focus())
    await app.user.keyboard('{Enter}')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('meanwhile')
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    )
    await app.user.keyboard('{Escape}')
    await app.user.keyboard('{Escape}')
    const row = await screen.findByRole('row', { name: new RegExp(payout.payoutId) })
    expect(await within(row).findByText('Declined')).toBeVisible()
  })

  test('a reply to a ticket that was closed meanwhile shows that it is closed, and keeps the text', async () => {
    const app = renderApp('/tickets')
    const ticket = app.db.tickets.all().find(({ status }) => status === 'open')
    if (!ticket) throw new Error('No ticket is open')
    open(app, `/tickets?ticket=${ticket.id}`)
    const sheet = await findDialog('Ticket Details')
    await fill(app.user, await within(sheet).findByLabelText('Reply'), 'On our way')
    app.db.tickets.patch(ticket.id, { status: 'closed' })
    await app.user.click(within(sheet).getByRole('button', { name: 'Send' }))
    expect(await within(sheet).findByRole('button', { name: 'Reopen' })).toBeVisible()
    await app.user.click(within(sheet).getByRole('button', { name: 'Reopen' }))
    expect(await within(sheet).findByLabelText('Reply')).toHaveValue('On our way')
  })

  test.each([
    ['order', '/orders', '/orders/a-1'],
    ['payout', '/payouts', '/payouts?payout=a-1'],
    ['voucher', '/vouchers', '/vouchers?voucher=a-1'],
  ])('a response about another %s is a failure', async (noun, list, url) => {
    // Chunks load in real time, which the fake clock does not wait for.
    await import('@/features/payouts/payout-sheet')
    await import('@/features/vouchers/voucher-dialogs')
    await import('@/features/vouchers/voucher-sheet')
    const app = renderApp(list, { fakeTimers: true })
    await screen.findByRole('table', { busy: false })
    const path = `*/api/crm/${noun}/a-1`
    server.use(
      http.get(path, () => HttpResponse.json({ [noun]: { id: 'a-2', status: 'pending' } })),
    )
    open(app, url)
    expect(await runClockUntil(`The ${noun} could not be loaded`)).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument()
    expect(takeLogged().join()).toContain('does not have the expected shape')
  })
})
