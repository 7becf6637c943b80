import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Listing } from '@/api/list'
import { orderResource } from '@/features/orders/resource'
import { payoutResource } from '@/features/payouts/resource'
import { ticketResource } from '@/features/tickets/resource'
import { captureFile, textsOf } from '../support/contents'
import { findDialog, renderApp } from '../support/render-app'
import { saveAs, storedFilters } from '../support/saved-filters'
import { server } from '../support/server'
import { testedLists } from '../support/tested-modules'

const table = (name: string) => screen.findByRole('table', { name, busy: false })
const queue = () => screen.findByRole('combobox', { name: 'Queue' })

/** The status and the queue of each request for the first page of a list. */
const asked = (requests: readonly string[], { path }: Listing) =>
  requests
    .filter((request) => request.startsWith(`GET /api${path}?page=1&`))
    .map((request) => {
      const params = new URLSearchParams(request.replace(/.*\?/, ''))
      return [params.get('status'), params.get('queue')]
    })

/** Serves one row, and announces these filters and queues. */
function serve(
  { path, keys }: Listing,
  filters?: readonly string[],
  queues?: readonly string[] | null,
) {
  const pagination = { total: 1, totalPages: 1 }
  const capabilities = filters && { sort: [], filters, queues }
  server.use(
    http.get(`*/api${path}`, () =>
      HttpResponse.json({ [keys[1]]: [{ id: 'row-1' }], pagination, capabilities }),
    ),
  )
}

const labels: Readonly<Record<string, readonly string[]>> = {
  Orders: ['All Orders', 'Late', 'No driver', 'Paid twice', 'Refunds asked'],
  Tickets: ['All Tickets', 'Waiting for us', 'Mine', 'Unassigned'],
  Payouts: ['All Payouts', 'Problems', 'For me', 'To check', 'Same account'],
}
const queued = testedLists.filter(({ resource }) => 'queue' in resource.filters)

for (const { name: title, to: path, resource, tags, slowTags } of queued) {
  const all = resource.filters['queue']?.options ?? []
  const options = all.slice(1)

  test(
    `${title}: a queue is chosen like any other filter, and goes together with the status`,
    { tags: slowTags },
    async () => {
      const app = renderApp(path)
      await table(title)
      expect(
        within(await queue())
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(labels[title] ?? all.map(([, label]) => label))
      for (const [value, label] of options) {
        await app.user.selectOptions(await queue(), label)
        await waitFor(() => expect(app.address()).toBe(`${path}?queue=${value}`))
        await waitFor(() => expect(asked(app.requests, resource).at(-1)).toEqual(['all', value]))
        await waitFor(() => expect(document.title).toBe(`${title}: ${label} · Marketplace Admin`))
      }
      const [, [status, word] = []] = resource.filters['status']?.options ?? []
      await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), word ?? '')
      const both = [status, options.at(-1)?.[0]]
      await waitFor(() => expect(asked(app.requests, resource).at(-1)).toEqual(both))
      await waitFor(() => expect(app.address()).toContain('&status='))
      await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
      await waitFor(() => expect(app.address()).toBe(path))
      // The default is not sent.
      expect(asked(app.requests, resource)[0]).toEqual(['all', null])
      expect(asked(app.requests, resource)).not.toContainEqual([expect.anything(), 'all'])
    },
  )

  test(
    `${title}: a queue that the backend does not announce is not offered or sent, and leaves the URL`,
    { tags },
    async () => {
      const app = renderApp(`${path}?queue=${options[0]?.[0]}`)
      serve(resource)
      await table(title)
      await waitFor(() => expect(app.address()).toBe(path))
      expect(screen.queryByRole('combobox', { name: 'Queue' })).not.toBeInTheDocument()
      expect(document.title).toBe(`${title} · Marketplace Admin`)
      expect(asked(app.requests, resource)).toEqual([['all', null]])
    },
  )
}

test('on the first visit, a link with a queue waits for the announcement, and shows no other row', async () => {
  const app = renderApp('/orders?status=preparing&queue=late')
  const shown = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const row of screen.queryAllByRole('row').slice(1)) shown.add(row.textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await table('Orders')
  observer.disconnect()
  expect(asked(app.requests, orderResource)).toEqual([
    ['preparing', null],
    ['preparing', 'late'],
  ])
  expect([...shown].filter((text) => !/, (very )?late/.test(text))).toEqual([])
  expect(shown.size).toBeGreaterThan(0)
})

test('an unknown queue in the URL is no filter', async () => {
  const app = renderApp('/orders?queue=mine')
  await table('Orders')
  expect(await queue()).toHaveValue('all')
  expect(asked(app.requests, orderResource)).toEqual([['all', null]])
})

/** The labels of the queues, without that of all rows. */
const offeredQueues = async () =>
  within(await queue())
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.textContent)

test.each([
  { to: '/orders', name: 'Orders', resource: orderResource, known: ['Late', 'No driver'] },
  { to: '/payouts', name: 'Payouts', resource: payoutResource, known: ['Problems', 'For me'] },
  {
    to: '/tickets',
    name: 'Tickets',
    resource: ticketResource,
    known: ['Waiting for us', 'Mine', 'Unassigned'],
  },
])(
  '$name: a backend that does not name its queues has those of every backend',
  async ({ to, name, resource, known }) => {
    renderApp(to)
    serve(resource, ['queue'])
    await table(name)
    expect(await offeredQueues()).toEqual(known)
  },
)

test('only the queues that the backend names are offered, and those that are unknown are ignored', async () => {
  const app = renderApp('/orders')
  serve(orderResource, ['queue'], ['late', 'paid_twice', 'cold'])
  await table('Orders')
  expect(await offeredQueues()).toEqual(['Late', 'Paid twice'])
  await app.user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await findDialog('Filters'))
  const select = sheet.getByRole('combobox', { name: 'Queue' })
  expect(textsOf(within(select).getAllByRole('option'))).toEqual([
    'All Orders',
    'Late',
    'Paid twice',
  ])
  await app.user.keyboard('{Escape}')
  await app.user.selectOptions(await queue(), 'Paid twice')
  await waitFor(() => expect(asked(app.requests, orderResource).at(-1)?.[1]).toBe('paid_twice'))
})

test.each([
  ['names no queue', []],
  ['names only queues that are unknown', ['cold']],
])('a backend that %s has no select', async (_, queues) => {
  renderApp('/orders')
  serve(orderResource, ['queue'], queues)
  await table('Orders')
  expect(screen.queryByRole('combobox', { name: 'Queue' })).not.toBeInTheDocument()
})

test('queues that are not a list count as not named', async () => {
  renderApp('/orders')
  serve(orderResource, ['queue'], null)
  await table('Orders')
  expect(await offeredQueues()).toEqual(['Late', 'No driver'])
})

test.each([
  ['/orders?queue=paid_twice', undefined],
  ['/orders?queue=paid_twice', ['late', 'no_driver']],
  ['/orders?queue=late', ['paid_twice']],
])('the queue of %s is not sent to a backend that names %j', async (address, queues) => {
  const app = renderApp(address)
  serve(orderResource, ['queue'], queues)
  await table('Orders')
  await waitFor(() => expect(app.address()).toBe('/orders'))
  expect(await queue()).toHaveValue('all')
  expect(asked(app.requests, orderResource)).toEqual([['all', null]])
})

test('which orders were paid twice today is one queue and one day', async () => {
  const app = renderApp('/orders')
  await table('Orders')
  await app.user.selectOptions(await queue(), 'Paid twice')
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Today')
  await waitFor(() => expect(app.address()).toBe('/orders?queue=paid_twice&dates=today'))
  await waitFor(() => expect(document.title).toBe('Orders: Paid twice, Today · Marketplace Admin'))
})

test('a backend can announce a queue without dates, and the other way round', async () => {
  const app = renderApp('/orders')
  serve(orderResource, ['queue'])
  await table('Orders')
  expect(await queue()).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Period' })).toBeVisible()
  serve(orderResource, ['from', 'to'])
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Queue' })).toBeNull())
  expect(screen.getByRole('combobox', { name: 'Dates' })).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a browser that knows the backend sends the queue of a link at once', async () => {
    const app = renderApp('/tickets')
    await table('Tickets')
    await act(() => app.router.navigate({ href: '/nowhere' }))
    app.requests.length = 0
    await act(() => app.router.navigate({ href: '/tickets?queue=mine' }))
    await table('Tickets')
    expect(asked(app.requests, ticketResource)).toEqual([['all', 'mine']])
  })

  test('a queue is saved, exported, and chosen in the sheet of filters', async () => {
    const app = renderApp('/tickets')
    await table('Tickets')
    await app.user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = within(await findDialog('Filters'))
    await app.user.selectOptions(sheet.getByRole('combobox', { name: 'Queue' }), 'Unassigned')
    await app.user.click(sheet.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(app.address()).toBe('/tickets?queue=unassigned'))
    await table('Tickets')
    await saveAs(app, 'Nobody’s')
    await waitFor(() =>
      expect(storedFilters()).toMatchObject([
        { name: 'Nobody’s', search: { queue: 'unassigned' } },
      ]),
    )
    const { pagination } = app.db.tickets.list({ queue: 'unassigned' })
    const savedLines = captureFile()
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    const dialog = within(await findDialog('Export tickets'))
    expect(dialog.getByText(/Unassigned/)).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: 'Export' }))
    expect(await savedLines()).toHaveLength(pagination.total + 1)
  })
})
