import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { orderRow } from '../../../src/mock-api/answers'
import type { StoredOrder } from '../../../src/mock-api/seed/order-types'
import { changedIds, findBar, loseNext, openMany, selectPage } from '../../support/bulk-rows'
import { captureFile } from '../../support/contents'
import { findDialog, reloadApp, renderApp, sentence } from '../../support/render-app'
import { server } from '../../support/server'

const order = { status: 'paid', deliveryType: 'delivery', driver: null, totalPrice: 2500 }
const address = { text: '12 Admiralty Way', area: 'Eti-Osa', state: 'Lagos' }
const inState = (state: string): Partial<StoredOrder> => ({ address: { ...address, state } })

type Driver = Record<string, unknown> & { id: string; name: string }
const drivers: readonly Driver[] = [
  { id: 'd-1', name: 'Ada Kano', state: 'Kano', activeOrderCount: 1 },
  { id: 'd-2', name: 'Bola Lagos', state: 'lagos', activeOrderCount: 1 },
  { id: 'd-3', name: 'Chi Enugu', state: 'Enugu' },
  { id: 'd-4', name: 'Dayo Lagos', state: 'Lagos', activeOrderCount: 0 },
]

interface Served {
  online?: readonly Driver[]
  filters?: readonly string[]
  permissions?: string[]
}

/** Renders the list of orders with these: ord-001 is "ORD-1", the oldest. */
function renderOrders(
  changes: readonly Partial<StoredOrder>[],
  { online = drivers, filters = [], permissions }: Served = {},
) {
  const app = renderApp('/orders', { vouchers: 0, ...(permissions && { permissions }) })
  const ids = changes.map((change, index) => {
    const id = `ord-00${index + 1}`
    const createdAt = new Date(Date.UTC(2026, 0, 28, 9, index)).toISOString()
    const restaurant = [{ id: 'res-1', name: 'Suya Spot' }]
    const orderId = `ORD-${index + 1}`
    app.db.orders.patch(id, { ...order, ...inState('Lagos'), orderId, createdAt, restaurant })
    app.db.orders.patch(id, change)
    return id
  })
  server.use(
    http.get('*/api/crm/order', () =>
      HttpResponse.json({
        orders: ids.flatMap((id) => app.db.orders.find(id) ?? []).map(orderRow),
        pagination: { total: ids.length, totalPages: 1 },
      }),
    ),
    http.get('*/api/crm/driver', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state')
      const rows = online.filter((row) => !state || row['state'] === state)
      return HttpResponse.json({
        drivers: rows,
        pagination: { total: rows.length, totalPages: 1 },
        capabilities: { filters },
      })
    }),
    // The drivers of these tests are not those of the mock API.
    http.patch<{ id: string }, { driver: string }>(
      '*/api/crm/order/:id',
      async ({ params, request }) => {
        const { driver } = await request.json()
        const found = online.find(({ id }) => id === driver)
        app.db.orders.patch(params.id, { driver: found ? { ...found, phone: '' } : null })
        return HttpResponse.json({ message: 'Done' })
      },
    ),
  )
  return app
}
type App = ReturnType<typeof renderOrders>
type Dialog = Awaited<ReturnType<typeof openMany>>

const selectOf = (dialog: Dialog, index: number) =>
  dialog.getByRole('combobox', { name: `Driver for ORD-${index}` })
/** The driver of each order, in the order of the rows. */
const shownDrivers = (dialog: Dialog) =>
  dialog
    .getAllByRole<HTMLSelectElement>('combobox')
    .map(({ selectedOptions }) => selectedOptions[0]?.textContent)
const sent = ({ writes }: App) =>
  Object.fromEntries(writes.map(({ request, body }) => [request.split('/').at(-1), body]))
const asked = ({ requests }: App) =>
  requests.filter((request) => request.includes('/crm/driver?')).map((url) => url.split('&').at(-1))

async function assign(app: App, dialog: Dialog, name: string) {
  await app.user.click(dialog.getByRole('button', { name }))
  return within(await screen.findByRole('list', { name: 'Results' }))
}

test('each of the selected orders gets a driver of its state in three clicks', async () => {
  const app = renderOrders(
    [
      {},
      inState('KANO'),
      {},
      {},
      inState('Oyo'),
      { deliveryType: 'pickup' },
      { status: 'delivered' },
      { driver: { id: 'd-9', name: 'Efe Obi', phone: '' } },
    ],
    {},
  )
  await selectPage(app)
  await app.user.click((await findBar()).getByRole('button', { name: 'Assign driver' }))
  const dialog = within(await findDialog('Assign drivers to 4 orders'))
  expect(shownDrivers(dialog)).toEqual([
    'Dayo Lagos, no orders + 1 of these',
    'Ada Kano, 1 order',
    'Bola Lagos, 1 order',
    'Dayo Lagos, no orders + 1 of these',
    'Leave out',
    'Leave out',
  ])
  expect(dialog.getByText('4 of 8 orders get a driver, 4 are left out.')).toBeVisible()
  expect(dialog.getByRole('list', { name: 'Selected orders' })).toHaveTextContent(
    'ORD-2Suya Spot, KANO',
  )
  expect(dialog.getByText('Left out: No driver in Oyo is online')).toBeVisible()
  expect(dialog.getByText(sentence('Left out: Efe Obi has it already'))).toBeVisible()
  expect(dialog.queryByText('Check the drivers')).not.toBeInTheDocument()
  expect(dialog.getByText('Left out: The customer collects it')).toBeVisible()
  expect(dialog.getByText('Left out: delivered')).toBeVisible()
  const results = await assign(app, dialog, 'Assign drivers to 4 orders')
  expect(await screen.findByText('4 assigned')).toBeVisible()
  expect(results.getByText('Suya Spot → Ada Kano')).toBeVisible()
  expect(sent(app)).toEqual({
    'ord-001': { driver: 'd-4' },
    'ord-002': { driver: 'd-1' },
    'ord-003': { driver: 'd-2' },
    'ord-004': { driver: 'd-4' },
  })
})

test('a suggestion is changed in its row with the keyboard, and no other one moves', async () => {
  const app = renderOrders([{}, {}, inState('Kano')])
  const dialog = await openMany(app, 'Assign driver', 'Assign drivers to 3 orders')
  const before = shownDrivers(dialog)
  await app.user.selectOptions(selectOf(dialog, 1), 'd-3')
  await app.user.selectOptions(selectOf(dialog, 3), '')
  expect(shownDrivers(dialog)).toEqual(['Chi Enugu, Enugu', before[1], 'Leave out'])
  expect(dialog.getByText('Left out: You left it out')).toBeVisible()
  expect(dialog.getByText('2 of 3 orders get a driver, 1 is left out.')).toBeVisible()
  const radio = dialog.getByRole('radio', { name: 'A driver for each' })
  act(() => radio.focus())
  await app.user.keyboard('{Enter}')
  expect(await screen.findByText('2 assigned')).toBeVisible()
  expect(sent(app)).toEqual({ 'ord-001': { driver: 'd-3' }, 'ord-002': { driver: 'd-2' } })
})

test('a lost response is settled by reading the order, which has its own driver or not', async () => {
  const app = renderOrders([{}, {}, inState('Kano')])
  const dialog = await openMany(app, 'Assign driver', 'Assign drivers to 3 orders')
  loseNext('ord-001', true, 'order')
  loseNext('ord-003', false, 'order')
  await assign(app, dialog, 'Assign drivers to 3 orders')
  expect(await screen.findByText('2 assigned, 1 not known')).toBeVisible()
  const again = app.writes.length
  await app.user.click(screen.getByRole('button', { name: /Try again/ }))
  expect(await screen.findByText('3 assigned')).toBeVisible()
  expect(app.writes.slice(again).map(({ body }) => body)).toEqual([{ driver: 'd-1' }])
})

test('an order that a second administrator has assigned meanwhile is left out, and says to whom', async () => {
  const app = renderOrders([{}, {}, {}])
  const dialog = await openMany(app, 'Assign driver', 'Assign drivers to 3 orders')
  app.db.orders.patch('ord-002', { driver: { id: 'd-9', name: 'Efe Obi', phone: '' } })
  app.db.orders.patch('ord-003', { status: 'canceled' })
  const results = await assign(app, dialog, 'Assign drivers to 3 orders')
  expect(await screen.findByText('1 assigned, 2 left out')).toBeVisible()
  expect(results.getByText(/^It has been assigned to/)).toHaveTextContent(
    'It has been assigned to Efe Obi meanwhile',
  )
  expect(results.getByText('canceled')).toBeVisible()
  expect(changedIds(app)).toEqual(['ord-001'])
})

test('one driver for all stays a choice', async () => {
  const app = renderOrders([{}, { status: 'ready' }, { deliveryType: 'pickup' }])
  // Its response is lost, and the order then shows the driver.
  loseNext('ord-002', true, 'order')
  const dialog = await openMany(app, 'Assign driver', 'Assign drivers to 2 orders')
  await app.user.click(dialog.getByRole('radio', { name: 'One driver for all' }))
  await findDialog('Assign a driver to 2 orders')
  expect(dialog.getByText('1 order: The customer collects it')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Assign a driver to 2 orders' }))
  expect(await dialog.findByText('Choose a driver')).toBeVisible()
  expect(app.writes).toEqual([])
  await app.user.click(await dialog.findByRole('radio', { name: /^Chi Enugu/ }))
  await app.user.click(dialog.getByRole('button', { name: 'Give 2 orders to Chi Enugu' }))
  expect(await screen.findByText('2 assigned')).toBeVisible()
  await findDialog('Give 2 orders to Chi Enugu')
  expect(sent(app)).toEqual({ 'ord-001': { driver: 'd-3' }, 'ord-002': { driver: 'd-3' } })
})

test('the drivers whom one driver for all replaces are named in their rows, and counted', async () => {
  const app = renderOrders([
    {},
    { driver: { id: 'd-9', name: 'Efe Obi', phone: '' }, ...inState('Oyo') },
    { driver: { id: 'd-3', name: 'Chi Enugu', phone: '' } },
  ])
  const dialog = await openMany(app, 'Assign driver', 'Assign a driver to 1 order')
  await app.user.click(dialog.getByRole('radio', { name: 'One driver for all' }))
  const list = dialog.getByRole('list', { name: 'Selected orders' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'ORD-1Suya Spot, Lagos',
    'ORD-2Suya Spot, Oyo, now with Efe Obi',
    'ORD-3Suya Spot, Lagos, now with Chi Enugu',
  ])
  expect(dialog.getByText('2 orders have a driver, who is replaced')).toBeVisible()
  // Who has an order already is not replaced.
  await app.user.click(await dialog.findByRole('radio', { name: /^Chi Enugu/ }))
  expect(dialog.getByText('1 order has a driver, who is replaced')).toBeVisible()
  await app.user.click(dialog.getByRole('radio', { name: 'A driver for each' }))
  expect(dialog.queryByText(/who is replaced/)).not.toBeInTheDocument()
})

test('the driver of an order is not offered for it, and another one who is chosen replaces him', async () => {
  const app = renderOrders([{}, { driver: { id: 'd-2', name: 'Bola Lagos', phone: '' } }])
  const dialog = await openMany(app, 'Assign driver', 'Assign a driver to 1 order')
  const offered = (index: number) =>
    within(selectOf(dialog, index))
      .getAllByRole('option')
      .map(({ textContent }) => textContent.split(',')[0])
  expect(offered(1)).toEqual(['Leave out', 'Bola Lagos', 'Dayo Lagos', 'Ada Kano', 'Chi Enugu'])
  expect(offered(2)).toEqual(['Leave out', 'Dayo Lagos', 'Ada Kano', 'Chi Enugu'])
  await app.user.selectOptions(selectOf(dialog, 2), 'd-3')
  expect(dialog.getByRole('list', { name: 'Selected orders' })).toHaveTextContent(
    'ORD-2Suya Spot, Lagos, now with Bola Lagos',
  )
  expect(dialog.getByText('1 order has a driver, who is replaced')).toBeVisible()
})

test('an order that a busy server refuses once is read again, and gets a driver', async () => {
  const app = renderOrders([inState('Kano'), {}])
  server.use(
    http.get(
      '*/api/crm/order/ord-001',
      () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '1' } }),
      { once: true },
    ),
  )
  const dialog = await openMany(app, 'Assign driver', 'Assign drivers to 2 orders')
  expect(await dialog.findByRole('combobox', { name: 'Driver for ORD-1' })).toHaveDisplayValue(
    'Ada Kano, 1 order',
  )
  const reads = app.requests.filter((request) => request.endsWith('/crm/order/ord-001'))
  expect(reads).toHaveLength(2)
  expect(dialog.queryByText(/^Left out/)).not.toBeInTheDocument()
})

test('if the drivers cannot be loaded, the dialog says so, suggests nothing, and tries again', async () => {
  const app = renderOrders([{}, {}])
  let isDown = true
  server.use(
    http.get('*/api/crm/driver', () =>
      isDown ? HttpResponse.json({ message: 'No access' }, { status: 403 }) : undefined,
    ),
  )
  const dialog = await openMany(app, 'Assign driver', 'Assign drivers to 2 orders')
  expect(await dialog.findByText('The drivers could not be loaded')).toBeVisible()
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Assign drivers to 2 orders' })).toBeDisabled()
  isDown = false
  await app.user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('combobox', { name: 'Driver for ORD-1' })).toBeVisible()
})

test('the drivers are read again each time the dialog opens, also per state if this is announced', async () => {
  const online = [...drivers]
  const app = renderOrders([{}, inState('Kano'), {}], { online, filters: ['state'] })
  const dialog = await openMany(app, 'Assign driver', 'Assign drivers to 3 orders')
  await dialog.findByRole('combobox', { name: 'Driver for ORD-1' })
  expect(asked(app)).toEqual(['availability=online', 'state=Kano', 'state=Lagos'])
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  online.splice(0, 4, { id: 'd-7', name: 'Gbenga New', state: 'Kano', activeOrderCount: 0 })
  await app.user.click((await findBar()).getByRole('button', { name: 'Assign driver' }))
  const again = within(await findDialog('Assign a driver to 1 order'))
  expect(shownDrivers(again)).toEqual(['Leave out', 'Gbenga New, no orders', 'Leave out'])
  expect(again.getAllByText('Left out: No driver in Lagos is online')).toHaveLength(2)
})

test('without the permission to view drivers, nothing is offered', async () => {
  const app = renderOrders([{}], {
    permissions: ['view', 'export', 'assign', 'cancel'].map((name) => `orders.${name}`),
  })
  await selectPage(app)
  const bar = await findBar()
  expect(bar.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  expect(bar.queryByRole('button', { name: 'Assign driver' })).not.toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('an order that cannot be read, that is gone or has no address is left out, unless a driver is chosen', async () => {
    const app = renderOrders([{ address: null }, {}, {}, {}])
    server.use(
      http.get('*/api/crm/order/ord-002', () =>
        HttpResponse.json({ message: 'No access' }, { status: 403 }),
      ),
      http.get('*/api/crm/order/ord-003', () => HttpResponse.json({}, { status: 404 }), {
        once: true,
      }),
    )
    const dialog = await openMany(app, 'Assign driver', 'Assign a driver to 1 order')
    expect(dialog.getByText('Left out: Its state is not known')).toBeVisible()
    expect(dialog.getByText('Left out: It could not be read')).toBeVisible()
    expect(dialog.getByText('Left out: It no longer exists')).toBeVisible()
    await app.user.selectOptions(selectOf(dialog, 1), 'd-1')
    await assign(app, dialog, 'Assign drivers to 2 orders')
    expect(await screen.findByText('2 assigned')).toBeVisible()
    expect(sent(app)).toEqual({ 'ord-001': { driver: 'd-1' }, 'ord-004': { driver: 'd-4' } })
  })

  test('if nobody is online, each order says so, and nothing can be sent', async () => {
    const app = renderOrders([{}, inState('Kano')], { online: [] })
    const dialog = await openMany(app, 'Assign driver', 'Assign drivers')
    expect(dialog.getByText('Left out: No driver in Kano is online')).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: 'Assign drivers' }))
    expect(await dialog.findByText('Choose a driver for at least one order')).toBeVisible()
    expect(app.writes).toEqual([])
  })

  test('drivers with nothing but an id can be suggested and chosen', async () => {
    const bare: Driver = JSON.parse('{"id":"d-bare"}')
    const app = renderOrders([{}], { online: [bare] })
    const dialog = await openMany(app, 'Assign driver', 'Assign a driver to 1 order')
    expect(shownDrivers(dialog)).toEqual(['d-bare, state not known'])
    await assign(app, dialog, 'Assign a driver to 1 order')
    expect(await screen.findByText('1 assigned')).toBeVisible()
  })

  test('what was chosen survives a reload, and a driver who went offline is not sent', async () => {
    const online = [...drivers]
    const app = renderOrders([{}, {}], { online })
    const dialog = await openMany(app, 'Assign driver', 'Assign drivers to 2 orders')
    await app.user.selectOptions(selectOf(dialog, 1), 'd-3')
    await app.user.selectOptions(selectOf(dialog, 2), 'd-1')
    online.splice(0, 1)
    reloadApp(app)
    const restored = await openMany(app, 'Assign driver', 'Assign a driver to 1 order')
    expect(restored.getByText('Left out: The driver you chose is not online')).toBeVisible()
    expect(shownDrivers(restored)).toEqual(['Chi Enugu, Enugu', 'Leave out'])
  })

  test('the results name the driver of each order, and the reason of what was left out', async () => {
    const app = renderOrders([{}, inState('Oyo')])
    const dialog = await openMany(app, 'Assign driver', 'Assign a driver to 1 order')
    await assign(app, dialog, 'Assign a driver to 1 order')
    expect(await screen.findByText('1 assigned')).toBeVisible()
    const file = captureFile()
    await app.user.click(screen.getByRole('button', { name: /Download/ }))
    expect((await file()).slice(1)).toEqual([
      '"ORD-1","Suya Spot → Dayo Lagos","Assigned","","ord-001"',
      '"ORD-2","Suya Spot","Left out","No driver in Oyo is online","ord-002"',
    ])
  })
})
