import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import {
  chooseFromRow,
  column,
  findDialog,
  findToast,
  renderApp,
  voucherRows,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'

type App = ReturnType<typeof renderApp>

const bulkWrite = v.object({ body: v.object({ vouchers: v.array(v.string()) }) })

const selectAll = () => screen.getByRole('checkbox', { name: 'Select all rows on this page' })
const bulkButton = (count: number) =>
  screen.findByRole('button', { name: `Bulk Actions (${count})` })

/** Selects the rows at these places. */
async function select({ user }: App, ...places: number[]) {
  const rows = await voucherRows()
  for (const place of places) {
    await user.click(within(rows[place] ?? document.body).getByRole('checkbox'))
  }
}

async function openBulk(app: App, count: number) {
  await app.user.click(await bulkButton(count))
  const dialog = await findDialog('Bulk Action')
  const button = (name: string) => within(dialog).getByRole('button', { name })
  return { dialog, button }
}

/** Answers the bulk dialog's second question, which names the count. */
async function confirmDelete({ user }: App, count: string) {
  await user.click(screen.getByRole('button', { name: 'Delete Vouchers' }))
  await user.click(await screen.findByRole('button', { name: `Delete ${count}` }))
}

/** The ids of the rows, in the order of the page. */
function idsOf({ db }: App, page = 1) {
  return db.list({ page }).vouchers.map(({ id }) => id)
}

/** Has the app read again, as it does when the administrator comes back to its window. */
async function comeBack() {
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

describe('Delete Voucher', () => {
  test('asks with the title, deletes, says so and gives the focus to the row in its place', async () => {
    const app = renderApp('/vouchers')
    const titles = await column('Title')
    const codes = await column('Code')
    const [, , third] = idsOf(app)
    await chooseFromRow(app.user, 2, 'Delete')
    const dialog = await findDialog('Delete Voucher')
    const question = `Are you sure you want to delete ${titles[2]} voucher? This action cannot be undone.`
    expect(dialog).toHaveTextContent(question)
    expect(dialog).toHaveAccessibleDescription(question)
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await findToast('Voucher deleted')).toBeVisible()
    expect(app.writes).toEqual([{ request: `DELETE /api/crm/voucher/${third}`, body: undefined }])
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(async () => expect(await column('Code')).not.toContain(codes[2]))
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent(/^4$/)
    const inPlace = (await voucherRows())[2] ?? document.body
    await waitFor(() =>
      expect(within(inPlace).getByRole('button', { name: /^Actions for/ })).toHaveFocus(),
    )
  })

  test.each(['Cancel', 'Close'])('does nothing by %s', async (button) => {
    const app = renderApp('/vouchers')
    await chooseFromRow(app.user, 2, 'Delete')
    const dialog = await findDialog('Delete Voucher')
    await app.user.click(within(dialog).getByRole('button', { name: button }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(app.writes).toEqual([])
    const row = (await voucherRows())[2] ?? document.body
    await waitFor(() =>
      expect(within(row).getByRole('button', { name: /^Actions for/ })).toHaveFocus(),
    )
  })

  test('that fails says why, once, and stays open to be tried again', async () => {
    const app = renderApp('/vouchers')
    await chooseFromRow(app.user, 0, 'Delete')
    const dialog = await findDialog('Delete Voucher')
    const button = within(dialog).getByRole('button', { name: 'Delete' })
    server.use(
      http.delete(
        '*/api/crm/voucher/:id',
        () => HttpResponse.json({ message: 'It is in use' }, { status: 409 }),
        { once: true },
      ),
    )
    await app.user.click(button)
    expect(await findToast('It is in use')).toBeVisible()
    expect(dialog).toBeVisible()
    await app.user.click(button)
    expect(await findToast('Voucher deleted')).toBeVisible()
    expect(app.writes).toHaveLength(2)
  })

  test('sends one request however often it is pressed', async () => {
    const app = renderApp('/vouchers')
    await chooseFromRow(app.user, 0, 'Delete')
    const button = await screen.findByRole('button', { name: 'Delete' })
    const answer = holdResponse('delete', '*/api/crm/voucher/:id')
    // Faster than the page can show that it is busy.
    act(() => {
      for (let press = 0; press < 5; press++) button.click()
    })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await app.user.click(button)
    await app.user.keyboard('{Escape}')
    expect(button).toBeVisible()
    await waitFor(() => expect(app.writes).toHaveLength(1))
    answer()
    await findToast('Voucher deleted')
    expect(app.writes).toHaveLength(1)
  })

  test('of the last row of the last page shows the page before', async () => {
    const app = renderApp('/vouchers?page=3', { vouchers: 41 })
    expect(await voucherRows()).toHaveLength(1)
    await chooseFromRow(app.user, 0, 'Delete')
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=2'))
    expect(await screen.findByText('21–40 of 40')).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  test('takes the voucher out of what is selected', async () => {
    const app = renderApp('/vouchers')
    await select(app, 0, 1, 2)
    await chooseFromRow(app.user, 1, 'Delete')
    const [, gone] = idsOf(app)
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await bulkButton(2)).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('definition')[0]).toHaveTextContent(/^4$/))
    // Known here: the server need not be asked whether it is gone.
    expect(app.requests).not.toContain(`GET /api/crm/voucher/${gone}`)
  })
})

describe('Bulk Action', () => {
  test.each([
    ['Mark as Expired', 'expire', 'expired', '25'],
    ['Delete Vouchers', 'delete', undefined, '22'],
  ])('%s sends the ids of every page, empties the selection and says so', async (...expected) => {
    const [name, type, status, total] = expected
    const app = renderApp('/vouchers', { vouchers: 25 })
    await select(app, 1, 3)
    await app.user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('21–25 of 25')
    await select(app, 0)
    const [, second, , fourth] = idsOf(app)
    const [elsewhere] = idsOf(app, 2)
    const { dialog, button } = await openBulk(app, 3)
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
    if (type === 'delete') await confirmDelete(app, '3 vouchers')
    else await app.user.click(button(name))
    expect(await findToast('Successful')).toBeVisible()
    expect(await findToast(`3 vouchers ${type === 'delete' ? 'deleted' : 'expired'}`)).toBeVisible()
    expect(app.writes).toEqual([
      {
        request: 'POST /api/crm/voucher/bulk',
        body: { type, vouchers: [second, fourth, elsewhere] },
      },
    ])
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: /^Bulk Actions/ })).not.toBeInTheDocument()
    await waitFor(async () => expect((await voucherRows())[0]).toHaveFocus())
    expect(app.db.find(elsewhere ?? '')?.status).toBe(status)
    await waitFor(() => expect(screen.getAllByRole('definition')[0]).toHaveTextContent(total))
  })

  test('is left by Cancel, with the selection as it was', async () => {
    const app = renderApp('/vouchers')
    await select(app, 0, 1)
    const { dialog, button } = await openBulk(app, 2)
    await app.user.click(button('Cancel'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(app.writes).toEqual([])
    await waitFor(async () => expect(await bulkButton(2)).toHaveFocus())
  })

  test('that fails says why, once, and keeps the selection', async () => {
    const app = renderApp('/vouchers')
    await select(app, 0, 1)
    const { dialog, button } = await openBulk(app, 2)
    server.use(
      http.post('*/api/crm/voucher/bulk', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    )
    await app.user.click(button('Mark as Expired'))
    expect(await findToast('Something went wrong')).toBeVisible()
    expect(dialog).toBeVisible()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    await app.user.click(button('Mark as Expired'))
    expect(await findToast('Successful')).toBeVisible()
  })

  test('sends one request however often its buttons are pressed', async () => {
    const app = renderApp('/vouchers')
    await select(app, 0)
    const { button } = await openBulk(app, 1)
    const answer = holdResponse('post', '*/api/crm/voucher/bulk')
    const expire = button('Mark as Expired')
    act(() => {
      for (let press = 0; press < 3; press++) expire.click()
    })
    await app.user.click(expire)
    await waitFor(() => expect(app.writes).toHaveLength(1))
    answer()
    await findToast('Successful')
    expect(app.writes).toHaveLength(1)
  })

  test('asks a second time before deleting, with the count and the focus on Cancel', async () => {
    const app = renderApp('/vouchers')
    await app.user.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
    const { dialog, button } = await openBulk(app, 5)
    await app.user.click(button('Delete Vouchers'))
    expect(dialog).toHaveAccessibleName('Delete 5 vouchers?')
    expect(within(dialog).getByText('This cannot be undone.')).toBeVisible()
    expect(button('Cancel')).toHaveFocus()
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(app.writes).toEqual([])
    expect(await bulkButton(5)).toBeVisible()
  })

  test('lists each voucher with its code, or with its email if it has no code', async () => {
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
    const { dialog } = await openBulk(app, 2)
    const items = within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(items).toEqual(['Loyal eatersbola@example.comClaimed', 'Loyal eatersLOYALClaimed'])
  })

  test('sends batches of at most 500 ids; a failed batch stops the rest, which stay selected', async () => {
    const app = renderApp('/vouchers', { vouchers: 1020 })
    await voucherRows()
    await app.user.click(selectAll())
    await app.user.click(screen.getByRole('button', { name: 'Select all 1,020' }))
    const { button } = await openBulk(app, 1020)
    let batches = 0
    server.use(
      http.post('*/api/crm/voucher/bulk', () => {
        batches += 1
        if (batches !== 2) return undefined
        return HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 422 })
      }),
    )
    await app.user.click(button('Mark as Expired'))
    expect(await findToast('The kitchen is on fire')).toBeVisible()
    const said = '500 of 1,020 vouchers were expired. The other 520 are still selected.'
    expect(await screen.findByText(said)).toBeVisible()
    expect(app.writes).toHaveLength(2)
    // The list is refetched: the first batch was changed, although the second one was refused.
    await waitFor(() => expect(app.requests.at(-1)).toMatch(/^GET .*page=1&/))
    await app.user.click(button('Mark as Expired'))
    expect(await findToast('520 vouchers expired')).toBeVisible()
    const sizes = v
      .parse(v.array(bulkWrite), app.writes)
      .map(({ body: { vouchers } }) => vouchers.length)
    expect(sizes).toEqual([500, 500, 500, 20])
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Bulk Actions/ })).not.toBeInTheDocument(),
    )
  })

  /** Two rows are being expired, on page 3 with page 2 behind it; the answer is yet to come. */
  async function expireSlowly() {
    const app = renderApp('/vouchers?page=2', { vouchers: 42 })
    await voucherRows()
    await app.user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('41–42 of 42')
    await select(app, 0, 1)
    const answer = holdResponse('post', '*/api/crm/voucher/bulk')
    const { dialog, button } = await openBulk(app, 2)
    await app.user.click(button('Mark as Expired'))
    await waitFor(() => expect(app.writes).toHaveLength(1))
    return { ...app, dialog, button, answer }
  }

  test('stays until the answer is there', async () => {
    const app = await expireSlowly()
    await app.user.keyboard('{Escape}')
    await app.user.click(app.button('Cancel'))
    expect(app.dialog).toBeVisible()
    expect(app.button('Delete Vouchers')).toBeDisabled()
    app.answer()
    expect(await findToast('Successful')).toBeVisible()
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
  })

  test('empties the selection also when Back has closed it before the answer', async () => {
    const app = await expireSlowly()
    act(() => app.router.history.back())
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    expect(await bulkButton(2)).toBeVisible()
    app.answer()
    expect(await findToast('Successful')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Bulk Actions/ })).not.toBeInTheDocument()
  })

  test('warns where all that was selected is gone meanwhile', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    await select(app, 0)
    const { dialog, button } = await openBulk(app, 1)
    app.db.remove(new Set(idsOf(app).slice(0, 1)))
    await comeBack()
    await waitFor(() => expect(within(dialog).queryByRole('listitem')).not.toBeInTheDocument())
    await app.user.click(button('Delete Vouchers'))
    expect(await findToast('No vouchers selected')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('No vouchers selected')
    expect(app.writes).toEqual([])
    expect(dialog).toBeVisible()
  })
})

describe('what is selected', () => {
  test('no longer counts a row that was deleted meanwhile', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    await select(app, 0, 1, 2)
    app.db.remove(new Set(idsOf(app).slice(1, 2)))
    await comeBack()
    expect(await bulkButton(2)).toBeVisible()
  })

  test('still counts a row that a newer one has moved to the next page', async () => {
    const app = renderApp('/vouchers', { vouchers: 20, fakeTimers: true })
    await voucherRows()
    await app.user.click(selectAll())
    const [first] = app.db.list({
      page: 1,
      limit: 1,
      search: '',
      status: 'all',
      type: 'all',
    }).vouchers
    if (first) app.db.add([{ ...first, id: 'newer' }])
    await comeBack()
    await waitFor(() =>
      expect(app.requests.filter((path) => /voucher\/[0-9a-f]{24}$/.test(path))).toHaveLength(1),
    )
    await waitFor(() => expect(selectAll()).toBePartiallyChecked())
    expect(await bulkButton(20)).toBeVisible()
  })

  test('still counts a row of which the server cannot tell', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    await select(app, 0, 1)
    app.db.remove(new Set(idsOf(app).slice(0, 1)))
    server.use(http.get('*/api/crm/voucher/:id', () => HttpResponse.json({}, { status: 503 })))
    await comeBack()
    await waitFor(() => expect(app.requests.join()).toMatch(/voucher\/[0-9a-f]{24}/))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await bulkButton(2)).toBeVisible()
    expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
  })

  test('is listed under the title that it has by now', async () => {
    const app = renderApp('/vouchers')
    await select(app, 0)
    await chooseFromRow(app.user, 0, 'Edit')
    const form = await findDialog('Edit Voucher')
    await app.user.clear(within(form).getByLabelText('Title'))
    await app.user.type(within(form).getByLabelText('Title'), 'Renamed{Enter}')
    await waitFor(async () => expect((await column('Title'))[0]).toBe('Renamed'))
    const { dialog } = await openBulk(app, 1)
    expect(within(dialog).getByText('Renamed')).toBeVisible()
  })
})

test('a write of a session that has ended is not reported to whoever comes after', async () => {
  const app = renderApp('/vouchers')
  await chooseFromRow(app.user, 0, 'Delete')
  const answer = holdResponse('delete', '*/api/crm/voucher/:id')
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(app.writes).toHaveLength(1))
  const [write] = app.router.options.context.queryClient.getMutationCache().getAll()
  localStorage.removeItem('token')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
  await screen.findByRole('heading', { name: 'Sign in' })
  answer()
  await waitFor(() => expect(write?.state.status).toBe('success'))
  expect(screen.queryByText('Voucher deleted')).not.toBeInTheDocument()
})

test('a click on plain text leaves the focus alone', async () => {
  const app = renderApp('/vouchers')
  await select(app, 2)
  await app.user.click(screen.getByRole('heading', { name: 'Voucher Management' }))
  const table = screen.getByRole('table', { name: 'Vouchers' })
  expect(table.contains(document.activeElement)).toBe(false)
})
