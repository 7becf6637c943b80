import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Listing } from '@/api/list'
import { orderResource } from '@/features/orders/resource'
import { userResource } from '@/features/users/resource'
import { captureFile } from '../support/contents'
import { findDialog, renderApp } from '../support/render-app'
import { serveFirstRow, server } from '../support/server'
import { testedLists } from '../support/tested-modules'

const table = (name: string) => screen.findByRole('table', { name, busy: false })
/** The requests for the first page of a list. The next one is prefetched. */
const requestsFor = (requests: readonly string[], { path }: Listing) =>
  requests.filter((request) => request.startsWith(`GET /api${path}?page=1&`))
const sortsOf = (requests: readonly string[], resource: Listing) =>
  requestsFor(requests, resource).map((request) => new URLSearchParams(request).get('sort'))
const sortOf = (address: string) => new URLSearchParams(address.replace(/.*\?/, '')).get('sort')

const sortableHeaders = () =>
  screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'))

/** Serves a page of rows, with or without capabilities. */
function serve({ path, keys }: Listing, capabilities?: object) {
  const pagination = { total: 1, totalPages: 1 }
  const body = { [keys[1]]: [{ id: 'row-1' }], pagination, ...(capabilities && { capabilities }) }
  server.use(http.get(`*/api${path}`, () => HttpResponse.json(body)))
}

// The requests for vouchers are specified, without an order.
const sortableLists = testedLists.filter(({ name }) => name !== 'Vouchers')

for (const { name: title, to: path, resource, slowTags } of sortableLists) {
  test(
    `${title}: sorts by each column that the backend announces, in both directions`,
    { tags: slowTags },
    async () => {
      const app = renderApp(path)
      serveFirstRow(app.db, resource)
      await table(title)
      const names = sortableHeaders().map((header) => header.textContent)
      expect(names).not.toEqual([])
      for (const name of names) {
        const header = () => screen.getByRole('columnheader', { name })
        const press = () => app.user.click(within(header()).getByRole('button', { name }))
        const orders: (string | null)[] = []
        while (orders.length < 2) {
          await press()
          await waitFor(() => expect(sortOf(app.address())).not.toBe(orders.at(-1) ?? null))
          orders.push(sortOf(app.address()))
          const direction = orders.at(-1)?.startsWith('-') ? 'descending' : 'ascending'
          expect(header()).toHaveAttribute('aria-sort', direction)
          await waitFor(() => expect(sortsOf(app.requests, resource).at(-1)).toBe(orders.at(-1)))
          await table(title)
        }
        expect(new Set(orders.map((order) => order?.replace('-', ''))).size).toBe(1)
        await press()
        await waitFor(() => expect(app.address()).toBe(path))
        expect(header()).toHaveAttribute('aria-sort', 'none')
      }
    },
  )
}

for (const { name: title, to: path, resource, tags } of testedLists) {
  test(
    `${title}: offers no order that the backend does not announce, and sends none`,
    { tags },
    async () => {
      const app = renderApp(`${path}?sort=-createdAt`)
      serve(resource)
      await table(title)
      await waitFor(() => expect(app.address()).toBe(path))
      expect(sortableHeaders()).toEqual([])
      expect(screen.queryByRole('combobox', { name: 'Sort' })).not.toBeInTheDocument()
      expect(sortsOf(app.requests, resource)).not.toContainEqual(expect.any(String))
    },
  )
}

test('a link with an order waits for the announcement, and shows no row in another order', async () => {
  const app = renderApp('/orders?sort=-totalPrice')
  const shown = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const row of screen.queryAllByRole('row').slice(1)) shown.add(row.textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await table('Orders')
  observer.disconnect()
  expect(sortsOf(app.requests, orderResource)).toEqual([null, '-totalPrice'])
  const [first] = app.db.orders.list({ sort: '-totalPrice' }).rows
  expect([...shown][0]).toContain(first?.orderId)
})

test('an order keeps the filters, begins on page 1, and Back restores the last one', async () => {
  const app = renderApp('/orders?status=delivered&page=2', { vouchers: 240 })
  await table('Orders')
  await app.user.click(screen.getByRole('button', { name: 'Total' }))
  await waitFor(() => expect(app.address()).toBe('/orders?status=delivered&sort=-totalPrice'))
  await table('Orders')
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'Sort' }),
    'Created, oldest first',
  )
  await waitFor(() => expect(app.address()).toBe('/orders?status=delivered&sort=createdAt'))
  expect(screen.getByText('Sorted by Created, oldest first')).toHaveAttribute('role', 'status')
  app.router.history.back()
  await waitFor(() => expect(app.address()).toBe('/orders?status=delivered&sort=-totalPrice'))
})

test('an export has the order of the list', async () => {
  const app = renderApp('/orders')
  await table('Orders')
  await app.user.click(screen.getByRole('button', { name: 'Total' }))
  await waitFor(() => expect(app.address()).toBe('/orders?sort=-totalPrice'))
  const savedLines = captureFile()
  await app.user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await findDialog('Export orders'))
  await app.user.click(dialog.getByRole('button', { name: 'Export' }))
  const [, first] = await savedLines()
  const [dearest] = app.db.orders.list({ sort: '-totalPrice' }).rows
  expect(first).toContain(dearest?.orderId)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a browser that knows the backend sends the order of a link at once', async () => {
    const app = renderApp('/users')
    await table('Users')
    await act(() => app.router.navigate({ href: '/nowhere' }))
    app.requests.length = 0
    await act(() => app.router.navigate({ href: '/users?sort=-totalSpent' }))
    await table('Users')
    expect(sortsOf(app.requests, userResource)).toEqual(['-totalSpent'])
  })
})
