import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { updateUser } from '@/memory/session'
import {
  ada,
  fill,
  findDialog,
  findToast,
  renderApp,
  signIn,
  signInColleague,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'

// Paid by bank transfer, and twice: see the seed of the mock API.
const PAID = 'ord-009'
const PAID_TWICE = 'ord-024'
const REFUND = '*/api/crm/order/:id/refund'

const naira = (amount: number) => `₦${amount.toLocaleString('en-NG')}.00`

/** Opens the question of an order, and asks for its refund by the restaurant. */
async function openCancel(id = PAID) {
  const app = renderApp(`/orders/${id}?dialog=cancel`, { vouchers: 0 })
  const order = app.db.orders.find(id)
  if (!order) throw new Error(`The mock API has no order ${id}.`)
  const dialog = await findDialog('Cancel order')
  const sum = naira(order.payments.reduce((total, { amount }) => total + amount, 0))
  const isRefunded = within(dialog).getByRole('checkbox', { name: `Refund ${sum} as well` })
  await app.user.selectOptions(within(dialog).getByLabelText('Reason'), 'Customer asked')
  return { app, order, dialog, sum, isRefunded }
}

type Opened = Awaited<ReturnType<typeof openCancel>>

async function confirm({ app, dialog, sum, isRefunded }: Opened) {
  await app.user.click(isRefunded)
  await app.user.selectOptions(within(dialog).getByLabelText('Who bears the cost'), 'Restaurant')
  await app.user.click(within(dialog).getByRole('button', { name: `Cancel and refund ${sum}` }))
}

const canceled = (id = PAID) => ({
  request: `PATCH /api/crm/order/${id}`,
  body: { status: 'canceled', reason: 'Customer asked' },
})
const refunded = (amount: number, id = PAID, payment?: string) => ({
  request: `POST /api/crm/order/${id}/refund`,
  body: {
    amount,
    reason: 'Order canceled',
    responsible: 'restaurant',
    ...(payment && { payment }),
  },
})

test('an order that was refunded and paid again meanwhile is neither canceled nor refunded', async () => {
  const opened = await openCancel()
  const { app, order, dialog } = opened
  const [first] = order.payments
  if (!first) throw new Error('The order has no payment.')
  app.db.orders.patch(PAID, {
    payments: [first, { ...first, id: 'txn-2', reference: 'TXN-2' }],
    refunds: [
      {
        id: 'r-1',
        amount: first.amount,
        reason: 'Late delivery',
        responsible: 'driver',
        status: 'pending',
        payment: first.id,
        by: { id: 'adm-2', name: 'Tunde Bakare', type: 'admin' },
        at: '2030-01-01T10:00:00Z',
      },
    ],
  })
  await confirm(opened)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The order has changed meanwhile. Read the question again before you confirm.',
  )
  expect(app.writes).toEqual([])
})

test('an order is canceled and refunded with one dialog and two requests', async () => {
  const opened = await openCancel()
  const { app, order, dialog, sum, isRefunded } = opened
  expect(dialog).toHaveTextContent('The payment is not refunded by this.')
  await app.user.click(isRefunded)
  expect(dialog).not.toHaveTextContent('The payment is not refunded by this.')
  await app.user.click(within(dialog).getByRole('button', { name: `Cancel and refund ${sum}` }))
  expect(await within(dialog).findByText('Choose who bears the cost')).toBeVisible()
  expect(app.writes).toEqual([])
  await app.user.selectOptions(within(dialog).getByLabelText('Who bears the cost'), 'Restaurant')
  await app.user.click(within(dialog).getByRole('button', { name: `Cancel and refund ${sum}` }))
  expect(await findToast('Order canceled')).toBeVisible()
  expect(await findToast(`${order.orderId}. Refund of ${sum} started`)).toBeVisible()
  expect(app.writes).toEqual([canceled(), refunded(order.totalPrice)])
  await waitFor(() => expect(app.address()).toBe(`/orders/${PAID}`))
  expect(await screen.findByRole('list', { name: 'Refunds' })).toHaveTextContent(
    'Borne by the restaurant',
  )
  await app.user.click(screen.getByRole('button', { name: /^Ada O/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'My changes' }))
  const changes = within(await findDialog('My changes'))
  expect(changes.getByText('Order canceled')).toBeVisible()
  expect(changes.getByText('Refund started')).toBeVisible()
})

test('if only one of two refunds fails, the dialog names its amount', async () => {
  const opened = await openCancel(PAID_TWICE)
  server.use(
    http.post(REFUND, () => HttpResponse.json({ message: 'Paystack is down' }, { status: 502 }), {
      once: true,
    }),
  )
  await confirm(opened)
  const { app, order } = opened
  const outcome = await findDialog('Order canceled')
  expect(within(outcome).getByRole('alert')).toHaveTextContent(
    `Order canceled. The refund of ${naira(order.totalPrice)} failed: Paystack is down`,
  )
  await app.user.click(within(outcome).getByRole('button', { name: 'Refund…' }))
  const refund = await findDialog('Refund order')
  // The other one is done.
  expect(within(refund).getByLabelText('Payment to refund')).toHaveValue(order.payments[0]?.id)
})

test('a refund whose response was lost is not said to have failed, and is not sent again', async () => {
  const opened = await openCancel()
  server.use(http.post(REFUND, () => HttpResponse.error(), { once: true }))
  await confirm(opened)
  const outcome = await findDialog('Order canceled')
  expect(within(outcome).getByRole('alert')).toHaveTextContent(
    'Order canceled. No response to the refund arrived, so it may have been started.',
  )
  const { app } = opened
  await app.user.click(within(outcome).getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(app.address()).toBe(`/orders/${PAID}`))
  expect(app.writes).toHaveLength(2)
})

test('an order whose cancellation is refused is not refunded, and nothing typed is lost', async () => {
  const opened = await openCancel()
  const { app, dialog, isRefunded } = opened
  server.use(
    http.patch('*/api/crm/order/:id', () =>
      HttpResponse.json({ message: 'The driver is at the door' }, { status: 422 }),
    ),
  )
  await confirm(opened)
  expect(await findToast('The driver is at the door')).toBeVisible()
  expect(app.writes).toEqual([canceled()])
  expect(isRefunded).toBeChecked()
  expect(within(dialog).getByLabelText('Who bears the cost')).toHaveValue('restaurant')
})

test('without the permission to refund, an order can be canceled only', async () => {
  renderApp(`/orders/${PAID}?dialog=cancel`, {
    vouchers: 0,
    permissions: ['orders.view', 'orders.cancel'],
  })
  const dialog = await findDialog('Cancel order')
  expect(dialog).toHaveTextContent('The payment is not refunded by this.')
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a refund that was chosen is not sent once the permission is lost', async () => {
    const opened = await openCancel()
    const { app, dialog, sum, isRefunded } = opened
    await app.user.click(isRefunded)
    await app.user.selectOptions(within(dialog).getByLabelText('Who bears the cost'), 'Restaurant')
    act(() => updateUser({ ...ada, permissions: ['orders.view', 'orders.cancel'] }))
    expect(
      within(dialog).queryByRole('button', { name: `Cancel and refund ${sum}` }),
    ).not.toBeInTheDocument()
    expect(dialog).toHaveTextContent('The payment is not refunded by this.')
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
    expect(await findToast('Order canceled')).toBeVisible()
    expect(app.writes).toEqual([canceled()])
  })

  test('of an order that was paid twice, both payments are refunded', async () => {
    const opened = await openCancel(PAID_TWICE)
    await confirm(opened)
    const { app, order } = opened
    expect(await findToast('Order canceled')).toBeVisible()
    expect(app.writes).toEqual([
      canceled(PAID_TWICE),
      ...order.payments.map(({ id, amount }) => refunded(amount, PAID_TWICE, id)),
    ])
  })

  test('if the refund fails, the dialog says what was done, and leads to the refund', async () => {
    const opened = await openCancel()
    const { app, order } = opened
    server.use(
      http.post(REFUND, () => HttpResponse.json({ message: 'Paystack is down' }, { status: 502 }), {
        once: true,
      }),
    )
    await confirm(opened)
    const outcome = await findDialog('Order canceled')
    expect(within(outcome).getByRole('alert')).toHaveTextContent(
      'Order canceled. The refund failed: Paystack is down',
    )
    expect(app.writes).toHaveLength(2)
    await app.user.click(within(outcome).getByRole('button', { name: 'Refund…' }))
    const refund = await findDialog('Refund order')
    expect(within(refund).getByLabelText('Amount')).toHaveValue(
      order.totalPrice.toLocaleString('en-NG'),
    )
    await app.user.selectOptions(within(refund).getByLabelText('Reason'), 'Order canceled')
    await app.user.selectOptions(within(refund).getByLabelText('Who bears the cost'), 'Platform')
    await app.user.click(within(refund).getByRole('button', { name: /^Refund ₦/ }))
    expect(await findToast('Refund started')).toBeVisible()
    await waitFor(() => expect(app.address()).toBe(`/orders/${PAID}`))
    expect(app.writes).toHaveLength(3)
  })

  test('if another administrator refunds meanwhile, the question is asked again and nothing is sent', async () => {
    const opened = await openCancel()
    const { app, dialog, order } = opened
    const by = { id: 'adm-3', name: 'Ngozi Eze', type: 'admin' }
    const at = new Date().toISOString()
    const given = { reason: 'Late delivery', responsible: 'driver', status: 'pending', by, at }
    const payment = order.payments[0]?.id ?? ''
    app.db.orders.patch(PAID, { refunds: [{ ...given, id: 'r-1', amount: 200, payment }] })
    await confirm(opened)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The order has changed meanwhile. Read the question again before you confirm.',
    )
    expect(app.writes).toEqual([])
    const rest = naira(order.totalPrice - 200)
    await app.user.click(within(dialog).getByRole('button', { name: `Cancel and refund ${rest}` }))
    expect(await findToast('Order canceled')).toBeVisible()
    expect(app.writes).toEqual([canceled(), refunded(order.totalPrice - 200)])
  })

  test('a session that ends between both requests leaves the refund to the next one', async () => {
    const opened = await openCancel()
    server.use(http.post(REFUND, () => HttpResponse.json({}, { status: 401 }), { once: true }))
    await confirm(opened)
    const { app } = opened
    await signIn(app.user)
    expect(await screen.findByRole('button', { name: 'Refund…' })).toBeVisible()
    expect(app.db.orders.find(PAID)?.status).toBe('canceled')
    await waitFor(() => expect(app.address()).toBe(`/orders/${PAID}`))
    expect(app.writes.filter(({ request }) => request.endsWith('/refund'))).toHaveLength(1)
  })

  test('the refund after a cancellation is not sent by the next administrator', async () => {
    const opened = await openCancel()
    const { app } = opened
    const release = holdResponse('patch', `*/api/crm/order/${PAID}`)
    await confirm(opened)
    await waitFor(() => expect(app.writes).toEqual([canceled()]))
    signInColleague(app)
    release()
    await waitFor(() => expect(app.router.options.context.queryClient.isMutating()).toBe(0))
    expect(app.writes).toEqual([canceled()])
  })

  test('cash is not offered back, and neither is a refund without its permission', async () => {
    const app = renderApp('/nowhere', { vouchers: 0 })
    const [payment] = app.db.orders.find(PAID)?.payments ?? []
    if (!payment) throw new Error('The order has no payment.')
    app.db.orders.patch(PAID, { payments: [{ ...payment, channel: 'cash' }] })
    await app.router.navigate({ href: `/orders/${PAID}?dialog=cancel` })
    const dialog = await findDialog('Cancel order')
    expect(dialog).toHaveTextContent('The payment is not refunded by this.')
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument()
    await app.user.selectOptions(within(dialog).getByLabelText('Reason'), 'Other')
    await fill(app.user, within(dialog).getByLabelText('In your words'), 'The customer moved away')
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
    expect(await findToast('Order canceled')).toBeVisible()
    expect(app.writes).toHaveLength(1)
  })
})
