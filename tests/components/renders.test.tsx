// @module-tag matrix

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  checkboxAt,
  chooseFromRow,
  fill,
  findDialog,
  findToast,
  renderApp,
  ROWS,
  voucherRows,
} from '../support/render-app'
import { watchRenders } from '../support/render-counts'

test('selecting a row renders only that row', async () => {
  const app = renderApp('/vouchers')
  const [first, second] = [await checkboxAt(1), await checkboxAt(3)]
  const renders = watchRenders()
  await app.user.click(first)
  expect(first).toBeChecked()
  expect(renders('TableRow')).toBe(1)
  expect(renders('VouchersPage')).toBe(0)
  await app.user.click(second)
  expect(renders('TableRow')).toBe(2)
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  expect(renders('TableRow')).toBe(ROWS)
})

test('typing in the search box renders only the box', async () => {
  const app = renderApp('/vouchers')
  await voucherRows()
  const search = screen.getByRole('searchbox')
  await app.user.click(search)
  const renders = watchRenders()
  await app.user.keyboard('j')
  expect(search).toHaveValue('j')
  expect(renders('SearchBox')).toBe(1)
  expect(renders('VouchersPage')).toBe(0)
  expect(renders('TableRow')).toBe(0)
})

test('a menu renders only its row, a dialog none, and a refetch the changed row', async () => {
  const app = renderApp('/vouchers')
  await voucherRows()
  const renders = watchRenders()
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Updated just now')
  await chooseFromRow(app.user, 4, 'Edit')
  const dialog = await findDialog('Edit Voucher')
  expect(renders('Menu')).toBeGreaterThan(0)
  // When the menu opens and when it closes.
  expect(renders('TableRow')).toBe(2)
  const title = within(dialog).getByLabelText('Title')
  await app.user.clear(title)
  await fill(app.user, title, 'Moi moi Monday')
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await findToast('Voucher added')
  await screen.findByRole('link', { name: 'Moi moi Monday' })
  expect(renders('TableRow')).toBe(3)
})
