import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { orderResource } from '@/features/orders/resource'
import { ticketResource } from '@/features/tickets/resource'
import { findDialog, renderApp } from '../support/render-app'
import { server } from '../support/server'
import { tagsOfCase } from '../support/tested-modules'

const POLL_MS = 30_000
const PAGE_SIZE = 20

type Polled = typeof orderResource | typeof ticketResource

const rowOf = (id: string, status = 'open') => ({
  id,
  orderId: id,
  ticketId: id,
  subject: `About ${id}`,
  status,
})
type Row = ReturnType<typeof rowOf>
/** The rows `R-5`, `R-4`, …, newest first. */
const newestFirst = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => rowOf(`R-${newest - index}`))

/** Serves pages of rows, which can be replaced. */
function serveRows({ path, keys }: Polled, initial: readonly Row[]) {
  const list = { rows: initial, reads: 0, status: 200 }
  server.use(
    http.get(`*/api${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const page = Number(searchParams.get('page'))
      // The menu asks for one row, for its count.
      if (page === 1 && searchParams.get('limit') !== '1') list.reads += 1
      if (list.status !== 200) return HttpResponse.json({}, { status: list.status })
      const total = list.rows.length
      return HttpResponse.json({
        [keys[1]]: list.rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        pagination: { total, totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)) },
        capabilities: { sort: ['createdAt', 'updatedAt'] },
      })
    }),
  )
  return list
}
type Served = ReturnType<typeof serveRows>

const tableRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const shownIds = () => tableRows().map(({ textContent }) => /R-\d+/.exec(textContent)?.[0] ?? '')
const goneIds = () =>
  tableRows()
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('No longer in this list'))
    .map((text) => /R-\d+/.exec(text)?.[0])
const findTable = () => screen.findByRole('table', { busy: false })

/** Lets the list be polled once. */
async function poll(list: Served, rows = list.rows) {
  list.rows = rows
  const { reads } = list
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS))
  await waitFor(() => expect(list.reads).toBe(reads + 1))
  await act(() => vi.advanceTimersByTimeAsync(100))
}

const button = (name: string) => screen.findByRole('button', { name })
const offers = () => screen.queryAllByRole('button', { name: /new (order|ticket)s?$|Show latest/ })

const polledLists = [
  { title: 'orders', to: '/orders', resource: orderResource },
  { title: 'tickets', to: '/tickets', resource: ticketResource },
] as const

for (const [index, { title, to, resource }] of polledLists.entries())
  describe(`${title}`, { tags: tagsOfCase(index) }, () => {
    const [one, many] = resource.noun
    const start = async (rows: readonly Row[] = newestFirst(40, 1), url: string = to) => {
      const app = renderApp(url, { vouchers: 0, fakeTimers: true })
      const list = serveRows(resource, rows)
      await findTable()
      await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0))
      return { app, list }
    }

    test(`new ${many} wait for a button, and the rows stay in their places and are updated`, async () => {
      const { app, list } = await start()
      const before = shownIds()
      expect(before.at(0)).toBe('R-40')
      await poll(list, [
        rowOf('R-41'),
        rowOf('R-39', 'closed'),
        rowOf('R-40'),
        ...newestFirst(38, 1),
      ])
      const show = await button(`1 new ${one}`)
      expect(show.closest('[role="status"]')).not.toBeNull()
      expect(shownIds()).toEqual(before)
      const [, second] = tableRows()
      expect(second).toHaveTextContent('Closed')
      // The oldest row is on the next page now, so it is not gone.
      expect(goneIds()).toEqual([])
      // The counts are those of the response.
      expect(screen.getByText(`1–20 of 41 ${many}`)).toBeVisible()
      await poll(list, [...newestFirst(43, 42), ...list.rows])
      expect(document.title).toMatch(/^\(3\) /)
      await app.user.click(await button(`3 new ${many}`))
      expect(document.title).not.toMatch(/^\(/)
      expect(shownIds().slice(0, 4)).toEqual(['R-43', 'R-42', 'R-41', 'R-39'])
      expect(offers()).toEqual([])
      expect(tableRows()[0]).toHaveFocus()
    })

    test(`while another page loads, the ${many} and the button stay as they are`, async () => {
      const { app, list } = await start()
      const before = shownIds()
      await poll(list, newestFirst(41, 1))
      await button(`1 new ${one}`)
      server.use(
        http.get(`*/api${resource.path}`, async ({ request }) => {
          if (request.url.includes('page=3')) await delay('infinite')
        }),
      )
      // The next page is loaded ahead.
      await app.user.click(screen.getByRole('link', { name: 'Page 3' }))
      await waitFor(() => expect(app.address()).toContain('page=3'))
      expect(shownIds()).toEqual(before)
      expect(await button(`1 new ${one}`)).toBeVisible()
    })

    test(`with a page of only new ${many}, the button says that there may be more`, async () => {
      const { app, list } = await start()
      await poll(list, newestFirst(80, 1))
      await app.user.click(await button(`20+ new ${many}`))
      expect(shownIds()).toEqual(newestFirst(80, 61).map(({ id }) => id))
    })

    test(`${many} that left the list stay, dimmed, until the latest are shown`, async () => {
      const { app, list } = await start()
      const before = shownIds()
      await poll(
        list,
        newestFirst(40, 1).filter(({ id }) => id !== 'R-38' && id !== 'R-37'),
      )
      expect(shownIds()).toEqual(before)
      expect(goneIds()).toEqual(['R-38', 'R-37'])
      // What moved here from the next page is not new.
      expect(await screen.findByText(`2 ${many} left this list.`)).toBeInTheDocument()
      await app.user.click(await button('Show latest'))
      expect(shownIds()).toEqual(list.rows.slice(0, PAGE_SIZE).map(({ id }) => id))
      expect(goneIds()).toEqual([])
      expect(tableRows()[0]).toHaveFocus()
    })

    test(`a list of few ${many} knows which have left it, and an empty one shows new ones at once`, async () => {
      const { app, list } = await start(newestFirst(3, 1))
      await poll(list, [rowOf('R-4'), rowOf('R-2')])
      expect(shownIds()).toEqual(['R-3', 'R-2', 'R-1'])
      expect(goneIds()).toEqual(['R-3', 'R-1'])
      expect(screen.getByText('2', { selector: 'header *' })).toBeVisible()
      await app.user.click(await button(`1 new ${one}`))
      expect(shownIds()).toEqual(['R-4', 'R-2'])
      await poll(list, [])
      await app.user.click(await button('Show latest'))
      expect(screen.queryByRole('table')).not.toBeInTheDocument()
      expect(document.activeElement).not.toBe(document.body)
      await poll(list, newestFirst(5, 5))
      expect(shownIds()).toEqual(['R-5'])
      expect(offers()).toEqual([])
    })

    test(`Refresh, another filter and another page show the ${many} as they are`, async () => {
      const { app, list } = await start()
      await poll(list, newestFirst(41, 1))
      await button(`1 new ${one}`)
      list.rows = newestFirst(42, 1)
      await app.user.click(await button('Refresh'))
      await waitFor(() => expect(shownIds()[0]).toBe('R-42'))
      expect(offers()).toEqual([])
      // The next poll offers again.
      await poll(list, newestFirst(43, 1))
      await button(`1 new ${one}`)
      await act(() => app.router.navigate({ to, search: { search: 'R' } }))
      await waitFor(() => expect(shownIds()[0]).toBe('R-43'))
      expect(offers()).toEqual([])
      await act(() => app.router.navigate({ to, search: { search: 'R', page: 2 } }))
      await screen.findByText(/^21–40/)
      const { reads } = list
      list.rows = newestFirst(50, 1)
      await act(() => vi.advanceTimersByTimeAsync(2 * POLL_MS))
      expect(list.reads).toBe(reads)
      expect(offers()).toEqual([])
    })

    test(`sorted ${many} are not polled`, async () => {
      const { list } = await start(newestFirst(40, 1), `${to}?sort=updatedAt`)
      const { reads } = list
      list.rows = newestFirst(41, 1)
      await act(() => vi.advanceTimersByTimeAsync(2 * POLL_MS))
      expect(list.reads).toBe(reads)
      expect(offers()).toEqual([])
    })

    test(`after a failed poll, the ${many} and the button stay`, async () => {
      const { list } = await start()
      await poll(list, newestFirst(41, 1))
      await button(`1 new ${one}`)
      list.status = 501
      await poll(list)
      expect(shownIds()[0]).toBe('R-40')
      expect(offers()).toHaveLength(1)
    })

    test(`paused updates of ${many} send nothing until Refresh or Resume, also in other lists and after a reload`, async () => {
      const { app, list } = await start()
      await app.user.click(await button('Pause updates'))
      expect(await button('Resume updates')).toHaveFocus()
      expect(screen.getByText('Paused')).toBeVisible()
      const { reads } = list
      await act(() => vi.advanceTimersByTimeAsync(3 * POLL_MS))
      expect(list.reads).toBe(reads)
      list.rows = newestFirst(41, 1)
      await app.user.click(await button('Refresh'))
      await waitFor(() => expect(shownIds()[0]).toBe('R-41'))
      await act(() => app.router.navigate({ to: to === '/orders' ? '/tickets' : '/orders' }))
      await button('Resume updates')
      await act(() => app.router.navigate({ to }))
      // As after a reload, which reads the tab's storage.
      window.dispatchEvent(new StorageEvent('storage'))
      list.rows = newestFirst(42, 1)
      await app.user.click(await button('Resume updates'))
      await button(`1 new ${one}`)
      await poll(list, newestFirst(43, 1))
      await button(`2 new ${many}`)
      expect(screen.queryByText('Paused')).not.toBeInTheDocument()
    })
  })

test('the own change of a ticket shows the tickets as they are', async () => {
  const app = renderApp('/tickets', { vouchers: 0, fakeTimers: true })
  const list = serveRows(ticketResource, newestFirst(3, 1))
  const path = '*/api/crm/ticket/R-3'
  server.use(
    http.get(path, () => HttpResponse.json({ ticket: rowOf('R-3'), ticketMessage: [] })),
    http.patch(path, () => {
      list.rows = newestFirst(5, 1)
      return HttpResponse.json({})
    }),
  )
  await findTable()
  await poll(list, newestFirst(4, 1))
  await button('1 new ticket')
  await app.user.click(await screen.findByRole('link', { name: /About R-3/ }))
  const dialog = await findDialog('Ticket Details')
  await app.user.click(await within(dialog).findByRole('button', { name: 'Take' }))
  await waitFor(() => expect(list.rows).toHaveLength(5))
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(shownIds().slice(0, 2)).toEqual(['R-5', 'R-4']))
  expect(offers()).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('coming back from an order shows the latest response, and holds what arrives then', async () => {
    const app = renderApp('/orders', { vouchers: 0, fakeTimers: true })
    const list = serveRows(orderResource, newestFirst(40, 1))
    server.use(
      http.get('*/api/crm/order/:id', ({ params }) =>
        HttpResponse.json({ order: rowOf(String(params['id'])), orderTimeline: [] }),
      ),
    )
    await findTable()
    await poll(list, newestFirst(41, 1))
    await button('1 new order')
    await app.user.click(await screen.findByRole('link', { name: 'R-40' }))
    await screen.findByRole('heading', { name: /R-40/ })
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS))
    list.rows = newestFirst(43, 1)
    act(() => app.router.history.back())
    await waitFor(() => expect(shownIds()[0]).toBe('R-41'))
    await button('2 new orders')
    expect(shownIds()[0]).toBe('R-41')
  })
})
