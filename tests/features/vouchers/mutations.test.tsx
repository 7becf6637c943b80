import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { voucherActions } from '@/features/vouchers/actions'
import { voucherResource } from '@/features/vouchers/resource'
import {
  checkboxAt,
  chooseFromRow,
  column,
  fill,
  findDialog,
  findToast,
  renderApp,
  rowAt,
  voucherRows,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'
import { destructiveLabels } from '../../support/test-actions'
import { serveSmallPages } from '../../support/voucher-lists'

type App = ReturnType<typeof renderApp>

const BULK = '*/api/crm/voucher/bulk'
const bulkRequest = v.object({ body: v.object({ vouchers: v.array(v.string()) }) })

const selectAll = () => screen.getByRole('checkbox', { name: 'Select all rows on this page' })
const findBulkButton = (count: number) =>
  screen.findByRole('button', { name: `Bulk Actions (${count})` })
const queryBulkButton = () => screen.queryByRole('button', { name: /^Bulk Actions/ })

/** Selects the rows at these indexes. */
async function select({ user }: App, ...indexes: number[]) {
  for (const index of indexes) await user.click(await checkboxAt(index))
}

async function openBulk(app: App, count: number) {
  await app.user.click(await findBulkButton(count))
  const dialog = await findDialog('Bulk Action')
  const button = (name: string) => within(dialog).getByRole('button', { name })
  return { dialog, button }
}

async function openDelete(app: App, index: number) {
  await chooseFromRow(app.user, index, 'Delete')
  const dialog = await findDialog('Delete Voucher')
  const button = (name: string) => within(dialog).getByRole('button', { name })
  return { dialog, button }
}

const actionsOf = async (index: number) =>
  within(await rowAt(index)).getByRole('button', { name: /^Actions for/ })

/** The ids of the rows, in the order of the page. */
function idsOf({ db }: App) {
  return db.list().vouchers.map(({ id }) => id)
}

const waitForTotal = (total: string) =>
  waitFor(() => expect(screen.getAllByRole('definition')[0]).toHaveTextContent(total))

/** Makes the app refetch, as it does when the user returns to the tab after a minute. */
async function returnToTab() {
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

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

test('deleting a selected voucher removes it from the selection, without requesting it', async () => {
  const app = renderApp('/vouchers')
  await select(app, 0, 1)
  const [, second] = idsOf(app)
  const { button } = await openDelete(app, 1)
  await app.user.click(button('Delete'))
  expect(await findBulkButton(1)).toBeVisible()
  await waitForTotal('4')
  expect(app.requests).not.toContain(`GET /api/crm/voucher/${second}`)
})

test('a bulk expiry sends the selected ids of every page, clears the selection and focuses the table', async () => {
  const app = renderApp('/vouchers?page=2', { vouchers: 3 })
  serveSmallPages(app.db)
  const [first = '', second = '', third = ''] = idsOf(app)
  await select(app, 0)
  await app.user.click(screen.getByRole('button', { name: 'Previous page' }))
  await waitFor(async () => expect(await voucherRows()).toHaveLength(2))
  await select(app, 0, 1)
  const { dialog, button } = await openBulk(app, 3)
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
  await app.user.click(button('Mark as Expired'))
  expect(await findToast('Successful')).toBeVisible()
  expect(await findToast('3 vouchers expired')).toBeVisible()
  const body = { type: 'expire', vouchers: [third, first, second] }
  expect(app.writes).toEqual([{ request: 'POST /api/crm/voucher/bulk', body }])
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(queryBulkButton()).not.toBeInTheDocument()
  await waitFor(async () => expect(await rowAt(0)).toHaveFocus())
  for (const id of [first, second, third]) expect(app.db.find(id)?.status).toBe('expired')
  await waitFor(async () => expect((await column('Status'))[0]).toBe('Expired'))
})

test('a bulk deletion asks a second time with the count, and then deletes and clears the selection', async () => {
  const app = renderApp('/vouchers')
  await select(app, 0, 2)
  const [first, , third] = idsOf(app)
  const cancelled = await openBulk(app, 2)
  await app.user.click(cancelled.button('Delete Vouchers'))
  expect(cancelled.dialog).toHaveAccessibleName('Delete 2 vouchers?')
  expect(within(cancelled.dialog).getByText('This cannot be undone.')).toBeVisible()
  expect(cancelled.button('Cancel')).toHaveFocus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(cancelled.dialog).not.toBeInTheDocument())
  expect(app.writes).toEqual([])

  const { dialog, button } = await openBulk(app, 2)
  await app.user.click(button('Delete Vouchers'))
  await app.user.click(button('Delete 2 vouchers'))
  expect(await findToast('Successful')).toBeVisible()
  expect(await findToast('2 vouchers deleted')).toBeVisible()
  const body = { type: 'delete', vouchers: [first, third] }
  expect(app.writes).toEqual([{ request: 'POST /api/crm/voucher/bulk', body }])
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(queryBulkButton()).not.toBeInTheDocument()
  await waitForTotal('3')
  await waitFor(async () => expect(await rowAt(0)).toHaveFocus())
})

test('the bulk dialog lists codes or else emails, and Cancel keeps the selection', async () => {
  const app = renderApp('/vouchers')
  const rewarded = {
    id: 'r1',
    title: 'Loyal eaters',
    type: 'voucher',
    code: '',
    user: 'bola@example.com',
    claimable: true,
    multiple: false,
    status: 'claimed',
    createdAt: new Date().toISOString(),
  }
  app.db.add([rewarded, { ...rewarded, id: 'r2', code: 'LOYAL', user: 'kemi@example.com' }])
  await select(app, 0, 1)
  const { dialog, button } = await openBulk(app, 2)
  const items = within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(items).toEqual(['Loyal eatersbola@example.comClaimed', 'Loyal eatersLOYALClaimed'])
  await app.user.click(button('Cancel'))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(app.writes).toEqual([])
  await waitFor(async () => expect(await findBulkButton(2)).toHaveFocus())
})

test('the bulk dialog stays open until the response, and repeated presses send one request', async () => {
  const app = renderApp('/vouchers')
  await select(app, 0)
  const { dialog, button } = await openBulk(app, 1)
  const release = holdResponse('post', BULK)
  const expire = button('Mark as Expired')
  act(() => [1, 2, 3].forEach(() => expire.click()))
  await app.user.click(expire)
  await waitFor(() => expect(app.writes).toHaveLength(1))
  await app.user.keyboard('{Escape}')
  await app.user.click(button('Cancel'))
  expect(dialog).toBeVisible()
  expect(button('Delete Vouchers')).toBeDisabled()
  release()
  expect(await findToast('Successful')).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(app.writes).toHaveLength(1)
})

test('a bulk action clears the selection even if Back closed the dialog before the response', async () => {
  const app = renderApp('/vouchers')
  await select(app, 0, 1)
  const release = holdResponse('post', BULK)
  const { dialog, button } = await openBulk(app, 2)
  await app.user.click(button('Mark as Expired'))
  await waitFor(() => expect(app.writes).toHaveLength(1))
  act(() => app.router.history.back())
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await findBulkButton(2)).toBeVisible()
  release()
  expect(await findToast('Successful')).toBeVisible()
  expect(queryBulkButton()).not.toBeInTheDocument()
})

/** Serves the list as two pages: a page of one voucher, which is fast to render, and a page of all others. */
function splitAfterFirst({ db }: App) {
  const [first, ...others] = db.list({ limit: 2000 }).vouchers
  const pagination = { total: others.length + 1, totalPages: 2 }
  server.use(
    http.get('*/api/crm/voucher', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('page') === '1'
      return HttpResponse.json({ vouchers: isFirst ? [first] : others, pagination })
    }),
  )
}

test('a bulk action sends at most 500 ids per request, and a failure stops it and keeps the rest selected', async () => {
  const app = renderApp('/vouchers', { vouchers: 501 })
  splitAfterFirst(app)
  await voucherRows()
  await app.user.click(selectAll())
  await app.user.click(await screen.findByRole('button', { name: 'Select all 501' }))
  const { button } = await openBulk(app, 501)
  const expire = () => app.user.click(button('Mark as Expired'))
  const failures = [true, false, true, false]
  server.use(
    http.post(BULK, () =>
      failures.shift()
        ? HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 422 })
        : undefined,
    ),
  )
  await expire()
  expect(await findToast('The kitchen is on fire')).toBeVisible()
  expect(app.writes).toHaveLength(1)
  await expire()
  const message = '500 of 501 vouchers were expired. The other one is still selected.'
  expect(await screen.findByText(message)).toBeVisible()
  expect(app.writes).toHaveLength(3)
  // The list is refetched, because the first batch has changed it.
  await waitFor(() => expect(app.requests.at(-1)).toMatch(/^GET .*page=1&/))
  await expire()
  expect(await findToast('1 voucher expired')).toBeVisible()
  const requests = v.parse(v.array(bulkRequest), app.writes)
  expect(requests.map(({ body }) => body.vouchers.length)).toEqual([500, 500, 1, 1])
  await waitFor(() => expect(queryBulkButton()).not.toBeInTheDocument())
})

test('a bulk action shows a warning if all selected vouchers were deleted in the meantime', async () => {
  const app = renderApp('/vouchers', { fakeTimers: true })
  await select(app, 0)
  const { dialog, button } = await openBulk(app, 1)
  app.db.remove(new Set(idsOf(app).slice(0, 1)))
  await returnToTab()
  await waitFor(() => expect(within(dialog).queryByRole('listitem')).not.toBeInTheDocument())
  await app.user.click(button('Delete Vouchers'))
  expect(await findToast('No vouchers selected')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('No vouchers selected')
  expect(app.writes).toEqual([])
  expect(dialog).toBeVisible()
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
  await waitFor(() => expect(selectAll()).toBePartiallyChecked())
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

test('the bulk dialog shows the new title of a selected voucher that was edited', async () => {
  const app = renderApp('/vouchers')
  await select(app, 0)
  await chooseFromRow(app.user, 0, 'Edit')
  const title = within(await findDialog('Edit Voucher')).getByLabelText('Title')
  await app.user.clear(title)
  await fill(app.user, title, 'Renamed')
  await app.user.keyboard('{Enter}')
  await waitFor(async () => expect((await column('Title'))[0]).toBe('Renamed'))
  const { dialog } = await openBulk(app, 1)
  expect(within(dialog).getByText('Renamed')).toBeVisible()
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
  await app.user.click(screen.getByRole('heading', { name: 'Voucher Management' }))
  const table = screen.getByRole('table', { name: 'Vouchers' })
  expect(table).not.toContainElement(document.querySelector(':focus'))
})

test('of the actions on a voucher, only "Delete" is marked as destructive', () => {
  expect(destructiveLabels(voucherResource.record, voucherActions)).toEqual(['Delete'])
})
