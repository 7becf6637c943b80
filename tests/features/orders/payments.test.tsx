import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { factsIn, textsOf } from '../../support/contents'
import { fill, findDialog, findToast, renderApp } from '../../support/render-app'
import { server, serveWithout } from '../../support/server'

type App = ReturnType<typeof renderApp>

// Paid by transfer and by card, and refunded twice: see the seed of the mock API.
const PAID_TWICE = 'ord-024'
const REFUNDED_TWICE = 'ord-033'

const start = (address: string, options?: Parameters<typeof renderApp>[1]) =>
  renderApp(address, { vouchers: 0, ...options })

const naira = (amount: number) => `₦${amount.toLocaleString('en-NG')}.00`

function stored(app: App, id: string) {
  const order = app.db.orders.find(id)
  if (!order) throw new Error(`The mock API has no order ${id}.`)
  return order
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')
const choose = (app: App, dialog: HTMLElement, label: string, option: string) =>
  app.user.selectOptions(within(dialog).getByLabelText(label), option)

test('an order that was paid twice says so, and the second payment is refunded with two presses', async () => {
  const app = start(`/orders/${PAID_TWICE}`)
  const { totalPrice, payments } = stored(app, PAID_TWICE)
  const text = `Paid twice: ${naira(totalPrice)} too much`
  const excess = await screen.findByText(/^Paid twice/)
  expect(excess).toHaveTextContent(text)
  // A browser that translates the page keeps the amount.
  expect(within(excess).getByText(naira(totalPrice))).toHaveAttribute('translate', 'no')
  expect(textsOf(await rowsOf('Payments'))).toEqual([
    expect.stringMatching(
      new RegExp(`^${naira(totalPrice)}Success.*Bank transfer · Yesterday|Today`),
    ),
    expect.stringMatching(new RegExp(`^${naira(totalPrice)}Success.*Card · `)),
  ])

  await app.user.click(screen.getByRole('button', { name: `Refund ${naira(totalPrice)}` }))
  const dialog = await findDialog('Refund order')
  const second = payments[1]?.id
  expect(app.address()).toBe(`/orders/${PAID_TWICE}?dialog=refund&payment=${second}`)
  expect(within(dialog).getByLabelText('Payment to refund')).toHaveValue(second)
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Paid twice')
  expect(dialog).toHaveTextContent(`Refund ${naira(totalPrice)} to Jide Fashola by card?`)
  expect(within(dialog).getByLabelText('Who bears the cost')).toHaveValue('platform')
  await app.user.click(within(dialog).getByRole('button', { name: `Refund ${naira(totalPrice)}` }))
  expect(await findToast('Refund started')).toBeVisible()
  expect(app.writes).toEqual([
    {
      request: `POST /api/crm/order/${PAID_TWICE}/refund`,
      body: {
        amount: totalPrice,
        reason: 'Paid twice',
        responsible: 'platform',
        payment: second,
      },
    },
  ])
  await waitFor(() => expect(app.address()).toBe(`/orders/${PAID_TWICE}`))
  await waitFor(() => expect(screen.queryByText(/^Paid twice: /)).not.toBeInTheDocument())
  const [refund] = textsOf(await rowsOf('Refunds'))
  expect(refund).toMatch(/Pending.*Borne by the platform.*Paid twice.* by Ada Obi.*Of TXN-/)
  expect(textsOf(await rowsOf('Payments'))[1]).toContain(`Refunds: ${naira(totalPrice)}`)
})

test('a refund is limited by what is left of the payment that it names', async () => {
  const app = start('/nowhere')
  const { payments, totalPrice } = stored(app, PAID_TWICE)
  const [first, second] = payments
  const by = { id: 'adm-3', name: 'Ngozi Eze', type: 'admin' }
  const at = new Date().toISOString()
  const given = { reason: 'Item missing', responsible: 'restaurant', status: 'processed', by, at }
  app.db.orders.patch(PAID_TWICE, {
    refunds: [{ ...given, id: 'r-1', amount: 850, payment: first?.id ?? '' }],
  })
  await app.router.navigate({ href: `/orders/${PAID_TWICE}?dialog=refund` })
  const dialog = await findDialog('Refund order')
  const payment = within(dialog).getByLabelText('Payment to refund')
  expect(payment).toHaveValue(second?.id)
  const amount = within(dialog).getByLabelText('Amount')
  expect(amount).toHaveValue((totalPrice - 850).toLocaleString('en-NG'))
  await choose(app, dialog, 'Payment to refund', first?.id ?? '')
  expect(amount).toHaveValue((totalPrice - 850).toLocaleString('en-NG'))
  await app.user.clear(amount)
  await fill(app.user, amount, String(totalPrice))
  await choose(app, dialog, 'Who bears the cost', 'Driver')
  await app.user.click(within(dialog).getByRole('button', { name: 'Refund the payment' }))
  const message = `At most ${naira(totalPrice - 850)} can be refunded`
  expect(await within(dialog).findByText(message)).toBeVisible()
  expect(app.writes).toEqual([])
  // All of the other payment is left.
  await choose(app, dialog, 'Payment to refund', second?.id ?? '')
  await app.user.clear(amount)
  await fill(app.user, amount, String(totalPrice))
  await app.user.click(within(dialog).getByRole('button', { name: `Refund ${naira(totalPrice)}` }))
  expect(await findToast('Refund started')).toBeVisible()
  expect(app.writes).toMatchObject([{ body: { amount: totalPrice, payment: second?.id } }])
})

test('the transaction of an order without another payment says so, and of an old backend that it does not know', async () => {
  const app = start('/transactions?transaction=txn-ord-009')
  const region = () => screen.findByRole('region', { name: 'Other payments of the order' })
  const { orderId } = stored(app, 'ord-009')
  expect(await within(await region()).findByText('has no other payment.')).toHaveTextContent(
    `${orderId} has no other payment.`,
  )
  serveWithout(app.db, '*/api/crm/order/:id', 'payments')
  await app.router.navigate({ href: '/transactions?transaction=txn-ord-012' })
  expect(
    await within(await region()).findByText('This backend does not list the payments of an order.'),
  ).toBeVisible()
  server.use(http.get('*/api/crm/order/:id', () => HttpResponse.json({}, { status: 500 })))
  await app.router.navigate({ href: '/transactions?transaction=txn-ord-015' })
  expect(await within(await region()).findByText('The order could not be loaded.')).toBeVisible()
})

test('a payment that is already refunded is not silently replaced by another one', async () => {
  const app = start('/nowhere')
  const { payments, totalPrice } = stored(app, PAID_TWICE)
  const second = payments[1]?.id ?? ''
  const by = { id: 'adm-3', name: 'Ngozi Eze', type: 'admin' }
  const at = new Date().toISOString()
  const given = { reason: 'Paid twice', responsible: 'platform', status: 'processed', by, at }
  app.db.orders.patch(PAID_TWICE, {
    refunds: [{ ...given, id: 'r-1', amount: totalPrice, payment: second }],
  })
  await app.router.navigate({ href: `/orders/${PAID_TWICE}?dialog=refund&payment=${second}` })
  const dialog = await findDialog('Refund order')
  expect(dialog).toHaveTextContent('Nothing is left of the payment that you chose.')
  expect(within(dialog).getByLabelText('Payment to refund')).toHaveValue('')
  expect(within(dialog).getByLabelText('Amount')).toHaveValue('')
  await app.user.click(within(dialog).getByRole('button', { name: 'Refund the payment' }))
  expect(await within(dialog).findByText('Choose a payment', { selector: 'p' })).toBeVisible()
  expect(app.writes).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('two refunds of an order are two rows, each with who bears it', async () => {
    start(`/orders/${REFUNDED_TWICE}`)
    const rows = textsOf(await rowsOf('Refunds'))
    expect(rows).toEqual([
      expect.stringMatching(/^₦500\.00Processed.*Borne by the platform.*Item missing.* by /),
      expect.stringMatching(/^₦700\.00Processed.*Borne by the driver.*Late delivery.* by /),
    ])
    // Only the order's sole payment can be meant.
    expect(rows.join(' ')).not.toContain('Of TXN-')
    expect(textsOf(await rowsOf('Payments'))).toEqual([
      expect.stringMatching(/Card · .*Refunds: ₦1,200\.00$/),
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Refunds' })).toBeVisible()
  })

  test('a customer is not offered as the one who bears a refund, and an earlier one still says so', async () => {
    const app = start('/orders/o-1?dialog=refund')
    const transaction = { id: 't-1', reference: 'TXN-1', status: 'success' }
    const refund = { amount: 500, status: 'processed', reason: 'Late', responsible: 'customer' }
    server.use(
      http.get('*/api/crm/order/o-1', () =>
        HttpResponse.json({
          order: { id: 'o-1', totalPrice: 6500, paymentMethod: 'card', transaction, refund },
        }),
      ),
      http.post('*/api/crm/order/o-1/refund', () => HttpResponse.json({})),
    )
    const dialog = await findDialog('Refund order')
    const bearer = within(dialog).getByLabelText('Who bears the cost')
    expect(textsOf(within(bearer).getAllByRole('option'))).toEqual([
      'Choose one',
      'Restaurant',
      'Driver',
      'Platform',
    ])
    // An older backend has one payment and one refund, and does not know the name of a payment.
    expect(within(dialog).queryByLabelText('Payment to refund')).not.toBeInTheDocument()
    expect(within(dialog).getByLabelText('Amount')).toHaveValue('6,000')
    await choose(app, dialog, 'Reason', 'Wrong order')
    await choose(app, dialog, 'Who bears the cost', 'Restaurant')
    await app.user.click(within(dialog).getByRole('button', { name: 'Refund ₦6,000.00' }))
    expect(await findToast('Refund started')).toBeVisible()
    expect(app.writes).toEqual([
      {
        request: 'POST /api/crm/order/o-1/refund',
        body: { amount: 6000, reason: 'Wrong order', responsible: 'restaurant' },
      },
    ])
    // The amount of its payment is not known.
    expect(textsOf(await rowsOf('Payments'))).toEqual(['SuccessTXN-1Card'])
    expect(textsOf(await rowsOf('Refunds'))).toEqual(['₦500.00ProcessedBorne by the customerLate'])
  })

  test('an order without a payment says so only if the backend lists payments', async () => {
    const app = start('/orders/ord-001')
    const panel = await screen.findByRole('region', { name: 'Payment' })
    expect(await within(panel).findByText('Nothing has been paid yet.')).toBeVisible()
    expect(factsIn(panel)).toEqual({ Method: 'Cash' })
    serveWithout(app.db, '*/api/crm/order/:id', 'payments')
    await app.router.navigate({ href: '/orders/ord-003' })
    await screen.findByRole('heading', { level: 2, name: stored(app, 'ord-003').orderId })
    await waitFor(() => expect(screen.queryByText('Nothing has been paid yet.')).toBeNull())
  })

  test('without the permission to refund, a double payment is shown, and no refund is offered', async () => {
    start(`/orders/${PAID_TWICE}`, { permissions: ['orders.view', 'orders.cancel'] })
    expect(await screen.findByText(/^Paid twice: /)).toBeVisible()
    await screen.findByRole('button', { name: 'Cancel order' })
    expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument()
  })

  test('the ticket and the transaction of an order say that it was paid twice', async () => {
    const app = start('/nowhere')
    const { id, orderId, payments, totalPrice } = stored(app, PAID_TWICE)
    app.db.tickets.patch('tck-001', { order: { id, orderId } })
    await app.router.navigate({ href: '/tickets?ticket=tck-001' })
    const order = await screen.findByRole('region', { name: 'Order' })
    const text = `Paid twice: ${naira(totalPrice)} too much`
    expect(await within(order).findByText(/^Paid twice/)).toHaveTextContent(text)

    const [first, second] = payments
    await app.router.navigate({ href: `/transactions?transaction=${first?.id}` })
    const others = await screen.findByRole('region', { name: 'Other payments of the order' })
    const [row] = await within(others).findAllByRole('listitem')
    expect(row).toHaveTextContent(new RegExp(`^${naira(totalPrice)}Success.*Card · `))
    expect(screen.getByText(/^Paid twice/)).toHaveTextContent(text)
    expect(
      within(others).getByRole('link', { name: 'View all transactions of the order' }),
    ).toHaveAttribute('href', `/transactions?search=${id}`)
    await app.user.click(within(others).getByRole('link', { name: second?.reference ?? '' }))
    await waitFor(() => expect(app.address()).toBe(`/transactions?transaction=${second?.id}`))
    await app.user.click(await screen.findByRole('link', { name: 'Refund…' }))
    await waitFor(() =>
      expect(app.address()).toBe(`/orders/${id}?dialog=refund&payment=${second?.id}`),
    )
    const dialog = await findDialog('Refund order')
    expect(within(dialog).getByLabelText('Payment to refund')).toHaveValue(second?.id)
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(app.address()).toBe(`/orders/${id}`))
  })
})
