import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { fill, findDialog, findToast, renderApp } from '../../support/render-app'
import { holdResponse, server } from '../../support/server'

const drivers = [
  { id: 'd-1', name: 'Ada Kano', state: 'Kano', vehicleType: 'car', activeOrderCount: 0 },
  { id: 'd-2', name: 'Bola Lagos', state: 'lagos', vehicleType: 'bicycle', activeOrderCount: 1 },
  { id: 'd-3', name: 'Chi Enugu', state: 'Enugu', vehicleType: 'van' },
  { id: 'd-4', name: 'Dayo Lagos', state: 'Lagos', vehicleType: 'van', activeOrderCount: 2 },
]
const address = { text: '12 Admiralty Way', area: 'Eti-Osa', state: 'Lagos' }

interface Served {
  online?: readonly (typeof drivers)[number][]
  /** What the list of drivers announces. */
  filters?: readonly string[]
  driver?: { id: string; name: string; phone: string } | null
  /** That of the order. */
  state?: string
}

/** Opens the choice of a driver for an order, by default in Lagos. The server leaves out nobody but by the state and a search. */
async function openChoice(served: Served = {}) {
  const { online = drivers, filters = [], driver = null, state: ofOrder = 'Lagos' } = served
  const app = renderApp('/nowhere', { vouchers: 0 })
  app.db.orders.patch('ord-009', { address: { ...address, state: ofOrder }, driver })
  server.use(
    http.get('*/api/crm/driver', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [state, search] = [searchParams.get('state'), searchParams.get('search') ?? '']
      const rows = online.filter(
        (row) => (!state || row.state === state) && row.name.includes(search),
      )
      return HttpResponse.json({
        drivers: rows,
        pagination: { total: rows.length, totalPages: 1 },
        capabilities: { filters },
      })
    }),
  )
  await app.router.navigate({ href: '/orders/ord-009?dialog=assign' })
  const dialog = await findDialog(driver ? 'Change driver' : 'Assign driver')
  return {
    app,
    dialog: within(dialog),
    search: await within(dialog).findByRole('searchbox'),
    names: async () =>
      (await within(dialog).findAllByRole('radio')).map(
        (radio) => radio.closest('label')?.textContent,
      ),
    asked: () => app.requests.filter((request) => request.includes('/crm/driver?')),
    sent: () => app.writes.map(({ body }) => body),
  }
}

test('an order without a driver leads to the choice of one from that fact', async () => {
  const app = renderApp('/nowhere', { vouchers: 0 })
  app.db.orders.patch('ord-009', { driver: null })
  await app.router.navigate({ href: '/orders/ord-009' })
  const delivery = within(await screen.findByRole('region', { name: 'Delivery' }))
  await app.user.click(await delivery.findByRole('link', { name: 'Assign driver' }))
  expect(await findDialog('Assign driver')).toBeVisible()
})

describe('the order of the drivers', () => {
  test('drivers of the state of the order come first, with vehicle, state and current orders', async () => {
    const { names, asked } = await openChoice()
    expect(await names()).toEqual([
      'Bola LagosBicycle, lagos, 1 order',
      'Dayo LagosVan, Lagos, 2 orders',
      'Ada KanoCar, Kano, No orders',
      'Chi EnuguVan, Enugu',
    ])
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).not.toContain('state=')
  })

  test(
    'without a state, drivers whose state is unknown do not come first',
    { tags: 'matrix' },
    async () => {
      const unknown = { id: 'd-9', name: 'Efe', state: '', vehicleType: 'van' }
      const { names } = await openChoice({ online: [...drivers, unknown], state: '' })
      expect((await names()).at(-1)).toMatch(/^Efe/)
    },
  )

  test('a backend that announces the state is asked for its drivers, also by the first response', async () => {
    const { names, asked } = await openChoice({ filters: ['state'], online: drivers.toReversed() })
    expect((await names()).map((name) => name?.slice(0, 4))).toEqual([
      'Dayo',
      'Bola',
      'Chi ',
      'Ada ',
    ])
    const query = 'page=1&limit=100&search=&status=active&availability=online'
    expect(asked()).toEqual([
      `GET /api/crm/driver?${query}`,
      `GET /api/crm/driver?${query}&state=Lagos`,
    ])
  })
})

describe('the key Enter', () => {
  test('in the search, it chooses the first driver that is found, and then assigns', async () => {
    const { app, dialog, search, sent } = await openChoice()
    await dialog.findAllByRole('radio')
    await app.user.type(search, 'Enugu{Enter}{Enter}')
    // The search has not been sent yet.
    expect(dialog.queryAllByRole('radio', { checked: true })).toEqual([])
    const radio = await dialog.findByRole('radio', { name: /^Chi Enugu/, checked: true })
    expect(radio).toBeVisible()
    expect(search).toHaveFocus()
    expect(sent()).toEqual([])
    const respond = holdResponse('patch', '*/api/crm/order/ord-009')
    await app.user.keyboard('{Enter}{Enter}')
    respond()
    expect(await findToast('Driver assigned')).toBeVisible()
    expect(sent()).toEqual([{ driver: 'd-3' }])
  })

  test(
    'in the search, it never sends who was chosen for another search',
    { tags: 'matrix' },
    async () => {
      const { app, dialog, search, sent } = await openChoice()
      await app.user.click(await dialog.findByRole('radio', { name: /^Ada Kano/ }))
      await fill(app.user, search, 'Nobody')
      expect(await dialog.findByText('No driver who is online matches your search.')).toBeVisible()
      await app.user.keyboard('{Enter}{Enter}')
      await app.user.clear(search)
      await app.user.keyboard('{Enter}')
      expect(await dialog.findByRole('radio', { name: /^Bola Lagos/, checked: true })).toBeVisible()
      expect(sent()).toEqual([])
    },
  )

  test('on a driver, it chooses, and on the chosen one it assigns once', async () => {
    const { app, dialog, sent } = await openChoice()
    const [first] = await dialog.findAllByRole('radio')
    first?.focus()
    await app.user.keyboard('{Enter}')
    expect(first).toBeChecked()
    expect(sent()).toEqual([])
    const respond = holdResponse('patch', '*/api/crm/order/ord-009')
    await app.user.keyboard('{Enter}{Enter}')
    respond()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent()).toEqual([{ driver: 'd-2' }])
  })
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    [[], null, 'No driver is online.'],
    [['d-1', 'd-3'], null, 'No driver in Lagos is online.'],
    [['d-1', 'd-4'], 'd-4', 'No other driver in Lagos is online.'],
    [['d-4'], 'd-4', 'No other driver is online.'],
    // Who has the order is not online either.
    [[], 'd-4', 'No driver is online.'],
  ])(
    'with the drivers %j online, and the order with %s, the choice says “%s”',
    async (ids, id, text) => {
      const { dialog } = await openChoice({
        online: drivers.filter((driver) => ids.includes(driver.id)),
        driver: id === null ? null : { id, name: 'Dayo Lagos', phone: '' },
      })
      expect(await dialog.findByText(text)).toBeVisible()
      expect(dialog.queryAllByRole('radio')).toHaveLength(
        ids.filter((other) => other !== id).length,
      )
    },
  )

  test('the drivers of a search say nothing about all of them, also while all load again', async () => {
    const { app, dialog, search } = await openChoice({
      online: drivers.filter(({ id }) => id !== 'd-2' && id !== 'd-4'),
    })
    const note = () => dialog.queryByText('No driver in Lagos is online.')
    await waitFor(() => expect(note()).toBeVisible())
    await fill(app.user, search, 'Chi')
    expect(note()).not.toBeInTheDocument()
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1))
    await app.user.clear(search)
    expect(dialog.getAllByRole('radio')).toHaveLength(1)
    expect(note()).not.toBeInTheDocument()
    await waitFor(() => expect(note()).toBeVisible())
  })

  test('with a driver of the state, nothing is said above the drivers', async () => {
    const { dialog, names } = await openChoice()
    await names()
    expect(dialog.queryByText(/is online\.$/)).not.toBeInTheDocument()
  })
})
