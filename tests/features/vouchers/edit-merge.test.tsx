import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { StoredVoucher } from '../../../src/mock-api/seed'
import { chooseFromRow, fill, findDialog, findToast, renderApp } from '../../support/render-app'
import { server } from '../../support/server'

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

/** Opens Edit, lets time pass, and has somebody else save `change` meanwhile. */
async function openWhileOthersSave(change: Partial<StoredVoucher>, seconds = 11) {
  const app = renderApp('/vouchers', { fakeTimers: true })
  app.db.add([stored])
  await app.router.options.context.queryClient.invalidateQueries()
  await screen.findByText('Jollof Friday')
  await chooseFromRow(app.user, 0, 'Edit')
  const dialog = await findDialog('Edit Voucher')
  vi.setSystemTime(Date.now() + seconds * 1000)
  app.db.update(new Set(['v1']), (voucher) => ({ ...voucher, ...change }))
  const field = (name: string) => within(dialog).getByLabelText(name)
  const save = () => app.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  const reads = () => app.requests.filter((request) => request === 'GET /api/crm/voucher/v1')
  return { ...app, dialog, field, save, reads }
}

const conflict = () => findDialog('This voucher has changed')

describe('an edit of a voucher that somebody else has changed meanwhile', () => {
  test('does not undo the other fields', async () => {
    const app = await openWhileOthersSave({ code: 'NEWCODE', amount: 2000 })
    await app.user.clear(app.field('Title'))
    await fill(app.user, app.field('Title'), 'Jollof Saturday')
    await app.save()
    await findToast('Voucher added')
    expect(app.reads()).toHaveLength(1)
    expect(app.writes[0]?.body).toMatchObject({
      title: 'Jollof Saturday',
      code: 'NEWCODE',
      amount: '2000',
      user: 'bola@example.com',
    })
  })

  test('asks about a field that both have changed', async () => {
    const app = await openWhileOthersSave({ amount: 2000, code: 'NEWCODE' })
    await app.user.clear(app.field('Amount'))
    await fill(app.user, app.field('Amount'), '₦1,750')
    await app.save()
    const asked = await conflict()
    expect(within(asked).getByText('Amount')).toBeVisible()
    expect(within(asked).getByText('Saved: ₦2,000.00')).toBeVisible()
    expect(within(asked).getByText('Yours: ₦1,750.00')).toBeVisible()
    expect(within(asked).queryByText('Code')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(within(asked).getByRole('button', { name: 'Keep editing' })).toHaveFocus(),
    )
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(asked).not.toBeInTheDocument())
    expect(app.field('Amount')).toHaveValue('1,750')
    expect(app.writes).toEqual([])
    await app.save()
    await app.user.click(within(await conflict()).getByRole('button', { name: 'Save mine' }))
    await findToast('Voucher added')
    expect(app.writes).toHaveLength(1)
    expect(app.writes[0]?.body).toMatchObject({ amount: '1750', code: 'NEWCODE' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('does not read a voucher again that was read a moment ago', async () => {
    const app = await openWhileOthersSave({}, 5)
    await app.user.type(app.field('Title'), '!')
    await app.save()
    await findToast('Voucher added')
    expect(app.reads()).toEqual([])
  })

  test.each([404, 410])('says that it no longer exists (%i) and keeps the form', async (status) => {
    const app = await openWhileOthersSave({})
    const gone = () => HttpResponse.json({ message: 'Voucher not found' }, { status })
    server.use(http.all('*/api/crm/voucher/v1', gone))
    await app.user.type(app.field('Title'), '!')
    await app.save()
    expect(await findToast('Voucher not found')).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(app.field('Title')).toHaveValue('Jollof Friday!')
  })

  test('is sent as it is where the details cannot be read', async () => {
    const app = await openWhileOthersSave({})
    server.use(
      http.get('*/api/crm/voucher/v1', () => HttpResponse.json({ message: 'No' }, { status: 500 })),
    )
    await app.user.type(app.field('Title'), '!')
    await app.save()
    expect(await findToast('Voucher added')).toBeVisible()
    expect(app.writes).toHaveLength(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('Delete Voucher', () => {
  test('closes where the voucher is already gone', async () => {
    const app = await openWhileOthersSave({})
    await app.user.keyboard('{Escape}')
    await chooseFromRow(app.user, 0, 'Delete')
    const dialog = await findDialog('Delete Voucher')
    expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete Jollof Friday voucher? This action cannot be undone.',
    )
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    app.db.remove(new Set(['v1']))
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await findToast('Voucher not found')).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(screen.queryByText('Jollof Friday')).not.toBeInTheDocument())
  })
})
