import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import {
  type App,
  findBulkButton,
  idsOf,
  returnToTab,
  select,
  selectPage,
} from '../../support/bulk'
import {
  chooseFromRow,
  column,
  findDialog,
  findToast,
  renderApp,
  rowAt,
  voucherRows,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'
import { serveSmallPages } from '../../support/voucher-lists'

async function openDelete(app: App, index: number) {
  await chooseFromRow(app.user, index, 'Delete')
  const dialog = await findDialog('Delete Voucher')
  const button = (name: string) => within(dialog).getByRole('button', { name })
  return { dialog, button }
}

const actionsOf = async (index: number) =>
  within(await rowAt(index)).getByRole('button', { name: /^Actions for/ })

const waitForTotal = (total: string) =>
  waitFor(() => expect(screen.getAllByRole('definition')[0]).toHaveTextContent(total))

test('deleting a voucher asks with its title, shows a toast, and focuses the row in its place', async () => {
  const app = renderApp('/vouchers')
  const titles = await column('Title')
  const [, , third = ''] = idsOf(app)
  const { dialog, button } = await openDelete(app, 2)
  const question = `Are you sure you want to delete ${titles[2]} voucher? This action cannot be undone.`
  expect(dialog).toHaveTextContent(question)
  expect(dialog).toHaveAccessibleDescription(question)
  expect(button('Cancel')).toHaveFocus()
  await app.user.click(button('Delete'))
  expect(await findToast('Voucher deleted')).toBeVisible()
  expect(app.writes).toEqual([{ request: `DELETE /api/crm/voucher/${third}`, body: undefined }])
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitForTotal('4')
  expect(await column('Title')).toEqual(titles.toSpliced(2, 1))
  await waitFor(async () => expect(await actionsOf(2)).toHaveFocus())
})

test('pressing Delete repeatedly sends one request, and Escape does not close the dialog meanwhile', async () => {
  const app = renderApp('/vouchers')
  const { button } = await openDelete(app, 0)
  const release = holdResponse('delete', '*/api/crm/voucher/:id')
  const deleteButton = button('Delete')
  // These clicks come before the page can show that it is busy.
  act(() => [1, 2, 3].forEach(() => deleteButton.click()))
  await waitFor(() => expect(deleteButton).toHaveAttribute('aria-busy', 'true'))
  await app.user.click(deleteButton)
  await app.user.keyboard('{Escape}')
  expect(deleteButton).toBeVisible()
  await waitFor(() => expect(app.writes).toHaveLength(1))
  release()
  await findToast('Voucher deleted')
  expect(app.writes).toHaveLength(1)
})

test('the selection loses vouchers that were deleted on the server, and keeps those that left the page', async () => {
  const app = renderApp('/vouchers?search=a', { vouchers: 8, fakeTimers: true })
  await select(app, 0, 1, 2)
  const [deleted = '', moved = ''] = app.db.list({ search: 'a' }).vouchers.map(({ id }) => id)
  app.db.remove(new Set([deleted]))
  app.db.update(new Set([moved]), (voucher) => ({ ...voucher, title: 'x', code: 'X', user: 'x' }))
  await returnToTab()
  const detailsRequests = () =>
    app.requests.filter((request) => /voucher\/[0-9a-f]{24}$/.test(request))
  await waitFor(() => expect(detailsRequests()).toHaveLength(2))
  expect(await findBulkButton(2)).toBeVisible()
  await waitFor(() => expect(selectPage()).toBePartiallyChecked())
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('Cancel and Close leave the voucher as it was, and return the focus to its row', async () => {
    const app = renderApp('/vouchers')
    for (const name of ['Cancel', 'Close']) {
      const { dialog, button } = await openDelete(app, 2)
      await app.user.click(button(name))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      await waitFor(async () => expect(await actionsOf(2)).toHaveFocus())
    }
    expect(app.writes).toEqual([])
  })

  test('deleting the only row of the last page shows the previous page', async () => {
    const app = renderApp('/vouchers?page=2', { vouchers: 3 })
    serveSmallPages(app.db)
    expect(await voucherRows()).toHaveLength(1)
    const { button } = await openDelete(app, 0)
    await app.user.click(button('Delete'))
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    await waitFor(async () => expect(await voucherRows()).toHaveLength(2))
    expect(document.body).not.toHaveFocus()
  })

  test('deleting a selected voucher removes it from the selection, without requesting it afterwards', async () => {
    const app = renderApp('/vouchers')
    await select(app, 0, 1)
    const [, second] = idsOf(app)
    const { button } = await openDelete(app, 1)
    await app.user.click(button('Delete'))
    expect(await findBulkButton(1)).toBeVisible()
    await waitForTotal('4')
    // It was read again before its deletion.
    const reads = app.requests.filter((request) => request === `GET /api/crm/voucher/${second}`)
    expect(reads).toHaveLength(1)
  })

  test('the selection keeps a missing voucher if the server cannot confirm that it was deleted', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    await select(app, 0, 1)
    app.db.remove(new Set(idsOf(app).slice(0, 1)))
    server.use(http.get('*/api/crm/voucher/:id', () => HttpResponse.json({}, { status: 503 })))
    await returnToTab()
    await waitFor(() => expect(app.requests.join()).toMatch(/voucher\/[0-9a-f]{24}/))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await findBulkButton(2)).toBeVisible()
    expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
  })

  test('a mutation of a session that has ended shows no toast to the next user', async () => {
    const app = renderApp('/vouchers')
    const { button } = await openDelete(app, 0)
    const release = holdResponse('delete', '*/api/crm/voucher/:id')
    await app.user.click(button('Delete'))
    await waitFor(() => expect(app.writes).toHaveLength(1))
    const [mutation] = app.router.options.context.queryClient.getMutationCache().getAll()
    localStorage.removeItem('token')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    await screen.findByRole('heading', { name: 'Sign in' })
    release()
    await waitFor(() => expect(mutation?.state.status).toBe('success'))
    expect(screen.queryByText('Voucher deleted')).not.toBeInTheDocument()
  })

  test('a click on plain text does not move the focus into the table', async () => {
    const app = renderApp('/vouchers')
    await select(app, 2)
    await app.user.click(screen.getByRole('heading', { name: 'Vouchers' }))
    const table = screen.getByRole('table', { name: 'Vouchers' })
    expect(table).not.toContainElement(document.querySelector(':focus'))
  })
})
