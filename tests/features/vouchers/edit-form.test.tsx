import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { StoredVoucher } from '../../../src/mock-api/seed/vouchers'
import { chooseFromRow, column, findDialog, findToast, renderApp } from '../../support/render-app'
import { voucherForm } from '../../support/voucher-form'

const jollof: StoredVoucher = {
  id: 'v1',
  title: 'Jollof Friday',
  type: 'voucher',
  amount: 1500.5,
  code: 'JOLLOF',
  user: 'ada@example.com',
  expiryDate: '2027-03-01T00:00:00.000Z',
  claimable: false,
  multiple: true,
  status: 'unclaimed',
  createdAt: '2026-11-01T10:00:00Z',
}

/** Opens a form for the only voucher in the list. */
async function openForm(item: 'Edit' | 'Duplicate', voucher: StoredVoucher = jollof) {
  const app = renderApp('/vouchers', { vouchers: 0 })
  app.db.add([voucher])
  await chooseFromRow(app.user, 0, item)
  const dialog = await findDialog(item === 'Edit' ? 'Edit Voucher' : 'Create New Voucher')
  return { ...app, ...voucherForm(app.user, dialog) }
}

test('an edit sends cleared fields as ""', async () => {
  const { writes, fillIn, press } = await openForm('Edit')
  await fillIn({ Code: '', User: '', 'Expiry date': '', Type: 'Free Delivery' })
  await press('Save')
  await findToast('Voucher added')
  expect(writes[0]?.body).toEqual({
    title: 'Jollof Friday',
    type: 'free_delivery',
    amount: '',
    code: '',
    user: '',
    expiryDate: '',
    claimable: false,
  })
})

test('a year of two digits is refused where it is typed', async () => {
  const { writes, fillIn, press, expectError } = await openForm('Edit')
  await fillIn({ 'Expiry date': '0027-01-03' })
  await press('Save')
  await waitFor(() => expectError('Expiry date', 'Enter the year with four digits'))
  await fillIn({ 'Expiry date': '2127-01-03' })
  const message = 'Enter the year with four digits, from 2000 to 2100'
  await waitFor(() => expectError('Expiry date', message))
  expect(writes).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the edit form offers every type but neither Multiple nor "Create another", and sends all seven keys', async () => {
    const { writes, dialog, field, fillIn, optionsOf, press } = await openForm('Edit')
    expect(optionsOf('Type')).toEqual(['Choose a type', 'Discount', 'Free Delivery', 'Invalid'])
    expect(screen.queryByLabelText('Multiple')).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: 'Create another' })).not.toBeInTheDocument()
    expect(field('Expiry date')).toHaveValue('2027-03-01')
    await fillIn({ Title: 'Jollof Saturday' })
    await press('Save')
    expect(await findToast('Voucher added')).toBeVisible()
    const body = {
      title: 'Jollof Saturday',
      type: 'voucher',
      amount: '1500.50',
      code: 'JOLLOF',
      user: 'ada@example.com',
      expiryDate: '2027-03-01',
      claimable: false,
    }
    expect(writes).toEqual([{ request: 'PATCH /api/crm/voucher/v1', body }])
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(async () => expect(await column('Title')).toEqual(['Jollof Saturday']))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actions for Jollof Saturday' })).toHaveFocus(),
    )
  })

  test('an edit of a voucher with missing values has blank fields, and asks for a known type', async () => {
    const { writes, field, fillIn, press, expectError } = await openForm('Edit', {
      id: 'v1',
      title: 'Jollof Friday',
      type: 'gift',
      code: '',
      claimable: true,
      multiple: false,
      status: 'unclaimed',
      createdAt: '2026-11-01T10:00:00Z',
    })
    for (const name of ['Amount', 'Code', 'User', 'Expiry date'])
      expect(field(name)).toHaveValue('')
    expect(field('Claimable')).toHaveDisplayValue('Yes')
    await press('Save')
    await waitFor(() => expectError('Type', 'Type is required'))
    await fillIn({ Type: 'Invalid' })
    await press('Save')
    await findToast('Voucher added')
    expect(writes[0]?.body).toMatchObject({ type: 'invalid', amount: '' })
  })

  test('a duplicate copies everything but the code and the user, and closes without asking if nothing has changed', async () => {
    const app = await openForm('Duplicate')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await chooseFromRow(app.user, 0, 'Duplicate')
    const { field, press } = voucherForm(app.user, await findDialog('Create New Voucher'))
    expect(field('Code')).toHaveValue('')
    expect(field('User')).toHaveValue('')
    expect(field('Amount')).toHaveValue('1,500.50')
    await press('Create Voucher')
    await findToast('Voucher added')
    expect(app.writes.at(-1)?.body).toEqual({
      title: 'Jollof Friday',
      type: 'voucher',
      amount: '1500.50',
      expiryDate: '2027-03-01',
      claimable: false,
      multiple: true,
    })
  })

  test.each([
    ['2027-02-28T23:00:00Z', '2027-03-01', '1 March 2027'],
    ['2027-02-28 22:59:59.5+00', '2027-02-28', '28 February 2027'],
    ['2027-03-01T00:00:00+01:00', '2027-03-01', '1 March 2027'],
    ['2027-03-01T00:30:00', '2027-03-01', '1 March 2027'],
    ['9999-12-31T23:59:59Z', '9999-12-31', '31 December 9999'],
    ['0027-01-03', '0027-01-03', '3 January 27'],
  ])(
    'the expiry %s is shown as its day in Lagos, and sent back as it came',
    async (expiryDate, day, text) => {
      const app = await openForm('Edit', { ...jollof, expiryDate })
      const { writes, field, fillIn, press } = app
      expect(field('Expiry date')).toHaveValue(day)
      await fillIn({ Title: 'Jollof Saturday', 'Expiry date': '2028-05-05' })
      await fillIn({ 'Expiry date': day })
      await press('Save')
      await findToast('Voucher added')
      expect(writes[0]?.body).toMatchObject({ title: 'Jollof Saturday', expiryDate })
      await chooseFromRow(app.user, 0, 'View Details')
      expect(await screen.findByText(text)).toBeVisible()
    },
  )

  test('a duplicate of a voucher with a year of two digits asks for another', async () => {
    const app = await openForm('Duplicate', { ...jollof, expiryDate: '0027-01-03' })
    await app.press('Create Voucher')
    await waitFor(() => app.expectError('Expiry date', 'Enter the year with four digits'))
    expect(app.writes).toEqual([])
  })
})
