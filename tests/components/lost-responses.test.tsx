import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changedIds, loseNext, openMany, renderPayouts } from '../support/bulk-rows'
import { loseNextChange } from '../support/lose-next-change'
import { failureToasts, fill, findDialog, findToast, renderApp } from '../support/render-app'
import { fillIn, open, refetch, submitButton } from '../support/test-actions'

// The server has done a request about one record, or will do it, and its response is lost.

type App = ReturnType<typeof renderApp>

const WARNING = /nothing shows yet that it was done. Check before you press again/

const press = ({ user }: App, dialog: HTMLElement) => user.click(submitButton(dialog))

/** Opens a refund of ₦500.00 of an order that is paid. */
async function openRefund() {
  const app = renderApp('/orders/ord-009?dialog=refund', { vouchers: 0 })
  const dialog = await findDialog('Refund order')
  await fillIn(app, dialog)
  const amount = within(dialog).getByLabelText('Amount')
  await app.user.clear(amount)
  await fill(app.user, amount, '500')
  return { app, dialog, amount }
}
const refundsOf = ({ db }: App) => db.orders.find('ord-009')?.refunds ?? []

test('a refund that was done without a response is said to be started', async () => {
  const { app, dialog } = await openRefund()
  loseNextChange('done')
  await press(app, dialog)
  expect(await findToast('Refund started')).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(failureToasts()).toEqual([])
  expect(refundsOf(app)).toHaveLength(1)
})

test('a refund that did not arrive is sent again only after a question', async () => {
  const { app, dialog } = await openRefund()
  loseNextChange('never arrives')
  await press(app, dialog)
  expect(await findToast(/it may have been done/)).toBeVisible()
  await press(app, dialog)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(WARNING)
  expect(app.writes).toHaveLength(1)
  await press(app, dialog)
  expect(await findToast('Refund started')).toBeVisible()
  expect(refundsOf(app)).toHaveLength(1)
})

test('a refund of another amount after one that is not known also needs the question', async () => {
  const { app, dialog, amount } = await openRefund()
  loseNextChange('never arrives')
  await press(app, dialog)
  await findToast(/it may have been done/)
  await app.user.clear(amount)
  await fill(app.user, amount, '600')
  await press(app, dialog)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(WARNING)
  expect(app.writes).toHaveLength(1)
})

test.each([
  ['shows it', { isRead: true }],
  ['is only read by the next press', { isRead: false }],
])(
  'an approval that arrives later is said to be done once the page %s',
  async (_when, { isRead }) => {
    const app = renderApp('/payouts?status=requested', { vouchers: 0 })
    const payout = app.db.payouts
      .all()
      .find(({ status, account, amount }) => status === 'requested' && account && amount < 250_000)
    if (!payout) throw new Error('No payout is requested.')
    open(app, `/payouts?payout=${payout.id}&dialog=approve`)
    const dialog = await findDialog('Approve payout')
    const { arrive } = loseNextChange('arrives later')
    await press(app, dialog)
    await findToast(/it may have been done/)
    await arrive()
    if (isRead) await refetch(app)
    else await press(app, dialog)
    expect(await findToast('Payout approved')).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(app.writes).toHaveLength(1)
  },
)

test('a button that sends at once says that a lost request was done, or asks before it sends again', async () => {
  const app = renderApp('/tickets', { vouchers: 0 })
  const ticket = app.db.tickets.all().find(({ status }) => status === 'open')
  if (!ticket) throw new Error('No ticket is open.')
  open(app, `/tickets?ticket=${ticket.id}`)
  const sheet = within(await findDialog('Ticket Details'))
  const take = () => sheet.findByRole('button', { name: 'Take' })
  loseNextChange('never arrives')
  await app.user.click(await take())
  await findToast(/it may have been done/)
  await waitFor(async () => expect(await take()).not.toHaveAttribute('aria-busy', 'true'))
  await app.user.click(await take())
  expect(await findToast(WARNING)).toBeVisible()
  expect(app.writes).toHaveLength(1)
  loseNextChange('done')
  await waitFor(async () => expect(await take()).not.toHaveAttribute('aria-busy', 'true'))
  await app.user.click(await take())
  expect(await findToast('Ticket taken')).toBeVisible()
  expect(app.writes).toHaveLength(2)
})

test('a voucher that was created without a response is found by its code', async () => {
  const app = renderApp('/vouchers?dialog=create', { vouchers: 1 })
  const dialog = await findDialog('Create New Voucher')
  await fill(app.user, within(dialog).getByLabelText('Title'), 'Amala Weekend')
  await app.user.selectOptions(within(dialog).getByLabelText('Type'), 'free_delivery')
  await fill(app.user, within(dialog).getByLabelText('Code'), 'AMALA-26')
  loseNextChange('done')
  await press(app, dialog)
  expect(await findToast('Voucher added')).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(app.db.list({ search: 'AMALA-26' }).vouchers).toHaveLength(1)
  expect(app.writes).toHaveLength(1)
})

test('what is not known of one payout is not sent again with others, and the other way round', async () => {
  const app = renderPayouts([{}, {}, {}])
  open(app, '/payouts?payout=p-1&dialog=approve')
  const dialog = await findDialog('Approve payout')
  loseNextChange('never arrives')
  await press(app, dialog)
  await findToast(/it may have been done/)
  open(app, '/payouts')
  const question = await openMany(app, 'Approve', 'Approve 3 payouts')
  loseNext('p-2', false)
  await app.user.click(question.getByRole('button', { name: /^Approve 3/ }))
  expect(await screen.findByText('1 approved, 1 left out, 1 not known')).toBeVisible()
  expect(changedIds(app)).toEqual(['p-1', 'p-2', 'p-3'])
  const run = within(await findDialog('Approve 3 payouts'))
  expect(run.getByText(/^It is not known whether its last request was done/)).toBeVisible()

  await app.user.click(run.getByText('Close'))
  const prompt = within(await findDialog('Close with 2 payouts not approved?'))
  await app.user.click(prompt.getByText('Close'))
  open(app, '/payouts?payout=p-2&dialog=approve')
  const alone = await findDialog('Approve payout')
  await press(app, alone)
  expect(await within(alone).findByRole('alert')).toHaveTextContent(WARNING)
  expect(changedIds(app)).toEqual(['p-1', 'p-2', 'p-3'])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a voucher without a code that may exist is created again only after a question', async () => {
    const app = renderApp('/vouchers?dialog=create', { vouchers: 1 })
    const dialog = await findDialog('Create New Voucher')
    await fill(app.user, within(dialog).getByLabelText('Title'), 'Amala Weekend')
    await app.user.selectOptions(within(dialog).getByLabelText('Type'), 'free_delivery')
    loseNextChange('done')
    await press(app, dialog)
    expect(await findToast(/it may have been done/)).toBeVisible()
    await press(app, dialog)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(WARNING)
    expect(app.writes).toHaveLength(1)
  })

  test('what could not be read after a lost response is found by the next press', async () => {
    const { app, dialog } = await openRefund()
    loseNextChange('done', { isUnread: true })
    await press(app, dialog)
    await findToast(/it may have been done/)
    await press(app, dialog)
    expect(await findToast('Refund started')).toBeVisible()
    expect(refundsOf(app)).toHaveLength(1)
    expect(app.writes).toHaveLength(1)
  })

  test('a refund of the same amount by a colleague is not taken for the lost one', async () => {
    const { app, dialog } = await openRefund()
    loseNextChange('never arrives')
    app.db.orders.patch('ord-009', { refunds: [] })
    await press(app, dialog)
    await findToast(/it may have been done/)
    const order = app.db.orders.find('ord-009')
    app.db.orders.patch('ord-009', {
      refunds: [
        {
          id: 'other',
          amount: 500,
          status: 'pending',
          reason: within(dialog).getByLabelText<HTMLSelectElement>('Reason').value,
          responsible: 'restaurant',
          by: { id: 'adm-3', name: 'Ngozi Eze', type: 'admin' },
          at: new Date().toISOString(),
          payment: order?.payments[0]?.id ?? '',
        },
      ],
    })
    await press(app, dialog)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      '₦500.00 has been refunded meanwhile',
    )
    expect(app.writes).toHaveLength(1)
  })

  test('an item of a row menu says that a lost request was done', async () => {
    const app = renderApp('/categories?status=active', { vouchers: 0 })
    const category = app.db.categories.all().find(({ status }) => status === 'active')
    if (!category) throw new Error('No category is active.')
    await screen.findByRole('table', { busy: false })
    loseNextChange('done')
    await app.user.click(screen.getByRole('button', { name: `Actions for ${category.name}` }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Hide' }))
    expect(await findToast('Category hidden')).toBeVisible()
    expect(app.writes).toHaveLength(1)
  })

  test('a note that arrived without a response is not offered again', async () => {
    const app = renderApp('/users/usr-002', { vouchers: 0 })
    const field = await screen.findByRole('textbox', { name: 'Add a note' })
    await fill(app.user, field, 'Called twice.')
    loseNextChange('done')
    await app.user.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(field).toHaveValue(''))
    expect(failureToasts()).toEqual([])
    expect(app.writes).toHaveLength(1)
  })
})
