import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  chooseFromRow,
  findDialog,
  findToast,
  renderMany,
  voucherRows,
} from '../support/render-app'
import { watchRenders } from '../support/render-counts'

const box = (row: HTMLElement | undefined) => within(row ?? document.body).getByRole('checkbox')

test('a row that is ticked renders alone', async () => {
  const app = renderMany('/vouchers')
  const rows = await voucherRows()
  expect(rows).toHaveLength(20)
  const renders = watchRenders()
  await app.user.click(box(rows[3]))
  expect(box(rows[3])).toBeChecked()
  expect(renders('TableRow')).toBe(1)
  expect(renders('VouchersPage')).toBe(1)
  await app.user.click(box(rows[7]))
  expect(renders('TableRow')).toBe(2)
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  expect(renders('TableRow')).toBe(20)
})

test('a letter that is typed renders its box alone', async () => {
  const app = renderMany('/vouchers')
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

test('a menu and a dialog that open render no row', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  const renders = watchRenders()
  await chooseFromRow(app.user, 2, 'Edit')
  await findDialog('Edit Voucher')
  expect(renders('Menu')).toBeGreaterThan(0)
  expect(renders('TableRow')).toBe(0)
})

test('a list that is read anew renders the rows that have changed', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  const renders = watchRenders()
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Updated just now')
  expect(renders('TableRow')).toBe(0)
  await chooseFromRow(app.user, 4, 'Edit')
  const dialog = await findDialog('Edit Voucher')
  const title = within(dialog).getByLabelText('Title')
  await app.user.clear(title)
  await app.user.type(title, 'Moi moi Monday')
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await findToast('Voucher added')
  await screen.findByRole('link', { name: 'Moi moi Monday' })
  expect(renders('TableRow')).toBe(1)
})
