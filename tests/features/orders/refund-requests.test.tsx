import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { updateUser } from '@/memory/session'
import { loseNextChange } from '../../support/lose-next-change'
import { ada, fill, findDialog, findToast, reloadApp, renderApp } from '../../support/render-app'
import { refetch } from '../../support/test-actions'

// Paid by bank transfer, and twice: see the seed of the mock API.
const PAID = 'ord-009'
const PAID_TWICE = 'ord-024'
const PATH = `/api/crm/order/${PAID}/refund-request`

const support = ['orders.view', 'orders.ask_refund']
const tunde = { id: 'adm-2', name: 'Tunde Bakare', type: 'admin' }

const start = (address: string, options?: Parameters<typeof renderApp>[1]) =>
  renderApp(address, { vouchers: 0, ...options })
type App = ReturnType<typeof start>

const given = { amount: 1400, reason: 'Late delivery', responsible: 'driver', by: tunde }
const request = () => ({ ...given, at: new Date().toISOString() })
const LATER = '2030-01-01T10:00:00Z'

const made = (id: string, status: string) => ({
  ...given,
  id,
  status,
  at: '2026-01-01T10:00:00Z',
  payment: '',
})

/** Opens the order, for which a colleague has asked for a refund of ₦1,400.00. */
async function openRequest(
  change: object = {},
  { id = PAID, ...options }: Parameters<typeof renderApp>[1] & { id?: string } = {},
) {
  const app = start('/nowhere', options)
  app.db.orders.patch(id, { refundRequest: { ...request(), ...change } })
  await app.router.navigate({ href: `/orders/${id}` })
  const panel = await screen.findByRole('region', { name: 'Refund request' })
  return { app, panel: within(panel), text: () => panel.textContent }
}

const stored = ({ db }: App, id = PAID) => {
  const order = db.orders.find(id)
  if (!order) throw new Error(`The mock API has no order ${id}.`)
  return order
}

async function fillInRequest({ user }: App, amount = '1400') {
  const dialog = await findDialog('Ask for a refund')
  const field = within(dialog).getByLabelText('Amount')
  await user.clear(field)
  await fill(user, field, amount)
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Late delivery')
  await user.selectOptions(within(dialog).getByLabelText('Who bears the cost'), 'Driver')
  return dialog
}
const confirmRequest = async ({ user }: App, dialog: HTMLElement, money = '₦1,400.00') =>
  user.click(within(dialog).getByRole('button', { name: `Ask for ${money}` }))

const body = { amount: 1400, reason: 'Late delivery', responsible: 'driver' }
const asked = { request: `POST ${PATH}`, body }
const refunded = { request: `POST /api/crm/order/${PAID}/refund`, body }
const declined = { request: `DELETE ${PATH}`, body: undefined }

test('an administrator who may not refund asks for it with the same form, and everybody sees the request', async () => {
  const app = start(`/orders/${PAID}`, { permissions: support })
  const button = await screen.findByRole('button', { name: 'Ask for a refund…' })
  expect(screen.queryByRole('button', { name: 'Refund…' })).not.toBeInTheDocument()
  await app.user.click(button)
  const dialog = await findDialog('Ask for a refund')
  expect(within(dialog).getByRole('list', { name: 'Items to refund' })).toBeVisible()
  expect(dialog).toHaveTextContent(/An administrator who may refund orders decides\./)
  await fillInRequest(app)
  await confirmRequest(app, dialog)
  expect(await findToast('Refund asked for')).toBeVisible()
  expect(app.writes).toEqual([asked])
  const panel = await screen.findByRole('region', { name: 'Refund request' })
  expect(panel).toHaveTextContent(
    /₦1,400\.00Borne by the driverLate deliveryToday, \d\d:\d\d by Ada Obi/,
  )
  expect(within(panel).queryByRole('button', { name: /^Refund|^Decline/ })).not.toBeInTheDocument()
  expect(await screen.findByText('Refund asked for: ₦1,400.00, borne by the driver')).toBeVisible()
  // There is one request at a time, and the button says so.
  const again = screen.getByRole('button', { name: 'Ask for a refund…' })
  expect(again).toHaveAttribute('aria-disabled', 'true')
  expect(again).toHaveAccessibleDescription('A refund of this order has already been asked for')
})

test('a request is refunded as it was asked for with three presses, and is then gone', async () => {
  const { app, panel, text } = await openRequest({ reason: 'The rider left it with a neighbor' })
  expect(text()).toContain('The rider left it with a neighbor')
  await app.user.click(panel.getByRole('button', { name: 'Refund ₦1,400.00' }))
  const dialog = within(await findDialog('Refund order'))
  expect(dialog.getByLabelText('Amount')).toHaveValue('1,400')
  expect(dialog.getByLabelText('Reason')).toHaveValue('Other')
  expect(dialog.getByLabelText('In your words')).toHaveValue('The rider left it with a neighbor')
  expect(dialog.getByLabelText('Who bears the cost')).toHaveValue('driver')
  await app.user.click(dialog.getByRole('button', { name: 'Refund ₦1,400.00' }))
  expect(await findToast('Refund started')).toBeVisible()
  expect(app.writes).toEqual([
    { ...refunded, body: { ...body, reason: 'The rider left it with a neighbor' } },
  ])
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Refund request' })).not.toBeInTheDocument(),
  )
})

test('a request is declined after a question that names who asked and for how much', async () => {
  const { app, panel } = await openRequest()
  const decline = panel.getByRole('button', { name: 'Decline' })
  // Those who may refund do not ask for it.
  expect(screen.getByRole('button', { name: 'Refund…' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask for a refund…' })).not.toBeInTheDocument()
  decline.focus()
  await app.user.keyboard('{Enter}')
  const dialog = await findDialog('Decline refund request')
  expect(dialog).toHaveTextContent(
    `Tunde Bakare has asked for a refund of ₦1,400.00 of order ${stored(app).orderId}. Decline the request? Nothing is refunded.`,
  )
  await app.user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  expect(await findToast('Refund request declined')).toBeVisible()
  expect(app.writes).toEqual([declined])
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Refund request' })).not.toBeInTheDocument(),
  )
  expect(stored(app).refunds).toEqual([])
})

test('if less is left than was asked for, the page and the form say so, and the rest is filled in', async () => {
  const app = start('/nowhere')
  const { payments, totalPrice } = stored(app)
  const payment = payments[0]?.id ?? ''
  const refund = { ...given, id: 'r-1', status: 'processed', at: '2026-01-01T10:00:00Z', payment }
  app.db.orders.patch(PAID, {
    refunds: [{ ...refund, amount: totalPrice - 900.55 }],
    refundRequest: request(),
  })
  await app.router.navigate({ href: `/orders/${PAID}` })
  const panel = within(await screen.findByRole('region', { name: 'Refund request' }))
  const text = '₦1,400.00 was asked for, and ₦900.55 is left.'
  expect(panel.getByText(text)).toBeVisible()
  await app.user.click(panel.getByRole('button', { name: 'Refund ₦900.55' }))
  const dialog = within(await findDialog('Refund order'))
  expect(dialog.getByText(text)).toBeVisible()
  expect(dialog.getByLabelText('Amount')).toHaveValue('900.55')
  await app.user.click(dialog.getByRole('button', { name: 'Refund ₦900.55' }))
  expect(await findToast('Refund started')).toBeVisible()
  expect(app.writes).toEqual([{ ...refunded, body: { ...body, amount: 900.55 } }])
})

test.each([
  ['of the order', PAID, undefined],
  ['of the payment that it names', PAID_TWICE, 0],
])(
  'if nothing is left %s, the page says so, and the request can be declined',
  async (_, id, named) => {
    const app = start('/nowhere')
    const { payments } = stored(app, id)
    const { id: payment = '', amount = 0 } = payments[0] ?? {}
    const refund = { ...given, id: 'r-1', status: 'processed', at: '2026-01-01T10:00:00Z', payment }
    app.db.orders.patch(id, {
      refunds: [{ ...refund, amount }],
      refundRequest: { ...request(), ...(named !== undefined && { payment: payments[named]?.id }) },
    })
    await app.router.navigate({ href: `/orders/${id}` })
    const panel = within(await screen.findByRole('region', { name: 'Refund request' }))
    expect(
      panel.getByText('₦1,400.00 was asked for, and nothing is left of the payment.'),
    ).toBeVisible()
    expect(panel.getByRole('button', { name: 'Decline' })).toBeVisible()
    expect(panel.queryByRole('button', { name: /^Refund ₦/ })).not.toBeInTheDocument()
  },
)

test('a request that is declined meanwhile is refunded only after the page has said so', async () => {
  const { app, panel } = await openRequest()
  await app.user.click(panel.getByRole('button', { name: 'Refund ₦1,400.00' }))
  const dialog = await findDialog('Refund order')
  app.db.orders.patch(PAID, { refundRequest: null })
  const confirm = () =>
    app.user.click(within(dialog).getByRole('button', { name: 'Refund ₦1,400.00' }))
  await confirm()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The request for this refund is no longer open: it has been declined meanwhile. Check the order before you refund.',
  )
  expect(app.writes).toEqual([])
  await confirm()
  expect(await findToast('Refund started')).toBeVisible()
  expect(app.writes).toEqual([refunded])
})

test.each<[string, object, string]>([
  ['for the same amount', {}, 'A refund of ₦1,400.00'],
  ['for another amount', { amount: 2000 }, 'A refund of ₦2,000.00'],
  ['without an amount', { amount: null }, 'A refund'],
])(
  'a request that was declined and made again meanwhile %s is refunded only after the page has said so',
  async (_, change, subject) => {
    const { app, panel } = await openRequest()
    await app.user.click(panel.getByRole('button', { name: 'Refund ₦1,400.00' }))
    const dialog = await findDialog('Refund order')
    app.db.orders.patch(PAID, { refundRequest: { ...request(), at: LATER, ...change } })
    await app.user.click(within(dialog).getByRole('button', { name: 'Refund ₦1,400.00' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      `${subject} has been asked for meanwhile. Check the amount before you refund.`,
    )
    expect(app.writes).toEqual([])
  },
)

test('a request that a colleague has refunded of the other payment is not refunded again', async () => {
  const { app, panel } = await openRequest({}, { id: PAID_TWICE })
  await app.user.click(panel.getByRole('button', { name: 'Refund ₦1,400.00' }))
  const dialog = await findDialog('Refund order')
  const [first, second] = stored(app, PAID_TWICE).payments
  expect(within(dialog).getByLabelText('Payment to refund')).toHaveValue(second?.id)
  const refund = { ...given, id: 'r-1', status: 'pending', at: LATER, payment: first?.id ?? '' }
  app.db.orders.patch(PAID_TWICE, { refunds: [refund], refundRequest: null })
  await app.user.click(within(dialog).getByRole('button', { name: 'Refund ₦1,400.00' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^₦1,400\.00 has been refunded meanwhile/,
  )
  expect(app.writes).toEqual([])
})

describe('a payment that arrives while the form is open', () => {
  async function payAgain(refundedAmount: number) {
    const { app, panel } = await openRequest()
    await app.user.click(panel.getByRole('button', { name: 'Refund ₦1,400.00' }))
    const dialog = await findDialog('Refund order')
    const { payments } = stored(app)
    const [first] = payments
    if (!first) throw new Error('The order has no payment.')
    const refund = { ...given, amount: refundedAmount, id: 'r-1', payment: first.id }
    app.db.orders.patch(PAID, {
      payments: [...payments, { ...first, id: 'txn-2', reference: 'TXN-2' }],
      refunds: [{ ...refund, status: 'pending', at: LATER }],
      refundRequest: null,
    })
    await app.user.click(within(dialog).getByRole('button', { name: 'Refund ₦1,400.00' }))
    return { app, alert: await within(dialog).findByRole('alert') }
  }

  test('does not hide a refund of the first one', async () => {
    const { app, alert } = await payAgain(1400)
    expect(alert).toHaveTextContent(/^₦1,400\.00 has been refunded meanwhile/)
    expect(app.writes).toEqual([])
  })

  test('is not refunded in place of the first one', async () => {
    const { app, alert } = await payAgain(14_200)
    expect(alert).toHaveTextContent(/^₦14,200\.00 has been refunded meanwhile/)
    expect(app.writes).toEqual([])
  })
})

test('a refund in place of one that has failed meanwhile is not made again', async () => {
  const { app, panel } = await openRequest()
  app.db.orders.patch(PAID, { refunds: [made('r-1', 'pending')] })
  await refetch(app)
  await app.user.click(panel.getByRole('button', { name: 'Refund ₦1,400.00' }))
  const dialog = await findDialog('Refund order')
  app.db.orders.patch(PAID, { refunds: [made('r-1', 'failed'), made('r-2', 'pending')] })
  await app.user.click(within(dialog).getByRole('button', { name: 'Refund ₦1,400.00' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^A refund was made meanwhile, and ₦[\d,]+\.00 is left\. Check/,
  )
  expect(app.writes).toEqual([])
})

test('an order that was paid twice is refunded what is too much, also if less was asked for', async () => {
  const { app } = await openRequest({}, { id: PAID_TWICE })
  const all = stored(app, PAID_TWICE).totalPrice.toLocaleString('en-NG')
  await app.user.click(screen.getByRole('button', { name: `Refund ₦${all}.00` }))
  const dialog = within(await findDialog('Refund order'))
  expect(dialog.getByLabelText('Amount')).toHaveValue(all)
  expect(dialog.getByLabelText('Reason')).toHaveValue('Paid twice')
})

test('a request for an order that is not paid does not say that nothing is left', async () => {
  const app = start('/nowhere')
  app.db.orders.patch(PAID, { payments: [], refundRequest: request() })
  await app.router.navigate({ href: `/orders/${PAID}` })
  const panel = await screen.findByRole('region', { name: 'Refund request' })
  expect(panel).toHaveTextContent('₦1,400.00')
  expect(panel).not.toHaveTextContent(/nothing is left/)
})

test('a request that a colleague has refunded meanwhile is neither refunded nor declined again', async () => {
  const { app, panel } = await openRequest()
  const payment = stored(app).payments[0]?.id ?? ''
  const refund = { ...given, id: 'r-1', status: 'pending', at: new Date().toISOString(), payment }
  const change = { refunds: [refund], refundRequest: null }
  const before = { refunds: [], refundRequest: stored(app).refundRequest ?? null }
  await app.user.click(panel.getByRole('button', { name: 'Refund ₦1,400.00' }))
  const dialog = await findDialog('Refund order')
  app.db.orders.patch(PAID, change)
  await app.user.click(within(dialog).getByRole('button', { name: 'Refund ₦1,400.00' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^₦1,400\.00 has been refunded meanwhile, and ₦[\d,]+\.00 is left\. Check the amount before you refund more\.$/,
  )
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  const discard = screen.queryByRole('button', { name: 'Discard' })
  if (discard) await app.user.click(discard)
  app.db.orders.patch(PAID, before)
  await refetch(app)
  await app.user.click(await screen.findByRole('button', { name: 'Decline' }))
  const question = await findDialog('Decline refund request')
  app.db.orders.patch(PAID, change)
  await app.user.click(within(question).getByRole('button', { name: 'Decline' }))
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'The order has changed meanwhile: this is no longer possible.',
  )
  expect(app.writes).toEqual([])
})

test('a request whose response was lost is settled by reading the order', async () => {
  const app = start(`/orders/${PAID}?dialog=ask_refund`, { permissions: support })
  const dialog = await fillInRequest(app)
  loseNextChange('done')
  await confirmRequest(app, dialog)
  expect(await findToast('Refund asked for')).toBeVisible()
  expect(app.writes).toEqual([asked])
  expect(stored(app).refundRequest).toMatchObject(body)
})

test('a lost request that a colleague made too is not taken for this one', async () => {
  const app = start(`/orders/${PAID}?dialog=ask_refund`, { permissions: support })
  const dialog = await fillInRequest(app)
  loseNextChange('never arrives')
  await confirmRequest(app, dialog)
  expect(await findToast(/it may have been done/)).toBeVisible()
  app.db.orders.patch(PAID, { refundRequest: request() })
  await confirmRequest(app, dialog)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'A refund of this order has already been asked for.',
  )
  expect(app.writes).toHaveLength(1)
})

test('a decline whose response was lost is settled, unless a colleague has refunded instead', async () => {
  const { app, panel } = await openRequest()
  await app.user.click(panel.getByRole('button', { name: 'Decline' }))
  const dialog = await findDialog('Decline refund request')
  loseNextChange('done')
  await app.user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  expect(await findToast('Refund request declined')).toBeVisible()
  expect(app.writes).toEqual([declined])
})

test('without the capability or the permission, nothing is offered, and the request is still shown', async () => {
  const app = start('/nowhere', { permissions: support })
  app.db.orders.capabilities.actions = []
  await app.router.navigate({ href: `/orders/${PAID}` })
  await screen.findByRole('region', { name: 'Payment', busy: false })
  expect(screen.queryByRole('button', { name: 'Ask for a refund…' })).not.toBeInTheDocument()

  app.db.orders.patch(PAID, { refundRequest: request() })
  act(() => updateUser({ ...ada, permissions: ['orders.view', 'orders.refund'] }))
  await refetch(app)
  const panel = within(await screen.findByRole('region', { name: 'Refund request' }))
  expect(panel.getByRole('button', { name: 'Refund ₦1,400.00' })).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument()

  act(() => updateUser({ ...ada, permissions: ['orders.view'] }))
  expect(panel.getByText('₦1,400.00')).toBeVisible()
  expect(panel.queryAllByRole('link')).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a second request is refused by the server, and what was typed stays', async () => {
    const app = start(`/orders/${PAID}?dialog=ask_refund`, { permissions: support })
    const dialog = await fillInRequest(app)
    app.db.orders.patch(PAID, { refundRequest: request() })
    await confirmRequest(app, dialog)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'A refund of this order has already been asked for.',
    )
    expect(app.writes).toEqual([])
    expect(within(dialog).getByLabelText('Amount')).toHaveValue('1,400')
  })

  test('a request of one of two payments fills in that payment, and another payment is refunded by itself', async () => {
    const app = start('/nowhere')
    const { payments, totalPrice } = stored(app, PAID_TWICE)
    const [first, second] = payments
    app.db.orders.patch(PAID_TWICE, {
      refundRequest: { ...request(), payment: first?.id },
    })
    await app.router.navigate({ href: `/orders/${PAID_TWICE}` })
    const panel = within(await screen.findByRole('region', { name: 'Refund request' }))
    expect(panel.getByRole('link', { name: first?.reference ?? '' })).toBeVisible()
    await app.user.click(panel.getByRole('button', { name: 'Refund ₦1,400.00' }))
    const dialog = within(await findDialog('Refund order'))
    expect(dialog.getByLabelText('Payment to refund')).toHaveValue(first?.id)
    expect(dialog.getByLabelText('Amount')).toHaveValue('1,400')
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('button', { name: 'Refund ₦1,400.00' })
    await app.router.navigate({
      href: `/orders/${PAID_TWICE}?dialog=refund&payment=${second?.id}`,
    })
    const other = within(await findDialog('Refund order'))
    expect(other.getByLabelText('Payment to refund')).toHaveValue(second?.id)
    expect(other.getByLabelText('Amount')).toHaveValue(totalPrice.toLocaleString('en-NG'))
    expect(other.getByLabelText('Reason')).toHaveValue('Paid twice')
  })

  test('a request without amount, reason, time and author can be refunded and declined', async () => {
    const { app, panel, text } = await openRequest({
      amount: null,
      reason: null,
      responsible: 'customer',
      by: null,
      at: null,
    })
    expect(text()).toContain('—Borne by the customer')
    const all = `₦${stored(app).totalPrice.toLocaleString('en-NG')}.00`
    await app.user.click(panel.getByRole('button', { name: `Refund ${all}` }))
    const dialog = within(await findDialog('Refund order'))
    expect(dialog.getByLabelText('Reason')).toHaveValue('')
    expect(dialog.getByLabelText('Who bears the cost')).toHaveValue('')
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await app.user.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(await findDialog('Decline refund request')).toHaveTextContent(
      /^.*Somebody has asked for a refund of order /,
    )
  })

  test('a decline whose response was lost is not said to be done if a colleague has refunded the order', async () => {
    const { app, panel } = await openRequest()
    await app.user.click(panel.getByRole('button', { name: 'Decline' }))
    const dialog = await findDialog('Decline refund request')
    loseNextChange('never arrives')
    await app.user.click(within(dialog).getByRole('button', { name: 'Decline' }))
    expect(await findToast(/it may have been done/)).toBeVisible()
    const payment = stored(app).payments[0]?.id ?? ''
    const refund = { ...given, id: 'r-1', status: 'pending', at: new Date().toISOString(), payment }
    app.db.orders.patch(PAID, { refunds: [refund], refundRequest: null })
    await refetch(app)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/no longer possible/)
    expect(screen.queryByText('Refund request declined')).not.toBeInTheDocument()
  })

  test('a form that a reload restores still says that its request was declined', async () => {
    const { app, panel } = await openRequest()
    await app.user.click(panel.getByRole('button', { name: 'Refund ₦1,400.00' }))
    const before = await findDialog('Refund order')
    await app.user.selectOptions(within(before).getByLabelText('Reason'), 'Poor quality')
    app.db.orders.patch(PAID, { refundRequest: null })
    reloadApp(app)
    const dialog = await findDialog('Refund order')
    expect(within(dialog).getByText('Draft restored')).toBeVisible()
    await app.user.click(within(dialog).getByRole('button', { name: 'Refund ₦1,400.00' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/declined meanwhile/)
    expect(app.writes).toEqual([])
  })
})
