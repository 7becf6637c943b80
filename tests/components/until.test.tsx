import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { findBar, selectPage } from '../support/bulk-rows'
import { findDialog, findToast, renderApp } from '../support/render-app'

type App = ReturnType<typeof renderApp>

const HOUR_MS = 60 * 60_000

// 15:00 in Lagos.
beforeEach(() => void vi.setSystemTime('2026-11-26T14:00:00.000Z'))

const press = async ({ user }: App, name: string) =>
  user.click(await screen.findByRole('button', { name }))

const announce = (app: App, actions: readonly string[]) => {
  app.db.menus.capabilities.actions = actions
  app.db.restaurants.capabilities.actions = actions
}

const DISH = 'mnu-003'

function renderDish() {
  const app = renderApp(`/menus/${DISH}`, { vouchers: 0 })
  app.db.menus.patch(DISH, { status: 'available', reason: null, name: 'Jollof rice' })
  return app
}

async function sellOut(app: App, duration?: string) {
  await press(app, 'Sold out')
  const dialog = within(await findDialog('Mark as sold out'))
  const choice = dialog.getByLabelText('How long')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Until I change it', 'For 2 hours', 'Until the end of today'])
  if (duration) await app.user.selectOptions(choice, duration)
  await app.user.click(dialog.getByRole('button', { name: 'Mark as sold out' }))
  await findToast('Dish marked as sold out')
}

const lastBody = ({ writes }: App) => writes.at(-1)?.body

test('a dish is sold out until somebody changes it, for two hours or until the end of today', async () => {
  const app = renderDish()
  await sellOut(app)
  expect(lastBody(app)).toEqual({ status: 'sold_out' })
  await press(app, 'Undo')
  await findToast('Undone')
  expect(lastBody(app)).toEqual({ status: 'available', until: null })
  await sellOut(app, 'For 2 hours')
  expect(lastBody(app)).toMatchObject({ status: 'sold_out' })
  expect(app.db.menus.find(DISH)?.until).toMatch(/^2026-11-26T16:0/)
  expect(await screen.findByText('until 17:00')).toBeVisible()
  await press(app, 'Available')
  await findToast('Dish marked as available')
  await waitFor(() => expect(screen.queryByText(/^until/)).not.toBeInTheDocument())
  await sellOut(app, 'Until the end of today')
  expect(lastBody(app)).toEqual({ status: 'sold_out', until: '2026-11-26T23:00:00.000Z' })
  expect(await screen.findByText('until midnight')).toBeVisible()
})

test('the dish is available again by itself, and shown so in the list', async () => {
  const app = renderApp('/menus?search=moonlight', { vouchers: 0 })
  const soon = new Date(Date.now() + HOUR_MS).toISOString()
  app.db.menus.patch(DISH, { status: 'sold_out', name: 'Moonlight rice', until: soon })
  await screen.findByRole('table', { busy: false })
  expect(await screen.findByText('until 16:00')).toBeVisible()
  vi.setSystemTime(Date.now() + 2 * HOUR_MS)
  await app.router.options.context.queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByText('until 16:00')).not.toBeInTheDocument())
  expect(app.db.menus.find(DISH)).toMatchObject({ status: 'available', until: null })
})

test('the way back from “Available” restores the end', async () => {
  const app = renderDish()
  const until = '2026-11-26T18:30:00.000Z'
  app.db.menus.patch(DISH, { status: 'sold_out', until })
  await press(app, 'Available')
  await findToast('Dish marked as available')
  await press(app, 'Undo')
  await findToast('Undone')
  expect(app.db.menus.find(DISH)).toMatchObject({ status: 'sold_out', until })
})

test('many dishes are sold out for two hours', async () => {
  const app = renderApp('/menus?status=available', { vouchers: 0 })
  for (const { id } of app.db.menus.all().slice(3)) app.db.menus.remove(id)
  for (const { id } of app.db.menus.all()) app.db.menus.patch(id, { status: 'available' })
  await selectPage(app)
  await app.user.click((await findBar()).getByRole('button', { name: 'Sold out' }))
  const dialog = within(await findDialog('Mark 3 dishes as sold out'))
  await app.user.selectOptions(dialog.getByLabelText('How long'), 'For 2 hours')
  await app.user.click(dialog.getByRole('button', { name: 'Mark 3 dishes as sold out' }))
  expect(await screen.findByText('3 marked as sold out')).toBeVisible()
  expect(app.db.menus.all().map(({ until }) => until?.slice(0, 14))).toEqual(
    Array(3).fill('2026-11-26T16:'),
  )
})

test('a restaurant is closed for a reason and until the end of today', async () => {
  const app = renderApp('/restaurant/res-006', { vouchers: 0 })
  app.db.restaurants.patch('res-006', { status: 'open', reason: null })
  await press(app, 'Close')
  const dialog = within(await findDialog('Close restaurant'))
  await app.user.selectOptions(dialog.getByLabelText('Reason'), 'Kitchen closed')
  await app.user.selectOptions(dialog.getByLabelText('How long'), 'Until the end of today')
  await app.user.click(dialog.getByRole('button', { name: 'Close restaurant' }))
  await findToast('Restaurant closed')
  expect(lastBody(app)).toEqual({
    status: 'closed',
    reason: 'Kitchen closed',
    until: '2026-11-26T23:00:00.000Z',
  })
  expect(await screen.findByText('until midnight')).toBeVisible()
  await press(app, 'Undo')
  await findToast('Undone')
  expect(lastBody(app)).toEqual({ status: 'open', until: null })
})

test('a backend that has not announced it gets no end and no question', async () => {
  const app = renderDish()
  announce(app, ['edit'])
  await press(app, 'Sold out')
  await findToast('Dish marked as sold out')
  await press(app, 'Undo')
  await findToast('Undone')
  expect(app.writes.map(({ body }) => body)).toEqual([
    { status: 'sold_out' },
    { status: 'available' },
  ])
})
