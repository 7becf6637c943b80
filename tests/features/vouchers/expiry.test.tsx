import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { addDays, lagosToday } from '@/domain/lagos'
import type { StoredVoucher } from '../../../src/mock-api/seed/vouchers'
import { openBulk, select, selectPage, setStatuses } from '../../support/bulk'
import { loseNext } from '../../support/bulk-rows'
import {
  chooseFromRow,
  fill,
  findDialog,
  findToast,
  renderApp,
  ROWS,
  rowAt,
} from '../../support/render-app'
import { server } from '../../support/server'
import { chooseInUserMenu } from '../../support/user-menu'

type App = ReturnType<typeof renderApp>

function changeVoucher({ db }: App, index: number, change: Partial<StoredVoucher>) {
  const id = db.list().vouchers[index]?.id ?? ''
  db.update(new Set([id]), (voucher) => ({ ...voucher, ...change }))
  return id
}

/** Five claimed vouchers that expire on 31 January 2027. */
function renderVouchers(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/vouchers', options)
  setStatuses(app)
  const ids = Array.from({ length: ROWS }, (_, index) =>
    changeVoucher(app, index, { expiryDate: '2027-01-31', title: `Voucher ${index + 1}` }),
  )
  const days = () => ids.map((id) => app.db.find(id)?.expiryDate)
  return { ...app, ids, days }
}

async function openExpiry(app: App, selected: number, count = selected) {
  const { button } = await openBulk(app, selected)
  await app.user.click(button('Change expiry…'))
  const dialog = within(
    await findDialog(`Change the expiry of ${count} voucher${count === 1 ? '' : 's'}`),
  )
  return {
    dialog,
    confirm: (label: string) => app.user.click(dialog.getByRole('button', { name: label })),
  }
}

test('five vouchers get a week more, in six clicks beyond the selection, and one undoes it', async () => {
  const app = renderVouchers()
  await rowAt(0)
  await app.user.click(selectPage())
  // Bulk Actions, Change expiry…
  const { dialog, confirm } = await openExpiry(app, ROWS)
  await fill(app.user, dialog.getByLabelText('Days'), '7')
  expect(dialog.getAllByText('31 January 2027 → 7 February 2027')).toHaveLength(ROWS)
  await confirm(`Change ${ROWS} vouchers`)
  expect(await screen.findByText(`${ROWS} changed`)).toBeVisible()
  expect(app.days()).toEqual(Array(ROWS).fill('2027-02-07'))
  // Each request has all seven keys, and the rest is as it was.
  expect(app.writes).toHaveLength(ROWS)
  expect(app.writes.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ title: 'Voucher 1', expiryDate: '2027-02-07' }),
  )
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(`${ROWS} undone`)).toBeVisible()
  expect(app.days()).toEqual(Array(ROWS).fill('2027-01-31'))
})

test('vouchers that were expired together since have no Undo of their new day', async () => {
  const app = renderVouchers()
  await rowAt(0)
  await select(app, 0, 1)
  const { dialog, confirm } = await openExpiry(app, 2)
  await fill(app.user, dialog.getByLabelText('Days'), '7')
  await confirm('Change 2 vouchers')
  await screen.findByText('2 changed')
  await app.user.keyboard('{Escape}')
  await select(app, 1)
  const bulk = await openBulk(app, 1)
  await app.user.click(bulk.button('Mark as Expired'))
  await findToast('1 voucher expired')
  await chooseInUserMenu(app, 'My changes')
  const changes = within(await findDialog('My changes'))
  expect(changes.getAllByRole('listitem')).toHaveLength(3)
  expect(changes.getAllByRole('button', { name: /^Undo Expiry changed/ })).toHaveLength(1)
})

test('vouchers get the same day, and those that are used are left out', async () => {
  const app = renderVouchers()
  setStatuses(app, 'used')
  await rowAt(0)
  await select(app, 0, 1)
  const { dialog, confirm } = await openExpiry(app, 2, 1)
  expect(dialog.getByText('1 voucher left out')).toBeVisible()
  await app.user.selectOptions(dialog.getByLabelText('Change'), 'To a day')
  await fill(app.user, dialog.getByLabelText('Day'), '2027-03-01')
  await confirm('Change 1 voucher')
  expect(await screen.findByText('1 changed')).toBeVisible()
  expect(app.days().slice(0, 2)).toEqual(['2027-01-31', '2027-03-01'])
})

test('days that are in the past are pointed out before they are saved', async () => {
  const app = renderVouchers()
  await rowAt(0)
  await select(app, 0, 1)
  const { dialog } = await openExpiry(app, 2)
  expect(dialog.getByLabelText('Days')).toHaveFocus()
  await app.user.selectOptions(dialog.getByLabelText('Change'), 'Earlier, by days')
  await fill(app.user, dialog.getByLabelText('Days'), '3000')
  expect(dialog.getByText('2 vouchers expire at once')).toBeVisible()
})

test('what is wrong is said at the field, and nothing is sent', async () => {
  const app = renderVouchers()
  await rowAt(0)
  await select(app, 0)
  const { dialog, confirm } = await openExpiry(app, 1)
  await confirm('Change expiry')
  const days = dialog.getByLabelText('Days')
  expect(days).toHaveAccessibleDescription('Enter a whole number of days, such as 7')
  await fill(app.user, days, '1.5')
  await confirm('Change expiry')
  expect(days).toBeInvalid()
  await app.user.selectOptions(dialog.getByLabelText('Change'), 'To a day')
  await confirm('Change expiry')
  expect(dialog.getByLabelText('Day')).toHaveAccessibleDescription('Choose a day')
  expect(app.writes).toEqual([])
})

test('an expiry that somebody has changed meanwhile is left out, and other changes stay', async () => {
  const app = renderVouchers()
  await rowAt(0)
  await select(app, 0, 1)
  const { dialog, confirm } = await openExpiry(app, 2)
  changeVoucher(app, 0, { expiryDate: '2027-12-31' })
  changeVoucher(app, 1, { title: 'Renamed' })
  await fill(app.user, dialog.getByLabelText('Days'), '7')
  await confirm('Change 2 vouchers')
  expect(await screen.findByText('1 changed, 1 left out')).toBeVisible()
  expect(screen.getByText(/^Somebody has changed it since/)).toBeVisible()
  expect(app.db.find(app.ids[0] ?? '')).toMatchObject({ expiryDate: '2027-12-31' })
  expect(app.db.find(app.ids[1] ?? '')).toMatchObject({
    title: 'Renamed',
    expiryDate: '2027-02-07',
  })
})

test('a voucher that is used meanwhile is left out', async () => {
  const app = renderVouchers()
  await rowAt(0)
  await select(app, 0, 1)
  const { dialog, confirm } = await openExpiry(app, 2)
  changeVoucher(app, 0, { status: 'used' })
  await fill(app.user, dialog.getByLabelText('Days'), '7')
  await confirm('Change 2 vouchers')
  expect(await screen.findByText('1 changed, 1 left out')).toBeVisible()
  expect(app.days()[0]).toBe('2027-01-31')
})

test.each([true, false])('a lost response is settled by reading: done is %s', async (isDone) => {
  const app = renderVouchers()
  await rowAt(0)
  await select(app, 0)
  const { dialog, confirm } = await openExpiry(app, 1)
  await fill(app.user, dialog.getByLabelText('Days'), '7')
  loseNext(app.ids[0] ?? '', isDone, 'voucher')
  await confirm('Change 1 voucher')
  if (!isDone) {
    await screen.findByText('0 changed, 1 not known')
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  }
  expect(await screen.findByText('1 changed')).toBeVisible()
  expect(app.days()[0]).toBe('2027-02-07')
})

test('without the permission to edit there is no “Change expiry…”', async () => {
  const app = renderVouchers({ permissions: ['vouchers.view', 'vouchers.expire'] })
  await rowAt(0)
  await select(app, 0)
  const { dialog } = await openBulk(app, 1)
  expect(within(dialog).queryByRole('button', { name: /expiry/ })).not.toBeInTheDocument()
})

test('a leaked code is stopped from the palette in four steps', async () => {
  const app = renderVouchers()
  const id = changeVoucher(app, 2, { code: 'LEAKED2026' })
  await rowAt(0)
  await app.user.keyboard('{Control>}k{/Control}')
  await fill(app.user, await screen.findByRole('combobox'), 'LEAKED2026')
  await app.user.keyboard('{Enter}')
  await app.user.click(await screen.findByRole('link', { name: /Voucher 3.*LEAKED2026/ }))
  const sheet = within(await findDialog('Voucher Details'))
  await app.user.click(await sheet.findByRole('button', { name: 'Mark as Expired' }))
  const question = within(await findDialog('Mark as Expired'))
  await app.user.click(question.getByRole('button', { name: 'Mark as Expired' }))
  expect(await findToast('Voucher expired')).toBeVisible()
  expect(app.writes).toEqual([
    { request: 'POST /api/crm/voucher/bulk', body: { type: 'expire', vouchers: [id] } },
  ])
  expect(app.db.find(id)).toMatchObject({ status: 'expired' })
  // The sheet is there again. Delete has not taken the place of the button.
  const actions = within(await findDialog('Voucher Details')).getByRole('group', {
    name: 'Actions',
  })
  const expire = within(actions).getByRole('button', { name: 'Mark as Expired' })
  await waitFor(() => expect(expire).toHaveAccessibleDescription('This voucher has expired'))
  expect(
    within(actions)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mark as Expired', 'Edit', 'Delete'])
  await app.user.click(expire)
  expect(await findToast('Mark as Expired is not possible for Voucher 3')).toBeVisible()
  expect(app.writes).toHaveLength(1)
})

test('a voucher is stopped from the menu of its row', async () => {
  const app = renderVouchers()
  changeVoucher(app, 1, { status: 'used' })
  await chooseFromRow(app.user, 1, 'Mark as Expired')
  const element = await findDialog('Mark as Expired')
  expect(element).toHaveTextContent(
    'Nobody can use it any more, and it will read Expired, not Used.',
  )
  const question = within(element)
  await app.user.click(question.getByRole('button', { name: 'Mark as Expired' }))
  expect(await findToast('Voucher expired')).toBeVisible()
  expect(app.db.find(app.ids[1] ?? '')).toMatchObject({ status: 'expired' })
  await app.user.click(within(await rowAt(1)).getByRole('button', { name: /^Actions for/ }))
  await screen.findByRole('menuitem', { name: 'Delete' })
  expect(screen.queryByRole('menuitem', { name: 'Mark as Expired' })).not.toBeInTheDocument()
})

test('the list says below the status when a voucher expires, and marks what does so soon', async () => {
  const app = renderVouchers()
  const today = lagosToday()
  changeVoucher(app, 1, { expiryDate: addDays(today, 4) })
  changeVoucher(app, 2, { expiryDate: addDays(today, -1) })
  changeVoucher(app, 3, { status: 'used' })
  await rowAt(0)
  const [line] = await screen.findAllByText('Expires 31 Jan 2027')
  expect(line?.parentElement).toHaveClass('text-muted-foreground')
  for (const text of [/^Expires in 4 days$/, /^Expired \d/]) {
    const [below, onCard, ...others] = screen.getAllByText(text)
    expect(below?.parentElement).toHaveClass('text-orange')
    expect(onCard).toHaveClass('text-orange')
    expect(others).toEqual([])
  }
  expect(screen.getAllByText(/^Expires? /)).toHaveLength(4)
  // Where the line is left out, the tooltip has it.
  expect(screen.getAllByTitle('Claimed. Expires 31 January 2027')).toHaveLength(2)
})

test('a voucher that the server does not expire says why', async () => {
  const app = renderVouchers()
  const [id] = app.ids
  server.use(
    http.post('*/api/crm/voucher/bulk', () =>
      HttpResponse.json({ data: { failed: [{ id, message: 'This voucher is locked' }] } }),
    ),
  )
  await app.router.navigate({ to: '/vouchers', search: { voucher: id, dialog: 'expire' } })
  const question = within(await findDialog('Mark as Expired'))
  await app.user.click(question.getByRole('button', { name: 'Mark as Expired' }))
  expect(await findToast('This voucher is locked')).toBeVisible()
})

test('without the permission to expire, the sheet of a voucher does not offer it', async () => {
  const app = renderVouchers({ permissions: ['vouchers.view', 'vouchers.edit'] })
  await app.router.navigate({ to: '/vouchers', search: { voucher: app.ids[0] } })
  const sheet = within(await findDialog('Voucher Details'))
  expect(await sheet.findByRole('button', { name: 'Edit' })).toBeVisible()
  expect(sheet.queryByRole('button', { name: 'Mark as Expired' })).not.toBeInTheDocument()
})
