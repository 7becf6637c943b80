import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { fill, findDialog, findToast, reloadApp, renderApp } from '../../support/render-app'
import { server, serveWithout } from '../../support/server'

// Paid by bank transfer, and twice: see the seed of the mock API.
const PAID = 'ord-009'
const PAID_TWICE = 'ord-024'
const REFUND = '*/api/crm/order/:id/refund'

const dish = (name: string, price: number, quantity: number, ...extras: number[]) => ({
  id: `item of ${name}`,
  menu: { id: 'mnu-1', name },
  name,
  price,
  quantity,
  options: extras.map((extra, index) => ({ name: `Extra ${index + 1}`, price: extra })),
})
const JOLLOF = 'Jollof rice, Extra 1, Extra 2'
const items = [dish('Jollof rice', 1500.1, 2, 200.05, 99.95), dish('Suya', 900, 1)]

/** Opens the refund of an order with these items, which cost ₦4,500.20. It costs what was paid. */
async function openRefund({ id = PAID, paid = [4500.2] } = {}) {
  const app = renderApp('/nowhere', { vouchers: 0 })
  const { payments = [] } = app.db.orders.find(id) ?? {}
  app.db.orders.patch(id, {
    items,
    totalPrice: paid.reduce((sum, amount) => sum + amount, 0),
    payments: payments.map((payment, index) =>
      Object.assign({}, payment, { amount: paid[index] ?? paid[0] }),
    ),
  })
  await app.router.navigate({ href: `/orders/${id}?dialog=refund` })
  return { ...app, app, dialog: within(await findDialog('Refund order')) }
}
type Opened = Awaited<ReturnType<typeof openRefund>>

const amountIn = ({ dialog }: Pick<Opened, 'dialog'>) => dialog.getByLabelText('Amount')
const add = ({ user, dialog }: Opened, name: string) =>
  user.click(dialog.getByRole('button', { name: `One more: ${name}` }))
const remove = ({ user, dialog }: Opened, name: string) =>
  user.click(dialog.getByRole('button', { name: `One less: ${name}` }))

async function confirm({ user, dialog }: Opened, money: string) {
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Item missing')
  await user.selectOptions(dialog.getByLabelText('Who bears the cost'), 'Restaurant')
  await user.click(dialog.getByRole('button', { name: `Refund ${money}` }))
}
const body = (amount: number) => ({ amount, reason: 'Item missing', responsible: 'restaurant' })

test('choosing items fills in their full price with options, and this is refunded', async () => {
  const opened = await openRefund()
  const { dialog, writes } = opened
  expect(amountIn(opened)).toHaveValue('4,500.20')
  const list = dialog.getByRole('list', { name: 'Items to refund' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Jollof rice₦1,800.10 each, with Extra 1, Extra 20 of 2', 'Suya₦900.000 of 1'])
  await add(opened, JOLLOF)
  expect(amountIn(opened)).toHaveValue('1,800.10')
  expect(dialog.getByText('The items cost ₦1,800.10.')).toBeVisible()
  await add(opened, JOLLOF)
  expect(amountIn(opened)).toHaveValue('3,600.20')
  expect(within(list).getByText('2 of 2')).toBeVisible()
  // There are no more, and the button keeps the focus.
  await add(opened, JOLLOF)
  expect(amountIn(opened)).toHaveValue('3,600.20')
  expect(dialog.getByRole('button', { name: `One more: ${JOLLOF}` })).toHaveFocus()
  await remove(opened, JOLLOF)
  await confirm(opened, '₦1,800.10')
  expect(await findToast('Refund started')).toBeVisible()
  expect(writes.map((write) => write.body)).toEqual([body(1800.1)])
})

test('an amount that was typed counts until items are chosen again, which are never cleared', async () => {
  const opened = await openRefund()
  const { user, dialog, writes } = opened
  await add(opened, 'Suya')
  const amount = amountIn(opened)
  await user.click(amount)
  // The first key replaces the amount.
  await user.keyboard('500')
  expect(amount).toHaveValue('500')
  expect(dialog.getByText('1 of 1')).toBeVisible()
  expect(dialog.getByText('The items cost ₦900.00.')).toBeVisible()
  await add(opened, JOLLOF)
  expect(amount).toHaveValue('2,700.10')
  await remove(opened, JOLLOF)
  await remove(opened, 'Suya')
  // What is suggested without items.
  expect(amount).toHaveValue('4,500.20')
  await add(opened, 'Suya')
  await user.clear(amount)
  await fill(user, amount, '450')
  await confirm(opened, '₦450.00')
  expect(await findToast('Refund started')).toBeVisible()
  expect(writes.map((write) => write.body)).toEqual([body(450)])
})

test('items that cost more than what is left fill in what is left, and the dialog says so', async () => {
  const opened = await openRefund({ paid: [2000] })
  const { dialog, writes } = opened
  await add(opened, JOLLOF)
  await add(opened, 'Suya')
  expect(amountIn(opened)).toHaveValue('2,000')
  const text = 'More than what is left: the items cost ₦2,700.10, and ₦2,000.00 is left.'
  expect(dialog.getByText(text)).toBeVisible()
  await confirm(opened, '₦2,000.00')
  expect(await findToast('Refund started')).toBeVisible()
  expect(writes.map((write) => write.body)).toEqual([body(2000)])
})

test('until a payment is chosen, the items fill in at most what the largest one has left', async () => {
  const opened = await openRefund({ id: PAID_TWICE, paid: [1500, 2000] })
  const { dialog } = opened
  expect(dialog.getByLabelText('Payment to refund')).toHaveValue('')
  await add(opened, JOLLOF)
  await add(opened, 'Suya')
  expect(amountIn(opened)).toHaveValue('2,000')
  const text = 'More than what is left: the items cost ₦2,700.10, and ₦2,000.00 is left.'
  expect(dialog.getByText(text)).toBeVisible()
})

test('more items than a phone shows are counted', async () => {
  const { db, router } = renderApp('/nowhere', { vouchers: 0 })
  const many = Array.from({ length: 40 }, (_, index) => dish(`Dish ${index}`, 100, 1))
  db.orders.patch(PAID, { items: many })
  await router.navigate({ href: `/orders/${PAID}?dialog=refund` })
  const dialog = within(await findDialog('Refund order'))
  expect(dialog.getByRole('group', { name: 'Items (40)' })).toBeVisible()
})

test('a lost response is settled by reading the order, and the items are still chosen', async () => {
  const opened = await openRefund()
  const { app, dialog } = opened
  server.use(http.post(REFUND, () => HttpResponse.error(), { once: true }))
  await add(opened, 'Suya')
  await confirm(opened, '₦900.00')
  expect(await findToast(/may have been done|No response/)).toBeVisible()
  expect(amountIn(opened)).toHaveValue('900')
  expect(dialog.getByText('1 of 1')).toBeVisible()
  expect(app.writes).toHaveLength(1)
})

test('if a second administrator refunds meanwhile, nothing is sent, and the items meet what is left', async () => {
  const opened = await openRefund()
  const { app, dialog } = opened
  await add(opened, JOLLOF)
  const by = { id: 'adm-3', name: 'Ngozi Eze', type: 'admin' }
  const at = new Date().toISOString()
  const given = { reason: 'Late delivery', responsible: 'driver', status: 'pending', by, at }
  const payment = app.db.orders.find(PAID)?.payments[0]?.id ?? ''
  app.db.orders.patch(PAID, { refunds: [{ ...given, id: 'r-1', amount: 3000.2, payment }] })
  await confirm(opened, '₦1,800.10')
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    '₦3,000.20 has been refunded meanwhile, and ₦1,500.00 is left.',
  )
  expect(app.writes).toEqual([])
  expect(
    await dialog.findByText(
      'More than what is left: the items cost ₦1,800.10, and ₦1,500.00 is left.',
    ),
  ).toBeVisible()
})

test('items whose price or quantity is not known cannot be chosen, and say why', async () => {
  const app = renderApp('/nowhere', { vouchers: 0 })
  const order = app.db.orders.find(PAID)
  server.use(
    http.get(`*/api/crm/order/${PAID}`, () =>
      HttpResponse.json({
        order: {
          ...order,
          items: [
            { name: 'Water' },
            { name: 'Chin chin', price: 100 },
            { name: 'Spoon', price: 0, quantity: 1 },
            { name: null, price: '700', quantity: '2' },
          ],
        },
      }),
    ),
  )
  await app.router.navigate({ href: `/orders/${PAID}?dialog=refund` })
  const dialog = within(await findDialog('Refund order'))
  const list = dialog.getByRole('list', { name: 'Items to refund' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'WaterIts price is not known',
    'Chin chin₦100.00Its quantity is not known',
    'Spoon₦0.00It costs nothing',
    '—₦700.00 each0 of 2',
  ])
  await app.user.click(dialog.getByRole('button', { name: 'One more: —' }))
  expect(dialog.getByLabelText('Amount')).toHaveValue('700')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the items of an order that was paid twice fill in what is left of the chosen payment', async () => {
    const opened = await openRefund({ id: PAID_TWICE })
    const { app, user, dialog } = opened
    const [first] = app.db.orders.find(PAID_TWICE)?.payments ?? []
    await add(opened, 'Suya')
    expect(amountIn(opened)).toHaveValue('900')
    await user.selectOptions(dialog.getByLabelText('Payment to refund'), first?.id ?? '')
    expect(amountIn(opened)).toHaveValue('900')
  })

  test('what was chosen survives a reload', async () => {
    const opened = await openRefund()
    await add(opened, 'Suya')
    const again = reloadApp(opened.app)
    const dialog = within(await findDialog('Refund order'))
    expect(dialog.getByText('Draft restored')).toBeVisible()
    expect(dialog.getByText('1 of 1')).toBeVisible()
    expect(amountIn({ dialog })).toHaveValue('900')
    await again.user.click(dialog.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(amountIn({ dialog })).toHaveValue('4,500.20'))
    expect(dialog.getByText('0 of 1')).toBeVisible()
  })

  test('an item that the order has fewer of by now counts as often as the order has it', async () => {
    const opened = await openRefund()
    await add(opened, JOLLOF)
    await add(opened, JOLLOF)
    opened.app.db.orders.patch(PAID, {
      items: [dish('Jollof rice', 1500, 1), dish('Suya', 900, 1)],
    })
    const { user } = reloadApp(opened.app)
    const dialog = within(await findDialog('Refund order'))
    await waitFor(() => expect(dialog.getByText('The items cost ₦1,500.00.')).toBeVisible())
    expect(dialog.getByText('1 of 1')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'One more: Suya' }))
    expect(amountIn({ dialog })).toHaveValue('2,400')
  })

  test('an order without items has the amount alone', async () => {
    const app = renderApp('/nowhere', { vouchers: 0 })
    serveWithout(app.db, '*/api/crm/order/:id', 'items')
    await app.router.navigate({ href: `/orders/${PAID}?dialog=refund` })
    const dialog = within(await findDialog('Refund order'))
    expect(dialog.getByLabelText('Amount')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Items to refund' })).not.toBeInTheDocument()
  })
})
