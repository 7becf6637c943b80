import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { column, renderApp, rowAt } from '../support/render-app'
import { servePages } from '../support/voucher-lists'

type App = ReturnType<typeof renderApp>

/** Waits until the list shows a page of `servePages`, which has one row. */
async function expectPage(app: App, page: number) {
  const codes = app.db.list({ page, limit: 1 }).vouchers.map(({ code }) => code)
  await waitFor(async () => expect(await column('Code')).toEqual(codes))
}

async function openFirstOf(pages: number) {
  const app = renderApp('/vouchers', { vouchers: pages })
  servePages(app.db, pages)
  await expectPage(app, 1)
  return app
}

test('a row keeps its element and the focus when another one is inserted above it', async () => {
  const app = renderApp('/vouchers', { vouchers: 3 })
  const row = await rowAt(1)
  const { textContent } = row
  row.focus()
  const [voucher] = app.db.list().vouchers
  if (!voucher) throw new Error('The list is empty.')
  app.db.add([{ ...voucher, id: 'inserted', title: 'Inserted above' }])
  act(() => void app.router.options.context.queryClient.invalidateQueries())
  expect(await screen.findByText('Inserted above')).toBeVisible()
  expect(await rowAt(2)).toBe(row)
  expect(row).toHaveTextContent(textContent)
  expect(row).toHaveFocus()
})

test('the menu of a row closes when the row shows a record of another page', async () => {
  const app = await openFirstOf(2)
  await app.user.keyboard('n')
  await expectPage(app, 2)
  const row = await rowAt(0)
  await app.user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  await screen.findByRole('menu')
  act(() => app.router.history.back())
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await expectPage(app, 1)
  act(() => app.router.history.forward())
  await expectPage(app, 2)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the outcome of copying a code is not shown next to a code of another page', async () => {
    const app = await openFirstOf(2)
    const [first, second] = app.db.list({ limit: 2 }).vouchers
    await app.user.click(screen.getByRole('button', { name: `Copy ${first?.code}` }))
    await screen.findByText('Copied')
    await app.user.keyboard('n')
    await screen.findByRole('button', { name: `Copy ${second?.code}` })
    expect(screen.queryByText('Copied')).not.toBeInTheDocument()
  })

  test('a list keeps its latest 20 pages in the cache', async () => {
    const app = await openFirstOf(25)
    const requestsFor = (page: number) =>
      app.requests.filter((url) => url.includes(`page=${page}&`)).length
    async function open(page: number) {
      await act(() => app.router.navigate({ to: '/vouchers', search: { page } }))
      await expectPage(app, page)
    }
    for (let page = 2; page <= 24; page++) await open(page)
    // Pages that are passed without a pause are dropped when the next one is prefetched.
    await waitFor(() => expect(requestsFor(25)).toBe(1))
    await open(10)
    expect(requestsFor(10)).toBe(1)
    await open(1)
    expect(requestsFor(1)).toBe(2)
  })
})
