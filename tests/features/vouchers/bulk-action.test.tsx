import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type App,
  findBulkButton,
  idsOf,
  openBulk,
  queryBulkButton,
  returnToTab,
  select,
  selectPage,
  setStatuses,
} from '../../support/bulk'
import {
  chooseFromRow,
  column,
  fill,
  findDialog,
  findToast,
  renderApp,
  rowAt,
  voucherRows,
  failureToasts,
  signInColleague,
} from '../../support/render-app'
import { holdResponse, server, takeLogged } from '../../support/server'
import { serveSmallPages } from '../../support/voucher-lists'

const BULK = '*/api/crm/voucher/bulk'
const bulkRequest = v.object({ body: v.object({ vouchers: v.array(v.string()) }) })

const waitForTotal = (total: string) =>
  waitFor(() => expect(screen.getAllByRole('definition')[0]).toHaveTextContent(total))

test('a bulk expiry sends the selected ids of every page, clears the selection and focuses the table', async () => {
  const app = renderApp('/vouchers?page=2', { vouchers: 3 })
  setStatuses(app)
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
  setStatuses(app)
  await select(app, 0, 2)
  const [first, , third] = idsOf(app)
  const cancelled = await openBulk(app, 2)
  await app.user.click(cancelled.button('Delete Vouchers'))
  expect(cancelled.dialog).toHaveAccessibleName('Delete 2 vouchers?')
  expect(within(cancelled.dialog).getByText('2 vouchers will be deleted.')).toBeVisible()
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

async function expireMany() {
  const app = renderApp('/vouchers', { vouchers: 501 })
  splitAfterFirst(app)
  await voucherRows()
  await app.user.click(selectPage())
  await app.user.click(await screen.findByRole('button', { name: 'Select all 501' }))
  const { button } = await openBulk(app, 501)
  await app.user.click(button('Mark as Expired'))
  return { app, confirm: () => app.user.click(button('Expire 501 vouchers')) }
}

test('the bulk dialog sums up by status, and leaves out the used vouchers with one press', async () => {
  const app = renderApp('/vouchers', { vouchers: 7 })
  setStatuses(app, 'unclaimed', 'claimed', 'USED', 'expired', 'claimed', 'used', 'on hold')
  const [, , used, , , otherUsed] = idsOf(app)
  await voucherRows()
  await app.user.click(selectPage())
  const { dialog, button, rows } = await openBulk(app, 7)
  expect(
    within(dialog).getByText(
      '2 claimed, 1 unclaimed and 1 on hold. 1 is already expired. 2 are used: they would read Expired',
    ),
  ).toBeVisible()
  await app.user.click(button('Leave out the 2 used'))
  expect(
    within(dialog).getByText('2 claimed, 1 unclaimed and 1 on hold. 1 is already expired.'),
  ).toBeVisible()
  expect(rows()).toHaveLength(5)
  expect(button('Cancel')).toHaveFocus()
  await app.user.click(button('Mark as Expired'))
  expect(await findToast('5 vouchers expired')).toBeVisible()
  const [{ body }] = v.parse(v.tuple([bulkRequest]), app.writes)
  expect(body.vouchers).toHaveLength(5)
  expect(body.vouchers).not.toEqual(expect.arrayContaining([used]))
  expect(body.vouchers).not.toEqual(expect.arrayContaining([otherUsed]))
})

test('the bulk dialog closes if nothing is left after the used vouchers were left out', async () => {
  const app = renderApp('/vouchers')
  setStatuses(app, 'used')
  await select(app, 0)
  const { dialog, button } = await openBulk(app, 1)
  await app.user.click(button('Delete Vouchers'))
  expect(within(dialog).getByText('1 used voucher will be deleted.')).toBeVisible()
  await app.user.click(button('Leave out the 1 used'))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(queryBulkButton()).not.toBeInTheDocument()
  expect(app.writes).toEqual([])
})

test('vouchers that the server refuses to change stay selected, each with its message in the dialog', async () => {
  const app = renderApp('/vouchers')
  setStatuses(app)
  const [first = '', second = '', third = ''] = idsOf(app)
  app.db.update(new Set([second]), (voucher) => ({ ...voucher, code: 'locked-voucher' }))
  await select(app, 0, 1, 2)
  const { dialog, button, rows } = await openBulk(app, 3)
  await app.user.click(button('Mark as Expired'))
  expect(await findToast('2 vouchers expired, 1 failed')).toBeVisible()
  expect(screen.queryByText('Successful')).not.toBeInTheDocument()
  expect(
    within(dialog).getByText('2 of 3 vouchers were expired. 1 is still selected.'),
  ).toBeVisible()
  expect(rows()).toEqual([expect.stringMatching(/locked-voucherThis voucher is lockedClaimed$/)])
  for (const id of [first, third]) expect(app.db.find(id)?.status).toBe('expired')
  // The list is read again.
  await waitFor(() => expect(app.requests.at(-1)).toMatch(/^GET .*page=1&/))
  app.db.update(new Set([second]), (voucher) => ({ ...voucher, code: 'OPEN' }))
  await app.user.click(button('Mark as Expired'))
  expect(await findToast('1 voucher expired')).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

test('a voucher that no longer exists is shown with its message, also when nothing is left to change', async () => {
  const app = renderApp('/vouchers')
  setStatuses(app)
  await select(app, 0)
  const { dialog, button, rows } = await openBulk(app, 1)
  app.db.remove(new Set(idsOf(app).slice(0, 1)))
  await app.user.click(button('Delete Vouchers'))
  await app.user.click(button('Delete 1 voucher'))
  expect(await findToast('0 vouchers deleted, 1 failed')).toBeVisible()
  // The list no longer has it, so it is deselected.
  expect(await within(dialog).findByText('0 of 1 voucher was deleted.')).toBeVisible()
  expect(rows()).toEqual([expect.stringContaining('Voucher not found')])
  expect(within(dialog).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' })
  if (close) await app.user.click(close)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

describe('in the matrix', { tags: 'matrix' }, () => {
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
    const { dialog, button, rows } = await openBulk(app, 2)
    expect(rows()).toEqual(['Loyal eatersbola@example.comClaimed', 'Loyal eatersLOYALClaimed'])
    await app.user.click(button('Cancel'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(app.writes).toEqual([])
    await waitFor(async () => expect(await findBulkButton(2)).toHaveFocus())
  })

  test('the bulk dialog stays open until the response, and repeated presses send one request', async () => {
    const app = renderApp('/vouchers')
    setStatuses(app)
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
    setStatuses(app)
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

  test('a bulk action sends at most 500 ids per request, and a failure stops it and keeps the rest selected', async () => {
    const app = renderApp('/vouchers', { vouchers: 501 })
    splitAfterFirst(app)
    await voucherRows()
    await app.user.click(selectPage())
    await app.user.click(await screen.findByRole('button', { name: 'Select all 501' }))
    const { button, rows } = await openBulk(app, 501)
    const [, second = ''] = app.db.list({ limit: 2000 }).vouchers.map(({ id }) => id)
    const refusal = () => HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 422 })
    const responses = [
      refusal,
      () => HttpResponse.json({ failed: [{ id: second, message: 'Locked' }] }),
      refusal,
    ]
    server.use(http.post(BULK, () => responses.shift()?.()))
    await app.user.click(button('Mark as Expired'))
    await app.user.click(button('Expire 501 vouchers'))
    expect(await findToast('The kitchen is on fire')).toBeVisible()
    expect(app.writes).toHaveLength(1)
    await app.user.click(button('Expire 501 vouchers'))
    const message = '499 of 501 vouchers were expired. 2 are still selected.'
    expect(await screen.findByText(message)).toBeVisible()
    expect(app.writes).toHaveLength(3)
    expect(rows()).toEqual([expect.stringContaining('Locked'), expect.any(String)])
    // The list is refetched, because the first batch has changed it.
    await waitFor(() => expect(app.requests.at(-1)).toMatch(/^GET .*page=1&/))
    await app.user.click(button('Expire 2 vouchers'))
    expect(await findToast('2 vouchers expired')).toBeVisible()
    const requests = v.parse(v.array(bulkRequest), app.writes)
    expect(requests.map(({ body }) => body.vouchers.length)).toEqual([500, 500, 1, 2])
    await waitFor(() => expect(queryBulkButton()).not.toBeInTheDocument())
  })

  test('a 401 of a later request of a bulk action ends the session, whatever its message', async () => {
    const { app, confirm } = await expireMany()
    const responses = [
      () => HttpResponse.json({}),
      () => HttpResponse.json({ message: 'The token has expired' }, { status: 401 }),
    ]
    server.use(http.post(BULK, () => responses.shift()?.()))
    await confirm()
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await findToast('Your session has expired')).toBeVisible()
    expect(failureToasts()).toHaveLength(1)
    expect(app.writes).toHaveLength(2)
  })

  test('the rest of a bulk action is not sent by the next administrator', async () => {
    const { app, confirm } = await expireMany()
    const release = holdResponse('post', BULK)
    await confirm()
    await waitFor(() => expect(app.writes).toHaveLength(1))
    signInColleague(app)
    const { queryClient } = app.router.options.context
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    release()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(app.writes).toHaveLength(1)
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
    expect(failureToasts()).toEqual([expect.stringContaining('No vouchers selected')])
    expect(app.writes).toEqual([])
    expect(dialog).toBeVisible()
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

  test('"Mark as Expired" needs a second press if there are used vouchers, and says what happens to them', async () => {
    const app = renderApp('/vouchers')
    setStatuses(app, 'used', 'claimed')
    await select(app, 0, 1)
    const { dialog, button } = await openBulk(app, 2)
    expect(within(dialog).getByText('1 claimed. 1 is used: it would read Expired')).toBeVisible()
    await app.user.dblClick(button('Mark as Expired'))
    expect(dialog).toHaveAccessibleName('Expire 2 vouchers?')
    expect(within(dialog).getByText('1 used voucher will read Expired, not Used.')).toBeVisible()
    expect(button('Cancel')).toHaveFocus()
    expect(document.querySelector('[data-slot="ignore-presses"]')).toBeInTheDocument()
    expect(app.writes).toEqual([])
    await app.user.click(button('Expire 2 vouchers'))
    expect(await findToast('2 vouchers expired')).toBeVisible()
    expect(app.writes).toMatchObject([
      { body: { type: 'expire', vouchers: idsOf(app).slice(0, 2) } },
    ])
  })

  test('a bulk deletion counts the used vouchers and can leave them out', async () => {
    const app = renderApp('/vouchers')
    setStatuses(app, 'used', 'claimed', 'used')
    await select(app, 0, 1, 2)
    const { dialog, button } = await openBulk(app, 3)
    await app.user.click(button('Delete Vouchers'))
    expect(within(dialog).getByText('3 vouchers will be deleted, 2 of them used.')).toBeVisible()
    await app.user.click(button('Leave out the 2 used'))
    expect(dialog).toHaveAccessibleName('Delete 1 voucher?')
    expect(within(dialog).getByText('1 voucher will be deleted.')).toBeVisible()
    await app.user.click(button('Delete 1 voucher'))
    expect(await findToast('1 voucher deleted')).toBeVisible()
  })

  test('only usable rows of `failed` count, and only for vouchers that were sent', async () => {
    const app = renderApp('/vouchers')
    setStatuses(app)
    const [first, second] = idsOf(app)
    const responses = [
      { data: { failed: [{ id: first }, { message: 'Nobody' }, { id: 'other', message: 'No' }] } },
      { failed: { [`${first}`]: 'No' } },
    ]
    server.use(http.post(BULK, () => HttpResponse.json(responses.shift())))
    await select(app, 0, 1)
    const { button, rows } = await openBulk(app, 2)
    await app.user.click(button('Mark as Expired'))
    expect(await findToast('1 voucher expired, 1 failed')).toBeVisible()
    expect(rows()).toEqual([expect.stringContaining('Something went wrong')])
    expect(takeLogged()).toEqual(['A failed voucher without an id was left out of the list.'])
    await app.user.click(button('Mark as Expired'))
    expect(await findToast('Successful')).toBeVisible()
    expect(app.writes.map(({ body }) => body)).toMatchObject([
      { vouchers: [first, second] },
      { vouchers: [first] },
    ])
  })
})
