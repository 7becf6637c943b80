import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { sendAs } from '../support/administrators'
import type { App } from '../support/bulk'
import {
  findBar,
  loseNext,
  openMany,
  onChange,
  refusal,
  renderPayouts,
  requested,
} from '../support/bulk-rows'
import {
  ada,
  chooseAction,
  dismissToasts,
  failureToasts,
  findDialog,
  findToast,
  renderApp,
} from '../support/render-app'
import { server } from '../support/server'
import { chooseInUserMenu } from '../support/user-menu'

/** A change by Ngozi Eze, another administrator. */
const changeAsNgozi = (path: string, body: object) => sendAs('adm-3', 'PATCH', path, body)

/** The Undo button of the newest toast. */
const findUndo = () => screen.findByRole('button', { name: 'Undo' })

async function undo({ user }: App) {
  await user.click(await findUndo())
}

async function openChanges(app: App) {
  await chooseInUserMenu(app, 'My changes')
  return within(await findDialog('My changes'))
}

/** Renders the page of a dish. */
function renderDish(change: object = {}, options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/menus/mnu-003', { vouchers: 0, ...options })
  const { menus } = app.db
  const id = 'mnu-003'
  menus.patch(id, { status: 'available', reason: null, name: 'Jollof rice', ...change })
  return { app, id, now: () => menus.find(id) }
}

/** Presses the button in the footer of the open dialog. */
const close = ({ user }: App) => user.keyboard('{Escape}')

const press = async ({ user }: App, name: string) =>
  user.click(await screen.findByRole('button', { name }))

async function hide(app: App) {
  await press(app, 'Hide')
  const dialog = within(await findDialog('Hide dish'))
  await app.user.selectOptions(dialog.getByLabelText('Reason'), 'Wrong price')
  await app.user.click(dialog.getByRole('button', { name: 'Hide dish' }))
  await findToast('Dish hidden')
}

const bodies = ({ writes }: App) => writes.map(({ body }) => body)

test('a dish that was hidden by mistake is back with one press in the toast', async () => {
  const { app, now } = renderDish()
  await hide(app)
  await undo(app)
  expect(await findToast('Undone')).toBeVisible()
  expect(await findToast('Dish marked as available: Jollof rice')).toBeVisible()
  expect(now()).toMatchObject({ status: 'available', reason: null })
  expect(bodies(app)).toEqual([
    { status: 'hidden', reason: 'Wrong price' },
    { status: 'available' },
  ])
  await waitFor(() => expect(screen.queryByText('Dish hidden')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  const changes = await openChanges(app)
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Dish marked as availableJollof riceToday/),
    expect.stringMatching(/^Dish hiddenUndoneJollof riceToday/),
  ])
})

test('a dish that was shown by mistake is hidden for the reason that it had', async () => {
  const { app, now } = renderDish({ status: 'hidden', reason: 'Food safety' })
  await press(app, 'Show')
  await findToast('Dish shown')
  await undo(app)
  await findToast('Undone')
  expect(now()).toMatchObject({ status: 'hidden', reason: 'Food safety' })
})

test('an action whose way back needs a reason that nobody knows has no Undo', async () => {
  const { app } = renderDish({ status: 'hidden', reason: null })
  await press(app, 'Show')
  await findToast('Dish shown')
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('the change can be undone in “My changes” until the record changes again', async () => {
  const { app, now } = renderDish()
  await hide(app)
  await dismissToasts(app.user)
  const changes = await openChanges(app)
  await app.user.click(changes.getByRole('button', { name: 'Undo Dish hidden, Jollof rice' }))
  await waitFor(() => expect(now()).toMatchObject({ status: 'available' }))
  expect(changes.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  await close(app)
  await hide(app)
  await press(app, 'Show')
  await findToast('Dish shown')
  const later = await openChanges(app)
  expect(later.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  expect(later.getByRole('button', { name: 'Undo Dish shown, Jollof rice' })).toBeVisible()
})

describe('a change of somebody else', () => {
  test('is not undone, and the toast says who has made it', async () => {
    const { app, id, now } = renderDish()
    await hide(app)
    await changeAsNgozi(`/menu/${id}`, { status: 'available' })
    app.writes.splice(0)
    await undo(app)
    expect(await findToast('Ngozi Eze has changed it since, so nothing was sent.')).toBeVisible()
    expect(app.writes).toEqual([])
    expect(now()).toMatchObject({ status: 'available' })
  })

  test('counts also if the record is again as it was left', async () => {
    const { app, id, now } = renderDish()
    await hide(app)
    await changeAsNgozi(`/menu/${id}`, { status: 'available' })
    await changeAsNgozi(`/menu/${id}`, { status: 'hidden', reason: 'Food safety' })
    app.writes.splice(0)
    await undo(app)
    await findToast('Ngozi Eze has changed it since, so nothing was sent.')
    expect(app.writes).toEqual([])
    expect(now()).toMatchObject({ status: 'hidden', reason: 'Food safety' })
  })

  test('is not offered to be undone again', async () => {
    const { app, id } = renderDish()
    await hide(app)
    await changeAsNgozi(`/menu/${id}`, { status: 'available' })
    await undo(app)
    await findToast('Ngozi Eze has changed it since, so nothing was sent.')
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    const changes = await openChanges(app)
    expect(changes.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  })

  test('without a history is one of somebody', async () => {
    const app = renderApp('/categories', { vouchers: 0 })
    const [category] = app.db.categories.list({ status: 'active' }).rows
    const name = category?.name ?? ''
    await chooseAction(app.user, name, 'Hide')
    await findToast('Category hidden')
    app.db.categories.patch(category?.id ?? '', { status: 'active' })
    app.writes.splice(0)
    await undo(app)
    await findToast('Somebody has changed it since, so nothing was sent.')
    expect(app.writes).toEqual([])
  })

  test('of a record that is gone sends nothing', async () => {
    const { app, id } = renderDish()
    await hide(app)
    app.db.menus.remove(id)
    app.writes.splice(0)
    await undo(app)
    await findToast('It no longer exists, so nothing was sent.')
    expect(app.writes).toEqual([])
  })
})

test('nothing is sent if the record cannot be read first, and Undo stays', async () => {
  const { app, id, now } = renderDish()
  await hide(app)
  app.writes.splice(0)
  const path = `*/api/crm/menu/${id}`
  server.use(
    http.get(path, () => HttpResponse.json({ message: 'No' }, { status: 500 }), { once: true }),
  )
  await undo(app)
  await findToast('It could not be read again, so nothing was sent.')
  expect(app.writes).toEqual([])
  await undo(app)
  await findToast('Undone')
  expect(now()).toMatchObject({ status: 'available' })
})

test('nothing is sent while the server is busy, and the toast says so', async () => {
  const { app, id, now } = renderDish()
  await hide(app)
  app.writes.splice(0)
  const busy = () => refusal('Too many requests', 429)
  server.use(http.get(`*/api/crm/menu/${id}`, busy, { once: true }))
  await undo(app)
  await findToast('Too many requests')
  expect(app.writes).toEqual([])
  await undo(app)
  await findToast('Undone')
  expect(now()).toMatchObject({ status: 'available' })
})

test('a note of somebody else is no change of the record', async () => {
  const app = renderApp('/users/usr-002', { vouchers: 0 })
  app.db.users.patch('usr-002', { status: 'active' })
  await press(app, 'Block')
  const dialog = within(await findDialog('Block user'))
  await app.user.selectOptions(dialog.getByLabelText('Reason'), 'Payment fraud')
  await app.user.click(dialog.getByRole('button', { name: 'Block user' }))
  await findToast('User blocked')
  const { status } = await sendAs('adm-3', 'POST', '/user/usr-002/note', { body: 'Called them' })
  expect(status).toBe(200)
  await undo(app)
  await findToast('Undone')
  expect(app.db.users.find('usr-002')).toMatchObject({ status: 'active' })
})

test('an Undo whose response is lost is settled by reading', async () => {
  const { app, id, now } = renderDish()
  await hide(app)
  loseNext(id, true, 'menu')
  await undo(app)
  await findToast('Undone')
  expect(now()).toMatchObject({ status: 'available' })
})

test('an Undo that may still arrive asks before it is sent again', async () => {
  const { app, id, now } = renderDish()
  await hide(app)
  loseNext(id, false, 'menu')
  await undo(app)
  await findToast('Something went wrong')
  await dismissToasts(app.user)
  const changes = await openChanges(app)
  const again = changes.getByRole('button', { name: 'Undo Dish hidden, Jollof rice' })
  await app.user.click(again)
  await findToast(/^No response to the last request/)
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
  await app.user.click(again)
  await findToast('Undone')
  expect(now()).toMatchObject({ status: 'available' })
})

test('a refused Undo says why, and can be pressed again', async () => {
  const { app, id } = renderDish()
  await hide(app)
  onChange(id, () => refusal('Locked'), 'menu')
  await undo(app)
  await findToast('Locked')
  expect(await findUndo()).toBeEnabled()
})

test('a second press while the first one is sent is ignored', async () => {
  const { app, now } = renderDish()
  await hide(app)
  app.writes.splice(0)
  await app.user.dblClick(await findUndo())
  await findToast('Undone')
  expect(app.writes).toHaveLength(1)
  expect(failureToasts()).toEqual([])
  expect(now()).toMatchObject({ status: 'available' })
})

test('a change in another tab of the same administrator is not undone', async () => {
  const { app, id, now } = renderDish()
  await hide(app)
  await sendAs(ada.id, 'PATCH', `/menu/${id}`, { status: 'available' })
  await sendAs(ada.id, 'PATCH', `/menu/${id}`, { status: 'hidden', reason: 'Food safety' })
  app.writes.splice(0)
  await undo(app)
  await findToast('It has changed since, so nothing was sent.')
  expect(app.writes).toEqual([])
  expect(now()).toMatchObject({ status: 'hidden', reason: 'Food safety' })
})

describe('many records', () => {
  function renderDishes(count: number) {
    const app = renderApp('/menus', { vouchers: 0 })
    const { menus } = app.db
    const ids = menus.all().map(({ id }) => id)
    for (const id of ids.slice(count)) menus.remove(id)
    for (const id of ids.slice(0, count)) menus.patch(id, { status: 'available', reason: null })
    return { app, ids: ids.slice(0, count) }
  }
  const statuses = ({ db }: App, ids: readonly string[]) =>
    ids.map((id) => db.menus.find(id)?.status)

  async function hideAll(app: App, count: number) {
    const title = `Hide ${count} dishes`
    const dialog = await openMany(app, 'Hide', title)
    await app.user.selectOptions(dialog.getByLabelText('Reason'), 'Wrong price')
    await app.user.click(dialog.getByRole('button', { name: title }))
    await screen.findByText(`${count} hidden`)
  }

  test('are undone together from the results, except what somebody has changed since', async () => {
    const { app, ids } = renderDishes(4)
    await hideAll(app, 4)
    await changeAsNgozi(`/menu/${ids[0]}`, { status: 'hidden', reason: 'Food safety' })
    await app.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('3 undone, 1 left out')).toBeVisible()
    expect(await screen.findByText(/Ngozi Eze/)).toBeVisible()
    expect(statuses(app, ids)).toEqual(['hidden', 'available', 'available', 'available'])
    // What was undone is still selected.
    await close(app)
    await app.user.click(screen.getAllByRole('button', { name: 'Close' }).at(0) ?? document.body)
    expect((await findBar()).getByText('3 selected')).toBeVisible()
  })

  test('are undone from the results, and a change that was lost is still asked about', async () => {
    const { app, ids } = renderDishes(2)
    const [lost = ''] = ids
    const title = 'Hide 2 dishes'
    loseNext(lost, false, 'menu')
    const dialog = await openMany(app, 'Hide', title)
    await app.user.selectOptions(dialog.getByLabelText('Reason'), 'Wrong price')
    await app.user.click(dialog.getByRole('button', { name: title }))
    await screen.findByText('1 hidden, 1 not known')
    await app.user.click(screen.getByRole('button', { name: 'Undo' }))
    await findDialog('Undo “Dish hidden” for 1 dish')
    await screen.findByText('1 undone')
    await close(app)
    await app.router.navigate({ to: '/menus/$id', params: { id: lost } })
    await press(app, 'Hide')
    const question = within(await findDialog('Hide dish'))
    await app.user.selectOptions(question.getByLabelText('Reason'), 'Wrong price')
    await app.user.click(question.getByRole('button', { name: 'Hide dish' }))
    expect(await question.findByText(/^No response to the last request/)).toBeVisible()
    expect(statuses(app, ids)).toEqual(['available', 'available'])
  })

  test('whose responses were lost can be hidden again after their Undo', async () => {
    const { app, ids } = renderDishes(2)
    // The backend must have announced `idempotency`.
    await screen.findByRole('table', { busy: false })
    loseNext(ids[0] ?? '', true, 'menu')
    await hideAll(app, 2)
    await app.user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('2 undone')
    await close(app)
    await app.user.click((await findBar()).getByRole('button', { name: 'Clear selection' }))
    await hideAll(app, 2)
    expect(statuses(app, ids)).toEqual(['hidden', 'hidden'])
  })

  test('of the same name are told apart in the results of their Undo', async () => {
    const { app, ids } = renderDishes(2)
    for (const id of ids) app.db.menus.patch(id, { name: 'Suya' })
    await hideAll(app, 2)
    const rowsOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    const hidden = rowsOf('Results')
    await app.user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('2 undone')
    expect(rowsOf('Results').toSorted()).toEqual(
      hidden.map((row) => row?.replace('Hidden', 'Undone')).toSorted(),
    )
    expect(new Set(hidden).size).toBe(2)
  })

  test('are undone together from “My changes”', async () => {
    const { app, ids } = renderDishes(3)
    await hideAll(app, 3)
    await close(app)
    const changes = await openChanges(app)
    await app.user.click(changes.getByRole('button', { name: 'Undo all 3' }))
    expect(await screen.findByText('3 undone')).toBeVisible()
    expect(statuses(app, ids)).toEqual(['available', 'available', 'available'])
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  })
})

test('an Undo of which only a part is done says so, and cannot be pressed again', async () => {
  const app = renderApp('/nowhere', { vouchers: 0 })
  const [ticket] = app.db.tickets.all()
  const id = ticket?.id ?? ''
  app.db.tickets.patch(id, { status: 'in_progress', assignee: { id: ada.id, name: 'Ada Obi' } })
  await app.router.navigate({ to: '/tickets', search: { ticket: id, dialog: 'close' } })
  const question = within(await findDialog('Close ticket'))
  await app.user.click(question.getByRole('button', { name: 'Close ticket' }))
  await findToast('Ticket closed')
  onChange(
    id,
    async (_id, request) =>
      (await request.clone().text()).includes('assignee') ? refusal('Ada is away') : undefined,
    'ticket',
  )
  await close(app)
  await undo(app)
  await findToast(`${ticket?.ticketId} was reopened, but not given back: Ada is away`)
  expect(app.db.tickets.find(id)).toMatchObject({ status: 'open' })
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('what has left the house has no Undo', async () => {
  const app = renderPayouts(requested(1), { url: '/payouts?payout=p-1' })
  await press(app, 'Approve')
  const dialog = within(await findDialog('Approve payout'))
  await app.user.click(dialog.getByRole('button', { name: /^Approve/ }))
  await findToast('Payout approved')
  expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument()
  await close(app)
  const changes = await openChanges(app)
  expect(changes.getAllByRole('listitem')).toHaveLength(1)
  expect(changes.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument()
})

describe('an edit', () => {
  async function changePrice(app: App) {
    await press(app, 'Edit')
    const dialog = within(await findDialog('Edit dish'))
    await app.user.clear(dialog.getByLabelText('Price'))
    await app.user.type(dialog.getByLabelText('Price'), '3900')
    await app.user.click(dialog.getByRole('button', { name: 'Save' }))
    await findToast('Dish saved')
    app.writes.splice(0)
  }

  test('of a price is undone, and what somebody has changed beside it stays', async () => {
    const { app, id, now } = renderDish({ price: 3500, discountPrice: null })
    await changePrice(app)
    app.db.menus.patch(id, { description: 'Of the day' })
    await undo(app)
    expect(await findToast('Changes undone: Jollof rice')).toBeVisible()
    expect(app.writes.map(({ body }) => body)).toEqual([{ price: 3500 }])
    expect(now()).toMatchObject({ price: 3500, description: 'Of the day' })
  })

  test('of a price that somebody has changed since is not undone', async () => {
    const { app, id, now } = renderDish({ price: 3500, discountPrice: null })
    await changePrice(app)
    await changeAsNgozi(`/menu/${id}`, { price: 4100 })
    app.writes.splice(0)
    await undo(app)
    await findToast('Ngozi Eze has changed it since, so nothing was sent.')
    expect(app.writes).toEqual([])
    expect(now()).toMatchObject({ price: 4100 })
  })

  test('is not undone if somebody has changed another field since', async () => {
    const { app, id, now } = renderDish({ price: 3500, discountPrice: null })
    await changePrice(app)
    await changeAsNgozi(`/menu/${id}`, { description: 'Of the day' })
    app.writes.splice(0)
    await undo(app)
    await findToast('Ngozi Eze has changed it since, so nothing was sent.')
    expect(app.writes).toEqual([])
    expect(now()).toMatchObject({ price: 3900, description: 'Of the day' })
  })

  test('of a dish that had no price has no Undo', async () => {
    const { app } = renderDish({ price: null })
    await changePrice(app)
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('of the expiry of a voucher is undone as the backend had written the day', async () => {
    const app = renderApp('/vouchers')
    const id = app.db.list().vouchers[0]?.id ?? ''
    const expiryDate = '2027-02-28T23:00:00.000Z'
    app.db.update(new Set([id]), (voucher) => ({ ...voucher, status: 'claimed', expiryDate }))
    await app.router.navigate({ to: '/vouchers', search: { voucher: id, dialog: 'edit' } })
    const dialog = within(await findDialog('Edit Voucher'))
    const day = dialog.getByLabelText(/^Expiry date/)
    await app.user.clear(day)
    await app.user.type(day, '2027-04-01')
    await app.user.click(dialog.getByRole('button', { name: 'Save' }))
    await findToast('Voucher added')
    expect(app.db.find(id)).toMatchObject({ expiryDate: '2027-04-01' })
    await undo(app)
    await findToast('Undone')
    expect(app.db.find(id)).toMatchObject({ expiryDate })
  })

  test('of a voucher is undone with all keys that the backend needs', async () => {
    const app = renderApp('/vouchers')
    const [voucher] = app.db.list().vouchers
    const id = voucher?.id ?? ''
    app.db.update(new Set([id]), (earlier) => ({
      ...earlier,
      title: 'Welcome',
      type: 'voucher',
      amount: 1500,
      expiryDate: '2027-01-31',
    }))
    await app.router.navigate({ to: '/vouchers', search: { voucher: id, dialog: 'edit' } })
    const dialog = within(await findDialog('Edit Voucher'))
    await app.user.clear(dialog.getByLabelText('Title'))
    await app.user.type(dialog.getByLabelText('Title'), 'Goodbye')
    await app.user.click(dialog.getByRole('button', { name: 'Save' }))
    await findToast('Voucher added')
    const [saved] = bodies(app)
    app.db.update(new Set([id]), (earlier) => ({ ...earlier, expiryDate: '2027-02-28' }))
    await undo(app)
    await findToast('Undone')
    expect(bodies(app)[1]).toEqual({
      ...v.parse(v.looseObject({}), saved),
      title: 'Welcome',
      expiryDate: '2027-02-28',
    })
    expect(app.db.find(id)).toMatchObject({ title: 'Welcome', expiryDate: '2027-02-28' })
  })
})

test('a status that was set by a lost request, and undone, can be set again', async () => {
  const { app, id, now } = renderDish()
  app.db.menus.capabilities.actions = []
  // The backend must have announced `idempotency`.
  await screen.findByRole('button', { name: 'Sold out' })
  loseNext(id, true, 'menu')
  await press(app, 'Sold out')
  await findToast('Dish marked as sold out')
  await undo(app)
  await findToast('Undone')
  await dismissToasts(app.user)
  await press(app, 'Sold out')
  await findToast('Dish marked as sold out')
  expect(now()).toMatchObject({ status: 'sold_out' })
})

test('a toast with an Undo is shown for ten seconds', async () => {
  const { app } = renderDish({}, { fakeTimers: true })
  await hide(app)
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(await findUndo()).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('an edit is undone although its text was cleaned before it was sent', async () => {
  const { app, now } = renderDish()
  await press(app, 'Edit')
  const dialog = within(await findDialog('Edit dish'))
  await app.user.clear(dialog.getByLabelText('Name'))
  await app.user.click(dialog.getByLabelText('Name'))
  await app.user.paste(' Smoky\u{A0}Jollof ')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await findToast('Dish saved')
  await undo(app)
  await findToast('Undone')
  expect(now()).toMatchObject({ name: 'Jollof rice' })
})

test('a text that was cleaned before it was sent is recognized after a lost response', async () => {
  const { app, id, now } = renderDish()
  await press(app, 'Edit')
  const dialog = within(await findDialog('Edit dish'))
  await app.user.clear(dialog.getByLabelText('Name'))
  await app.user.click(dialog.getByLabelText('Name'))
  await app.user.paste('Smoky\u{A0}Jollof')
  loseNext(id, true, 'menu')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await findToast('Dish saved')
  expect(now()).toMatchObject({ name: 'Smoky Jollof' })
})

test('the way back to an end that has passed is not sent', async () => {
  const { app, id } = renderDish()
  app.db.menus.patch(id, {
    status: 'sold_out',
    until: new Date(Date.now() + 60_000).toISOString(),
  })
  await press(app, 'Available')
  await findToast('Dish marked as available')
  app.writes.splice(0)
  vi.setSystemTime(Date.now() + 120_000)
  await undo(app)
  await findToast('It would have ended by now, so nothing was sent.')
  expect(app.writes).toEqual([])
})

test('a voucher that has expired since its edit has no Undo of the edit', async () => {
  const app = renderApp('/vouchers')
  const id = app.db.list().vouchers[0]?.id ?? ''
  app.db.update(new Set([id]), (voucher) => ({ ...voucher, status: 'claimed', title: 'Welcome' }))
  await app.router.navigate({ to: '/vouchers', search: { voucher: id, dialog: 'edit' } })
  const dialog = within(await findDialog('Edit Voucher'))
  await app.user.type(dialog.getByLabelText('Title'), ' back')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await findToast('Voucher added')
  await app.router.navigate({ to: '/vouchers', search: { voucher: id, dialog: 'expire' } })
  const question = within(await findDialog('Mark as Expired'))
  await app.user.click(question.getByRole('button', { name: 'Mark as Expired' }))
  await findToast('Voucher expired')
  const changes = await openChanges(app)
  expect(changes.getAllByRole('listitem')).toHaveLength(2)
  expect(changes.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})
