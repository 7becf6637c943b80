import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openBulk, selectPage } from '../support/bulk'
import {
  fill,
  findDialog,
  findToast,
  openCreateForm,
  renderApp,
  ROWS,
  signIn,
} from '../support/render-app'

type App = ReturnType<typeof renderApp>

async function closeSheet({ user }: App) {
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

const findUserMenu = () => screen.findByRole('button', { name: /^Ada O/ })

async function openChanges({ user }: App) {
  await user.click(await findUserMenu())
  await user.click(await screen.findByRole('menuitem', { name: 'My changes' }))
  return within(await findDialog('My changes'))
}

const textsOf = (dialog: Awaited<ReturnType<typeof openChanges>>) =>
  dialog.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('what was changed in this tab is listed with links, the newest first, until the session ends', async () => {
  const app = renderApp('/payouts?status=requested', { vouchers: 0 })
  const [payout] = app.db.payouts.list({ status: 'requested' }).rows
  const name = payout?.payoutId ?? ''
  await app.user.click(await screen.findByRole('link', { name: new RegExp(name) }))
  const sheet = within(await findDialog('Payout Details'))
  await app.user.click(await sheet.findByRole('button', { name: 'Approve' }))
  const question = within(await findDialog('Approve payout'))
  await app.user.click(question.getByRole('button', { name: /^Approve ₦/ }))
  await findToast('Payout approved')
  await waitFor(() => expect(sheet.getByRole('button', { name: /^Next: / })).toHaveFocus())
  await closeSheet(app)
  const [ticket] = app.db.tickets.list({ status: 'open' }).rows
  await app.router.navigate({ to: '/tickets', search: { ticket: ticket?.id } })
  await app.user.click(await screen.findByRole('button', { name: 'Take' }))
  await findToast('Ticket taken')
  await closeSheet(app)

  const changes = await openChanges(app)
  expect(textsOf(changes)).toEqual([
    expect.stringMatching(`^Ticket taken${ticket?.ticketId}Today, `),
    expect.stringMatching(`^Payout approved${name}Today, `),
  ])
  await app.user.click(changes.getByRole('link', { name }))
  await waitFor(() => expect(app.address()).toBe(`/payouts?payout=${payout?.id}`))
  await findDialog('Payout Details')
  expect(screen.queryByRole('dialog', { name: 'My changes' })).not.toBeInTheDocument()
  await closeSheet(app)

  await app.user.click(await findUserMenu())
  await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await signIn(app.user)
  await waitFor(() => expect(app.address()).toBe('/'))
  expect(textsOf(await openChanges(app))).toEqual([])
  expect(screen.getByText(/^Nothing yet/)).toBeVisible()
})

test('a new voucher and a change of many vouchers are listed', async () => {
  const app = renderApp('/vouchers')
  const { dialog, title } = await openCreateForm(app.user)
  await fill(app.user, title, 'Moi moi Monday')
  await app.user.selectOptions(within(dialog).getByLabelText('Type'), 'Free Delivery')
  await app.user.click(within(dialog).getByRole('button', { name: 'Create Voucher' }))
  await findToast('Voucher added')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await app.user.click(selectPage())
  const { button } = await openBulk(app, ROWS + 1)
  await app.user.click(button('Delete Vouchers'))
  await app.user.click(button(`Delete ${ROWS + 1} vouchers`))
  await findToast('Successful')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(textsOf(await openChanges(app))).toEqual([
    expect.stringMatching(`^${ROWS + 1} vouchers deletedVouchersToday, `),
    expect.stringMatching('^Voucher addedMoi moi MondayToday, '),
  ])
})
