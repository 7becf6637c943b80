import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  column,
  fill,
  findDialog,
  findToast,
  renderApp,
  rowAt,
  ROWS,
  voucherRows,
} from '../support/render-app'
import { takeLogged } from '../support/server'
import { servePages } from '../support/voucher-lists'

const COLUMNS_KEY = 'marketplace-admin.voucherColumns'
const DEFAULT_COLUMNS = ['Title', 'Type', 'Amount', 'Code', 'User', 'Status', 'Created']

/** Changes the stored columns as another tab does. Null removes them. */
function storeColumns(stored: string | null) {
  if (stored === null) localStorage.removeItem(COLUMNS_KEY)
  else localStorage.setItem(COLUMNS_KEY, stored)
  window.dispatchEvent(new StorageEvent('storage', { key: COLUMNS_KEY }))
}

afterEach(() => storeColumns(null))

/** The headers between the checkbox and the actions. */
const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .slice(1, -1)

type App = ReturnType<typeof renderApp>

async function openColumnsMenu({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const menu = within(await screen.findByRole('menu'))
  return (name: string) => menu.getByRole('menuitemcheckbox', { name })
}

test('clears all filters with one button, and restores them with Back', async () => {
  const filtered = '/vouchers?status=used&type=voucher&search=jollof&page=2'
  const app = renderApp(filtered)
  servePages(app.db, 2)
  await voucherRows()
  expect(screen.getByText('Figures match your filters')).toBeVisible()
  expect(screen.getAllByText('matching your filters')).toHaveLength(4)
  await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(app.address()).toBe('/vouchers'))
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).not.toBeInTheDocument()
  expect(screen.queryByText('Figures match your filters')).not.toBeInTheDocument()
  const search = screen.getByRole('searchbox', { name: 'Search vouchers' })
  expect(search).toHaveValue('')
  expect(search).toHaveFocus()
  act(() => app.router.history.back())
  await waitFor(() => expect(app.address()).toBe(filtered))
  expect(await screen.findByText('Figures match your filters')).toBeVisible()
})

/** The codes on the given page of `servePages`. */
const codesOf = ({ db }: App, page: number) =>
  db.list({ page, limit: 1 }).vouchers.map(({ code }) => code)

test('prefetches the next page and shows it without loading', async () => {
  const app = renderApp('/vouchers')
  servePages(app.db, 3)
  await voucherRows()
  await waitFor(() => expect(app.requests.at(-1)).toContain('page=2'))
  await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0))
  const sent = app.requests.length
  await app.user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByRole('table', { name: 'Vouchers' })).toHaveAttribute('aria-busy', 'false')
  expect(await column('Code')).toEqual(codesOf(app, 2))
  await waitFor(() => expect(app.requests).toHaveLength(sent + 1))
  expect(app.requests.at(-1)).toContain('page=3')
})

test('opens the create form with "c", and links to a new voucher that the filters hide', async () => {
  const app = renderApp('/vouchers?status=used&search=jollof', { vouchers: 0 })
  await screen.findByText('No vouchers found matching your criteria')
  await app.user.keyboard('c')
  const form = within(await findDialog('Create New Voucher'))
  await fill(app.user, form.getByLabelText('Title'), 'Amala Weekend')
  await app.user.selectOptions(form.getByLabelText('Type'), 'Free Delivery')
  await app.user.click(form.getByRole('button', { name: 'Create Voucher' }))
  expect(await findToast('“Amala Weekend” created')).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'View' }))
  const details = await findDialog('Voucher Details')
  expect(await within(details).findByRole('heading', { name: 'Amala Weekend' })).toBeVisible()
  await waitFor(() => expect(app.address()).toMatch(/^\/vouchers\?voucher=[^&]+$/))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('offers to clear filters that match nothing', async () => {
    const app = renderApp('/vouchers?search=nothing+like+this&status=used')
    expect(await screen.findByText('No vouchers found matching your criteria')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    expect(await voucherRows()).toHaveLength(ROWS)
  })

  test('offers to create a voucher if there are none', async () => {
    const app = renderApp('/vouchers', { vouchers: 0 })
    await app.user.click(await screen.findByRole('button', { name: 'Create your first voucher' }))
    expect(await findDialog('Create New Voucher')).toBeVisible()
  })

  test('links figures to the vouchers that they count, and active figures to all types', async () => {
    const app = renderApp('/vouchers?status=used&page=2')
    servePages(app.db, 2)
    await voucherRows()
    const figures = [
      ['Free Delivery', '/vouchers?status=used&type=free_delivery', ['Free Delivery']],
      ['Total in naira', '/vouchers?status=used&type=voucher', ['Total in naira', 'Discount']],
      ['Discount', '/vouchers?status=used', []],
      ['Discount', '/vouchers?status=used&type=voucher', ['Total in naira', 'Discount']],
      ['Total Vouchers', '/vouchers', []],
    ] as const
    for (const [name, address, active] of figures) {
      await app.user.click(screen.getByRole('link', { name }))
      await waitFor(() => expect(app.address()).toBe(address))
      const links = screen.queryAllByRole('link', { current: true })
      expect(links.map((link) => link.textContent)).toEqual(active)
    }
  })

  test('shows the chosen columns, also after leaving the page', async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    expect(headers()).toEqual(DEFAULT_COLUMNS)
    const item = await openColumnsMenu(app)
    expect(item('Code')).toBeChecked()
    expect(item('Expiry')).not.toBeChecked()
    await app.user.click(item('Expiry'))
    await app.user.click(item('Claimable'))
    await app.user.click(item('Code'))
    await app.user.keyboard('{Escape}')
    const shown = ['Title', 'Type', 'Amount', 'User', 'Status', 'Created', 'Expiry', 'Claimable']
    expect(headers()).toEqual(shown)
    const { vouchers } = app.db.list()
    expect(await column('Claimable')).toEqual(
      vouchers.map(({ claimable }) => (claimable ? 'Yes' : 'No')),
    )
    expect(await column('Expiry')).toEqual(
      vouchers.map(({ expiryDate }) =>
        expect.stringMatching(expiryDate ? /^\d+ \w+ \d{4}$/ : /^—$/),
      ),
    )
    await act(() => app.router.navigate({ href: '/nowhere' }))
    await act(() => app.router.navigate({ to: '/vouchers' }))
    await voucherRows()
    expect(headers()).toEqual(shown)
  })

  test.each([
    [
      '["title","x","user"]',
      ['Title', 'Type', 'Amount', 'Code', 'Status', 'Created', 'Expiry', 'Claimable'],
    ],
    ['{"user":true}', DEFAULT_COLUMNS],
  ])('of the stored columns %s, ignores what cannot be hidden', async (stored, shown) => {
    storeColumns(stored)
    renderApp('/vouchers', { vouchers: 1 })
    await voucherRows()
    expect(headers()).toEqual(shown)
  })

  test('applies a choice of columns that the browser refuses to store', async () => {
    const app = renderApp('/vouchers', { vouchers: 1 })
    await voucherRows()
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError')
    })
    await app.user.click((await openColumnsMenu(app))('Amount'))
    await app.user.keyboard('{Escape}')
    expect(headers()).not.toContain('Amount')
    expect(takeLogged()).toEqual([expect.stringContaining('does not remember "voucherColumns"')])
    storage.mockRestore()
    await app.user.click((await openColumnsMenu(app))('Amount'))
    expect(localStorage.getItem(COLUMNS_KEY)).toBe('["expiryDate","claimable"]')
  })

  test('shows the age of the list, and refetches it with a button', async () => {
    const app = renderApp('/vouchers', { vouchers: 1, fakeTimers: true })
    await voucherRows()
    expect(screen.getByText('Updated just now')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000))
    expect(screen.getByText('Updated 3 min ago')).toBeVisible()
    const ids = app.db.list().vouchers.map(({ id }) => id)
    app.db.update(new Set(ids), (voucher) => ({ ...voucher, title: 'Renamed' }))
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Renamed')).toBeVisible()
    expect(await screen.findByText('Updated just now')).toBeVisible()
  })

  test('prefetches nothing on the last page', async () => {
    const app = renderApp('/vouchers?page=3', { fakeTimers: true })
    servePages(app.db, 3)
    await voucherRows()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0))
    expect(app.requests).toEqual([
      'GET /api/crm/voucher?page=3&limit=20&search=&status=all&type=all',
    ])
  })

  test('fetches a page again if prefetching it failed, without showing the error', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    let isBroken = true
    servePages(app.db, 3, (page) =>
      isBroken && page === 2
        ? HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })
        : undefined,
    )
    await voucherRows()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await waitFor(() =>
      expect(app.requests.filter((url) => url.includes('page=2'))).toHaveLength(4),
    )
    isBroken = false
    const texts: string[] = []
    const observer = new MutationObserver(() => texts.push(document.body.textContent))
    observer.observe(document.body, { childList: true, subtree: true })
    await app.user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(async () => expect(await column('Code')).toEqual(codesOf(app, 2)))
    observer.disconnect()
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.join()).not.toContain('could not be loaded')
  })

  test('turns pages with n and p, and keeps the focus in the rows', async () => {
    const app = renderApp('/vouchers')
    servePages(app.db, 4)
    await voucherRows()
    await app.user.keyboard('/{ArrowDown}{ArrowDown}nn')
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=3'))
    await waitFor(async () => expect(await column('Code')).toEqual(codesOf(app, 3)))
    await waitFor(async () => expect(await rowAt(0)).toHaveFocus())
    await app.user.keyboard('p')
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=2'))
  })

  test('limits the search text to 200 characters', async () => {
    const app = renderApp('/vouchers', { vouchers: 1 })
    await voucherRows()
    const search = screen.getByRole('searchbox', { name: 'Search vouchers' })
    await fill(app.user, search, 'a'.repeat(3000))
    expect(search).toHaveValue('a'.repeat(200))
    await waitFor(() => expect(app.address()).toBe(`/vouchers?search=${'a'.repeat(200)}`))
  })

  test('cuts long text in a row at 500 characters, also in its title', async () => {
    const app = renderApp('/vouchers', { vouchers: 1 })
    const title = 'W'.repeat(50_000)
    const ids = app.db.list().vouchers.map(({ id }) => id)
    app.db.update(new Set(ids), (voucher) => ({ ...voucher, title, user: title, code: title }))
    const row = await rowAt(0)
    expect(row.outerHTML.length).toBeLessThan(20_000)
    expect(await column('Title')).toEqual([`${title.slice(0, 500)}…`])
  })

  test('copies a code from its row', async () => {
    const app = renderApp('/vouchers', { vouchers: 1 })
    const [code = ''] = await column('Code')
    await app.user.click(screen.getByRole('button', { name: `Copy ${code}` }))
    expect(await navigator.clipboard.readText()).toBe(code)
    expect(await screen.findByText('Copied')).toHaveRole('status')
    expect(app.address()).toBe('/vouchers')
  })

  test.each([
    ['has no permission', { writeText: () => Promise.reject(new DOMException('Denied.')) }],
    ['is insecure', undefined],
  ])('says that the browser blocked copying if the page %s', async (_, clipboard) => {
    const app = renderApp('/vouchers', { vouchers: 1 })
    const [code = ''] = await column('Code')
    const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard') ?? {}
    onTestFinished(() => void Object.defineProperty(navigator, 'clipboard', original))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    await app.user.click(screen.getByRole('button', { name: `Copy ${code}` }))
    expect(await screen.findByText('Your browser blocked copying')).toHaveRole('status')
  })
})
