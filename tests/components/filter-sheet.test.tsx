import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDialog, renderApp } from '../support/render-app'

test('on a phone without room for the filters, they apply together from a sheet', async () => {
  const app = renderApp('/transactions')
  await screen.findByRole('table', { name: 'Transactions', busy: false })
  await app.user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await findDialog('Filters'))
  await app.user.selectOptions(sheet.getByRole('combobox', { name: 'Status' }), 'Success')
  await app.user.selectOptions(sheet.getByRole('combobox', { name: 'Type' }), 'Refund')
  expect(app.address()).toBe('/transactions')
  await app.user.click(sheet.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(app.address()).toBe('/transactions?status=success&type=refund'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Filters: Success and 1 more' }))
  await app.user.click(
    within(await findDialog('Filters')).getByRole('button', { name: 'Clear filters' }),
  )
  await waitFor(() => expect(app.address()).toBe('/transactions'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
