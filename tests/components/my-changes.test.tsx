// @module-tag matrix

import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { endSession } from '@/memory/session'
import { openBulk, selectPage } from '../support/bulk'
import { onChange, openMany, refusal, renderPayouts, requested } from '../support/bulk-rows'
import {
  fill,
  findDialog,
  findToast,
  openCreateForm,
  renderApp,
  ROWS,
  signIn,
  signInColleague,
} from '../support/render-app'
import { holdResponse, server } from '../support/server'

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

test('what failed is listed with what was tried and the whole message of the server', async () => {
  const app = renderApp('/tickets', { vouchers: 0 })
  const [ticket] = app.db.tickets.list({ status: 'open' }).rows
  const path = `*/api/crm/ticket/${ticket?.id}`
  const message = `The kitchen is on fire. ${'It burns. '.repeat(200)}The end.`
  server.use(
    http.patch(path, () => HttpResponse.json({ message }, { status: 500 }), { once: true }),
  )
  await app.router.navigate({ to: '/tickets', search: { ticket: ticket?.id } })
  await app.user.click(await screen.findByRole('button', { name: 'Take' }))
  expect(await findToast(/^The kitchen is on fire/)).not.toHaveTextContent(/The end\.$/)
  server.use(http.patch(path, () => HttpResponse.error(), { once: true }))
  await app.user.click(screen.getByRole('button', { name: 'Take' }))
  await findToast('Something went wrong')
  await closeSheet(app)

  const changes = await openChanges(app)
  expect(textsOf(changes)).toEqual([
    expect.stringMatching(
      `^Ticket takenNot known${ticket?.ticketId}Something went wrongNo response arrived, so it may have been done.*Today, `,
    ),
    expect.stringMatching(
      `^Ticket takenFailed${ticket?.ticketId}The kitchen is on fire\\. .*The end\\.Today, `,
    ),
  ])
  expect(changes.getAllByRole('link', { name: ticket?.ticketId ?? '' })).toHaveLength(2)
  act(() => endSession('expired'))
  await signIn(app.user)
  await screen.findByRole('heading', { level: 1, name: 'Tickets' })
  expect(textsOf(await openChanges(app))).toEqual([])
})

test('what was changed before another administrator signed in is not listed for them', async () => {
  const app = renderApp('/tickets', { vouchers: 0 })
  const [ticket] = app.db.tickets.list({ status: 'open' }).rows
  const release = holdResponse('patch', `*/api/crm/ticket/${ticket?.id}`)
  await app.router.navigate({ to: '/tickets', search: { ticket: ticket?.id } })
  await app.user.click(await screen.findByRole('button', { name: 'Take' }))
  await waitFor(() => expect(app.writes).toHaveLength(1))
  signInColleague(app)
  release()
  await waitFor(() => expect(app.router.options.context.queryClient.isMutating()).toBe(0))
  await screen.findByRole('dialog', { name: 'Ticket Details' })
  await closeSheet(app)
  expect(textsOf(await openChanges(app))).toEqual([])
})

test('a form that failed is listed', async () => {
  const app = renderApp('/vouchers?dialog=create')
  const form = within(await findDialog('Create New Voucher'))
  await fill(app.user, form.getByLabelText('Title'), 'fault-422')
  await app.user.selectOptions(form.getByLabelText('Type'), 'Free Delivery')
  await app.user.click(form.getByRole('button', { name: 'Create Voucher' }))
  await findToast('This cannot be processed')
  await app.user.click(form.getByRole('button', { name: 'Cancel' }))
  await app.user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(textsOf(await openChanges(app))).toEqual([
    expect.stringMatching('^Voucher addedFailedfault-422This cannot be processedToday, '),
  ])
})

test('of an action on many records, each record that was not changed is listed once for each try', async () => {
  const app = renderPayouts(requested(3))
  onChange(':id', (id) =>
    id === 'p-2'
      ? refusal('The bank is closed', 422)
      : id === 'p-3'
        ? refusal('Oops', 503)
        : undefined,
  )
  const question = await openMany(app, 'Approve', 'Approve 3 payouts')
  await app.user.click(question.getByRole('button', { name: /^Approve 3/ }))
  await screen.findByText('1 approved, 1 refused, 1 not known')
  await app.user.click(screen.getByText('Close'))
  const prompt = within(await findDialog('Close with 2 payouts not approved?'))
  await app.user.click(prompt.getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(textsOf(await openChanges(app))).toEqual([
    expect.stringMatching('^Payout approvedNot knownPAY-3Buka Republic LtdOops'),
    expect.stringMatching('^Payout approvedFailedPAY-2Buka Republic LtdThe bank is closed'),
    expect.stringMatching('^Payout approvedPAY-1Buka Republic LtdToday, '),
  ])
})

test('of a bulk action on vouchers, each voucher that was not changed is listed', async () => {
  const app = renderApp('/vouchers', { vouchers: 2 })
  const [first] = app.db.list().vouchers
  app.db.update(new Set([first?.id ?? '']), (voucher) => ({ ...voucher, title: 'locked-voucher' }))
  await app.user.click(await screen.findByRole('checkbox', { name: /^Select all rows/ }))
  const { button } = await openBulk(app, 2)
  await app.user.click(button('Delete Vouchers'))
  await app.user.click(button('Delete 2 vouchers'))
  await findToast(/1 voucher deleted, 1 failed/)
  await app.user.click(button('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(textsOf(await openChanges(app))).toEqual([
    expect.stringMatching('^Voucher deletedFailedlocked-voucherThis voucher is lockedToday, '),
    expect.stringMatching('^1 voucher deletedVouchersToday, '),
  ])
})

test('an edit of a voucher is listed as saved, and as failed', async () => {
  const app = renderApp('/vouchers', { vouchers: 1 })
  const [voucher] = app.db.list().vouchers
  const path = `*/api/crm/voucher/${voucher?.id}`
  server.use(
    http.patch(path, () => HttpResponse.json({ message: 'No' }, { status: 422 }), { once: true }),
  )
  await app.router.navigate({ to: '/vouchers', search: { voucher: voucher?.id, dialog: 'edit' } })
  const form = within(await findDialog('Edit Voucher'))
  await app.user.clear(form.getByLabelText('Title'))
  await fill(app.user, form.getByLabelText('Title'), 'Suya Sunday')
  await app.user.click(form.getByRole('button', { name: 'Save' }))
  await findToast('No')
  await app.user.click(form.getByRole('button', { name: 'Save' }))
  await findToast('Voucher added')
  expect(await findToast('Changes to “Suya Sunday” saved')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(textsOf(await openChanges(app))).toEqual([
    expect.stringMatching('^Voucher savedSuya SundayToday, '),
    expect.stringMatching('^Voucher savedFailedSuya SundayNoToday, '),
  ])
})
