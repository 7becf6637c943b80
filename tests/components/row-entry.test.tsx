import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp, rowAt, voucherRows } from '../support/render-app'

test('the down arrow focuses the first row from the page and its buttons, also in a short list', async () => {
  const { user } = renderApp('/vouchers')
  await voucherRows()
  expect(document.body).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(await rowAt(0)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await user.keyboard('{ArrowDown}')
  expect(await rowAt(0)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(await rowAt(1)).toHaveFocus()

  // They use the arrow keys themselves.
  const status = screen.getByRole('combobox', { name: 'Status' })
  await user.click(status)
  await user.keyboard('{ArrowDown}')
  expect(status).toHaveFocus()
  screen.getByRole('button', { name: 'Columns' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Type' })).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a skip link leads to the first row', async () => {
    const { user } = renderApp('/vouchers')
    await voucherRows()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to the list' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await rowAt(0)).toHaveFocus()
  })
})
