import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import type { StoredVoucher } from '../../../src/mock-api/seed/vouchers'
import {
  chooseFromRow,
  dismissToasts,
  findDialog,
  findToast,
  renderApp,
  failureToasts,
} from '../../support/render-app'
import { server } from '../../support/server'
import { voucherForm } from '../../support/voucher-form'

const stored: StoredVoucher = {
  id: 'v1',
  title: 'Jollof Friday',
  type: 'voucher',
  amount: 1500,
  code: 'JOLLOF',
  user: 'bola@example.com',
  claimable: true,
  multiple: false,
  status: 'claimed',
  createdAt: '2026-11-01T10:00:00Z',
}

/** Renders a list that has only the voucher `v1`. */
function renderVoucher() {
  const app = renderApp('/vouchers', { vouchers: 0, fakeTimers: true })
  app.db.add([stored])
  return app
}

/** Opens the edit form. Then some seconds pass, and another administrator saves `change`. */
async function openWhileOthersSave(change: Partial<StoredVoucher>, seconds = 11) {
  const app = renderVoucher()
  await chooseFromRow(app.user, 0, 'Edit')
  const form = voucherForm(app.user, await findDialog('Edit Voucher'))
  vi.setSystemTime(Date.now() + seconds * 1000)
  app.db.update(new Set(['v1']), (voucher) => ({ ...voucher, ...change }))
  const reads = () => app.requests.filter((request) => request === 'GET /api/crm/voucher/v1')
  return { ...app, ...form, save: () => form.press('Save'), reads }
}

const findConflict = () => findDialog('This voucher has changed')

test('an edit keeps the fields that somebody else has changed', async () => {
  const { writes, fillIn, save, reads } = await openWhileOthersSave({ code: 'NEW', amount: 2000 })
  await fillIn({ Title: 'Jollof Saturday' })
  await save()
  await findToast('Voucher added')
  expect(reads()).toHaveLength(1)
  expect(writes[0]?.body).toMatchObject({
    title: 'Jollof Saturday',
    code: 'NEW',
    amount: '2000',
    user: 'bola@example.com',
  })
})

test('an edit asks about a field that somebody else has changed too', async () => {
  const app = await openWhileOthersSave({ amount: 2000, code: 'NEW' })
  await app.fillIn({ Amount: '₦1,750' })
  await app.save()
  const conflict = await findConflict()
  expect(within(conflict).getByText('Amount')).toBeVisible()
  expect(within(conflict).getByText('Saved: ₦2,000.00')).toBeVisible()
  expect(within(conflict).getByText('Yours: ₦1,750.00')).toBeVisible()
  expect(within(conflict).queryByText('Code')).not.toBeInTheDocument()
  const keepEditing = within(conflict).getByRole('button', { name: 'Keep editing' })
  await waitFor(() => expect(keepEditing).toHaveFocus())
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(conflict).not.toBeInTheDocument())
  expect(app.field('Amount')).toHaveValue('1,750')
  expect(app.writes).toEqual([])
  await app.save()
  await app.user.click(within(await findConflict()).getByRole('button', { name: 'Save mine' }))
  await findToast('Voucher added')
  expect(app.writes).toHaveLength(1)
  expect(app.writes[0]?.body).toMatchObject({ amount: '1750', code: 'NEW' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('an edit does not reload a voucher that was loaded five seconds ago', async () => {
  const { fillIn, save, reads } = await openWhileOthersSave({}, 5)
  await fillIn({ Title: 'Jollof Saturday' })
  await save()
  await findToast('Voucher added')
  expect(reads()).toEqual([])
})

test('an edit of a voucher that was deleted shows one toast, and keeps the form open', async () => {
  const { fillIn, field, save, user } = await openWhileOthersSave({})
  await fillIn({ Title: 'Jollof Saturday' })
  for (const [status, message] of [
    [404, 'Voucher not found'],
    [410, 'Voucher is gone'],
  ] as const) {
    server.use(http.all('*/api/crm/voucher/v1', () => HttpResponse.json({ message }, { status })))
    await save()
    expect(await findToast(message)).toBeVisible()
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(await dismissToasts(user)).toEqual([message])
    expect(field('Title')).toHaveValue('Jollof Saturday')
  }
})

test('an edit is sent without a merge if the voucher cannot be reloaded', async () => {
  const { writes, fillIn, save } = await openWhileOthersSave({})
  server.use(
    http.get('*/api/crm/voucher/v1', () => HttpResponse.json({ message: 'No' }, { status: 500 })),
  )
  await fillIn({ Title: 'Jollof Saturday' })
  await save()
  expect(await findToast('Voucher added')).toBeVisible()
  expect(writes).toHaveLength(1)
  expect(failureToasts()).toEqual([])
})

test('deleting a voucher that is already deleted closes the dialog and refetches the list', async () => {
  const app = renderVoucher()
  await chooseFromRow(app.user, 0, 'Delete')
  const dialog = await findDialog('Delete Voucher')
  app.db.remove(new Set(['v1']))
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await findToast('Voucher not found')).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByText('Jollof Friday')).not.toBeInTheDocument())
})
