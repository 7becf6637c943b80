import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  checkboxAt,
  column,
  findDialog,
  findToast,
  renderApp,
  rowAt,
  ROWS,
  voucherRows,
} from '../support/render-app'

/** A text in the row at an index, which is no control. */
const textAt = async (index: number) => within(await rowAt(index)).getByText('Discount')

const selection = () => screen.queryByRole('group', { name: 'Selection' })

test('opens the details in a new tab with Ctrl or the middle button', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const app = renderApp('/vouchers?status=unclaimed')
  const text = await textAt(1)
  await app.user.keyboard('{Control>}')
  await app.user.click(text)
  await app.user.keyboard('{/Control}')
  await app.user.pointer({ keys: '[MouseMiddle]', target: text })
  const details = expect.stringMatching(/\/vouchers\?status=unclaimed&voucher=[0-9a-f]{24}$/)
  expect(open.mock.calls).toEqual([
    [details, '_blank', 'noopener'],
    [details, '_blank', 'noopener'],
  ])
  expect(app.address()).toBe('/vouchers?status=unclaimed')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('selects a range with Shift+X, clears it with Escape, and warns on b without a selection', async () => {
  const app = renderApp('/vouchers')
  await voucherRows()
  await app.user.keyboard('/{ArrowDown}x{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}X{/Shift}')
  expect(await screen.findByRole('group', { name: 'Selection' })).toHaveTextContent('4 selected')
  await app.user.keyboard('b')
  const bulk = await findDialog('Bulk Action')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(bulk).not.toBeInTheDocument())
  // The first Escape only closes the dialog.
  expect(selection()).toHaveTextContent('4 selected')
  await app.user.keyboard('{Escape}')
  expect(selection()).not.toBeInTheDocument()
  await app.user.keyboard('b')
  expect(await findToast('No vouchers selected')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

const menuButtonAt = async (index: number) =>
  within(await rowAt(index)).getByRole('button', { name: /^Actions for/ })

test('a mouse opens the menu of a row, and then of another, when its button goes down', async () => {
  const { user } = renderApp('/vouchers')
  for (const index of [1, 3]) {
    const button = await menuButtonAt(index)
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    expect(await screen.findByRole('menu')).toHaveAttribute('aria-labelledby', button.id)
    await user.pointer({ keys: '[/MouseLeft]' })
    expect(screen.getByRole('menu')).toBeVisible()
    expect(button).toHaveAttribute('aria-expanded', 'true')
  }
  await user.click(await menuButtonAt(3))
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(await menuButtonAt(3)).toHaveFocus()
})

test('a finger on the button of a row opens its menu when it is lifted, because it may scroll', async () => {
  const { user } = renderApp('/vouchers')
  const button = await menuButtonAt(1)
  await user.pointer({ keys: '[TouchA>]', target: button })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.pointer({ keys: '[/TouchA]', target: button })
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByRole('menu')).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('opens the details of a clicked row, but not when its checkbox or menu is used', async () => {
    const app = renderApp('/vouchers')
    const row = await rowAt(2)
    await app.user.click(within(row).getByRole('checkbox'))
    // The padding around the checkbox.
    await app.user.click(within(row).getByRole('cell', { name: /^Select/ }))
    await app.user.click(within(row).getByRole('button', { name: /^Actions for/ }))
    const menu = await screen.findByRole('menu')
    await app.user.click(await textAt(4))
    await waitFor(() => expect(menu).not.toBeInTheDocument())
    expect(app.address()).toBe('/vouchers')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await app.user.click(await textAt(2))
    expect(await findDialog('Voucher Details')).toBeVisible()
    expect(app.address()).toMatch(/^\/vouchers\?voucher=[0-9a-f]{24}$/)
  })

  test('does not refetch the list when the details open or close', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    const text = await textAt(2)
    await act(() => vi.advanceTimersByTimeAsync(12_000))
    const lists = () => app.requests.filter((request) => request.includes('/crm/voucher?'))
    expect(lists()).toHaveLength(1)
    await app.user.click(text)
    const details = await findDialog('Voucher Details')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(details).not.toBeInTheDocument())
    expect(lists()).toHaveLength(1)
  })

  test('clears the selection with the button of the bar, and focuses the rows', async () => {
    const app = renderApp('/vouchers')
    await app.user.click(await checkboxAt(2))
    const bar = await screen.findByRole('group', { name: 'Selection' })
    expect(bar).toHaveTextContent('1 selected')
    await app.user.click(within(bar).getByRole('button', { name: 'Clear selection' }))
    expect(selection()).not.toBeInTheDocument()
    expect(await checkboxAt(2)).not.toBeChecked()
    expect(await rowAt(0)).toHaveFocus()
  })

  test('moves between rows with arrows, Home and End, and selects them with x', async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    await app.user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search vouchers' })).toHaveFocus()
    await app.user.keyboard('{ArrowDown}')
    expect(await rowAt(0)).toHaveFocus()
    await app.user.keyboard('{ArrowDown}{ArrowDown}x{ArrowUp}x')
    expect(await rowAt(1)).toHaveFocus()
    const boxes = (await voucherRows()).map((row) => within(row).getByRole('checkbox'))
    expect(boxes.map((box) => box.matches(':checked'))).toEqual([false, true, true, false, false])
    await app.user.keyboard('b')
    const bulk = await findDialog('Bulk Action')
    expect(within(bulk).getAllByRole('listitem')).toHaveLength(2)
    await app.user.keyboard('{Escape}')
    await waitFor(async () => expect(await rowAt(1)).toHaveFocus())
    await app.user.keyboard('x{End}')
    expect(await checkboxAt(1)).not.toBeChecked()
    expect(await rowAt(ROWS - 1)).toHaveFocus()
    await app.user.keyboard('{ArrowDown}')
    expect(await rowAt(ROWS - 1)).toHaveFocus()
    await app.user.keyboard('{Home}')
    expect(await rowAt(0)).toHaveFocus()
  })

  test('opens the edit form with e and the details with Enter, and focuses the row again', async () => {
    const app = renderApp('/vouchers')
    const [, title] = await column('Title')
    await app.user.keyboard('/{ArrowDown}{ArrowDown}e')
    const form = await findDialog('Edit Voucher')
    expect(within(form).getByLabelText('Title')).toHaveValue(title)
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(form).not.toBeInTheDocument())
    await waitFor(async () => expect(await rowAt(1)).toHaveFocus())
    await app.user.keyboard('{Enter}')
    const details = await findDialog('Voucher Details')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(details).not.toBeInTheDocument())
    await waitFor(async () => expect(await rowAt(1)).toHaveFocus())
  })
})
