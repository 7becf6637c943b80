import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { StoredVoucher } from '../../../src/mock-api/seed/vouchers'
import { chooseFromRow, findDialog, findToast, renderApp } from '../../support/render-app'
import { server, takeLogged } from '../../support/server'
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

/** Opens the edit form. Then another administrator saves `change`. */
async function openWhileOthersSave(change: Partial<StoredVoucher>) {
  const app = renderVoucher()
  await chooseFromRow(app.user, 0, 'Edit')
  const form = voucherForm(app.user, await findDialog('Edit Voucher'))
  app.db.update(new Set(['v1']), (voucher) => ({ ...voucher, ...change }))
  const reads = () => app.requests.filter((request) => request === 'GET /api/crm/voucher/v1')
  return { ...app, ...form, save: () => form.press('Save'), reads }
}

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

describe('in the matrix', { tags: 'matrix' }, () => {
  test('an edit sends a type that the form does not have, if somebody else has set it', async () => {
    const { writes, fillIn, save } = await openWhileOthersSave({ type: 'gift' })
    server.use(http.patch('*/api/crm/voucher/v1', () => HttpResponse.json({})))
    await fillIn({ Title: 'Jollof Saturday' })
    await save()
    await findToast('Voucher added')
    expect(writes[0]?.body).toMatchObject({ title: 'Jollof Saturday', type: 'gift' })
    takeLogged()
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
})
