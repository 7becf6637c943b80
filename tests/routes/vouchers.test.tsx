import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { addDays, lagosToday } from '@/domain/lagos'
import { textsOf } from '../support/contents'
import {
  checkboxAt,
  column,
  findDialog,
  renderApp,
  rowAt,
  ROWS,
  voucherRows,
} from '../support/render-app'
import { server } from '../support/server'
import { servePages, serveVouchers } from '../support/voucher-lists'

type App = ReturnType<typeof renderApp>

/** Without those of the results of a search. */
const listRequests = ({ requests }: App) =>
  requests.filter((request) => request.includes('status=all'))
const searchBox = () => screen.findByRole('searchbox', { name: 'Search vouchers' })

test('formats each field of a row, and shows a dash for a missing one', async () => {
  const yesterday = `${addDays(lagosToday(), -1)}T23:59:00+01:00`
  const complete = {
    id: 'a',
    title: 'Jollof Friday',
    type: 'voucher',
    amount: 1500.5,
    code: 'JOLLOF',
    user: 'ada@example.com',
    status: 'unclaimed',
    createdAt: new Date().toISOString(),
  }
  renderApp('/vouchers')
  serveVouchers([
    complete,
    { _id: 'b', type: 'free_delivery', amount: 900, status: 'used', createdAt: yesterday },
    { id: 'c', type: 'invalid', amount: '200', status: 'claimed', createdAt: '2026-03-01T23:05Z' },
    { id: 'd', type: 'gift', status: 'frozen', createdAt: 'never' },
  ])
  expect(await column('Title')).toEqual(['Jollof Friday', '—', '—', '—'])
  expect(await column('Type')).toEqual(['Discount', 'Free Delivery', 'Invalid', 'gift'])
  expect(await column('Amount')).toEqual(['₦1,500.50', '—', '₦200.00', '—'])
  expect(await column('Code')).toEqual(['JOLLOF', '—', '—', '—'])
  expect(await column('User')).toEqual(['ada@example.com', '—', '—', '—'])
  expect(await column('Status')).toEqual(['Unclaimed', 'Used', 'Claimed', 'frozen'])
  expect(await column('Created')).toEqual(['Today', 'Yesterday', '2 March 2026', '—'])
  expect(screen.getByTitle(/^Monday,? 2 March 2026.* 00:05, Lagos$/)).toBeVisible()
  const badge = within(await rowAt(1))
    .getByText('Used')
    .closest('[data-slot="badge"]')
  // jsdom loads no styles, so only the class shows the colour.
  expect(badge).toHaveClass('text-purple')
})

test('searches at once with Enter, and replaces the history entry of the search before', async () => {
  const app = renderApp('/vouchers')
  await voucherRows()
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Used')
  await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
  await app.user.type(await searchBox(), ' suya {Enter}')
  expect(app.address()).toBe('/vouchers?status=used&search=suya')
  expect(await searchBox()).toHaveValue(' suya ')
  await app.user.type(await searchBox(), 'night{Enter}')
  await waitFor(() => expect(app.address()).toBe('/vouchers?status=used&search=suya+night'))
  act(() => app.router.history.back())
  await waitFor(() => expect(app.address()).toBe('/vouchers'))
  await waitFor(async () => expect(await searchBox()).toHaveValue(''))
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All Status')
})

test('replaces a page after the last one by the last one, without showing an empty list', async () => {
  const texts: string[] = []
  const observer = new MutationObserver(() => texts.push(document.body.textContent))
  observer.observe(document.body, { childList: true, subtree: true })
  const app = renderApp('/vouchers?page=99', { vouchers: 12 })
  servePages(app.db, 12)
  await waitFor(() => expect(app.address()).toBe('/vouchers?page=12'))
  expect(await screen.findByText('221 of 240 vouchers')).toBeVisible()
  observer.disconnect()
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.join()).not.toContain('No vouchers found matching your criteria')
  expect(app.router.history.canGoBack()).toBe(false)
})

/** The checkbox in the header. Its label depends on the number of pages. */
const selectAll = () => screen.findByRole('checkbox', { name: 'Select all rows on this page' })
const bulkActions = () => screen.queryByRole('button', { name: /^Bulk Actions/ })

test('selects all, some and no rows of the page, and counts them in "Bulk Actions"', async () => {
  const app = renderApp('/vouchers')
  await voucherRows()
  expect(bulkActions()).not.toBeInTheDocument()
  await app.user.click(await selectAll())
  expect(await selectAll()).toBeChecked()
  expect(await selectAll()).not.toBePartiallyChecked()
  expect(await screen.findByRole('button', { name: 'Bulk Actions (5)' })).toBeVisible()
  await app.user.click(await checkboxAt(3))
  expect(await selectAll()).toBePartiallyChecked()
  expect(bulkActions()).toHaveTextContent('Bulk Actions (4)')
  await app.user.click(await selectAll())
  expect(await selectAll()).toBeChecked()
  await app.user.click(await selectAll())
  expect(await selectAll()).not.toBeChecked()
  expect(await selectAll()).not.toBePartiallyChecked()
  expect(bulkActions()).not.toBeInTheDocument()
})

/** Turns to a page of `servePages` with the button. */
async function turnTo({ user, db }: App, button: 'Next page' | 'Previous page', page: number) {
  await user.click(screen.getByRole('button', { name: button }))
  const codes = db.list({ page, limit: 1 }).vouchers.map(({ code }) => code)
  await waitFor(async () => expect(await column('Code')).toEqual(codes))
}

test('keeps the selection when the page changes, and clears it when the filters change', async () => {
  const app = renderApp('/vouchers')
  servePages(app.db, 3)
  await voucherRows()
  await app.user.click(await selectAll())
  await turnTo(app, 'Next page', 2)
  expect(await selectAll()).not.toBeChecked()
  expect(await selectAll()).not.toBePartiallyChecked()
  await app.user.click(await checkboxAt(0))
  await app.user.click(await screen.findByRole('button', { name: 'Bulk Actions (2)' }))
  const dialog = await findDialog('Bulk Action')
  for (const { code } of app.db.list({ limit: 2 }).vouchers) {
    expect(within(dialog).getByText(code)).toBeVisible()
  }
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await turnTo(app, 'Previous page', 1)
  expect(await selectAll()).toBeChecked()
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Used')
  await waitFor(() => expect(bulkActions()).not.toBeInTheDocument())
  act(() => app.router.history.back())
  await waitFor(() => expect(app.address()).toBe('/vouchers'))
  await voucherRows()
  expect(bulkActions()).not.toBeInTheDocument()
})

test('selects a range of rows with Shift', async () => {
  const app = renderApp('/vouchers')
  await app.user.click(await checkboxAt(1))
  await app.user.keyboard('{Shift>}')
  await app.user.click(await checkboxAt(3))
  await app.user.keyboard('{/Shift}')
  expect(await screen.findByRole('button', { name: 'Bulk Actions (3)' })).toBeVisible()
  const boxes = (await voucherRows()).map((row) => within(row).getByRole('checkbox'))
  expect(boxes.map((box) => box.matches(':checked'))).toEqual([false, true, true, true, false])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('shows the heading, the buttons, the figures and the columns of the list', async () => {
    const app = renderApp('/vouchers')
    expect(await voucherRows()).toHaveLength(ROWS)
    expect(screen.getByRole('heading', { name: 'Vouchers' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Voucher' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reward' })).toBeVisible()
    const headers = textsOf(screen.getAllByRole('columnheader')).slice(1)
    const names = ['Title', 'Type', 'Amount', 'Code', 'User', 'Status', 'Created', 'Actions']
    expect(headers).toEqual(names)
    const { pagination, discountAmount, discount, freeDelivery } = app.db.list()
    const values = textsOf(screen.getAllByRole('definition'))
    expect(
      textsOf(screen.getAllByRole('term')).map((term, index) => [term, values[index]]),
    ).toEqual([
      ['Total Vouchers', String(pagination.total)],
      ['Total in naira', `₦${discountAmount.toLocaleString('en')}.00`],
      ['Free Delivery', String(freeDelivery)],
      ['Discount', String(discount)],
    ])
    expect(app.requests).toEqual([
      'GET /api/crm/voucher?page=1&limit=20&search=&status=all&type=all',
    ])
  })

  test('searches 300 ms after the last key, with one request, from page 1', async () => {
    const app = renderApp('/vouchers?page=2', { vouchers: 22, fakeTimers: true })
    await voucherRows()
    await app.user.type(await searchBox(), 'jollof')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(app.address()).toBe('/vouchers?page=2')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(app.address()).toBe('/vouchers?search=jollof')
    const { vouchers } = app.db.list({ search: 'jollof' })
    await waitFor(async () =>
      expect(await column('Title')).toEqual(vouchers.map(({ title }) => title)),
    )
    expect(listRequests(app)).toEqual([
      'GET /api/crm/voucher?page=2&limit=20&search=&status=all&type=all',
      'GET /api/crm/voucher?page=1&limit=20&search=jollof&status=all&type=all',
    ])
    expect(await searchBox()).toHaveValue('jollof')
  })

  test.each([
    ['/vouchers?page=-3&status=foo', '/vouchers', ''],
    ['/vouchers?page=1&search=&status=all&type=all', '/vouchers', ''],
    ['/vouchers?search=true', '/vouchers?search=true', 'true'],
    ['/vouchers?search=12345&page=x', '/vouchers?search=12345', '12345'],
  ])('opens the URL %s as %s, with one request', async (address, plain, text) => {
    const app = renderApp(address, { vouchers: 1 })
    await waitFor(() => expect(app.address()).toBe(plain))
    await waitFor(() => expect(listRequests(app)).toHaveLength(1))
    expect(await searchBox()).toHaveValue(text)
  })

  test('dims the old rows while newer ones load, and ignores a late response', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    await voucherRows()
    const releases = new Map<string, () => void>()
    server.use(
      http.get('*/api/crm/voucher', async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? ''
        await new Promise<void>((resolve) => releases.set(search, resolve))
        const vouchers = [{ id: search, title: `Found for ${search}` }]
        return HttpResponse.json({ vouchers, pagination: { total: 1, totalPages: 1 } })
      }),
    )
    await app.user.type(await searchBox(), 'slow{Enter}')
    await waitFor(() => expect(releases.has('slow')).toBe(true))
    const table = screen.getByRole('table', { name: 'Vouchers', busy: true })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + ROWS)
    expect(screen.getByText(`${ROWS} vouchers`, { selector: 'p' })).toBeVisible()
    // The rows do not match the new search, so they cannot be selected.
    await app.user.click(within(table).getByRole('checkbox', { name: /^Select all/ }))
    expect(screen.queryByRole('button', { name: /^Bulk Actions/ })).not.toBeInTheDocument()
    await app.user.clear(await searchBox())
    await app.user.type(await searchBox(), 'fast{Enter}')
    await waitFor(() => expect(releases.has('fast')).toBe(true))
    act(() => releases.get('fast')?.())
    expect(await screen.findByText('Found for fast')).toBeVisible()
    act(() => releases.get('slow')?.())
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(await column('Title')).toEqual(['Found for fast'])
  })

  test('turns pages by number, "Next page" and "Previous page"', async () => {
    const app = renderApp('/vouchers', { vouchers: 12 })
    servePages(app.db, 12)
    await voucherRows()
    const pages = within(screen.getByRole('navigation', { name: 'Pagination' }))
    const previous = pages.getByRole('button', { name: 'Previous page' })
    const next = pages.getByRole('button', { name: 'Next page' })
    expect(previous).toBeDisabled()
    expect(textsOf(pages.getAllByRole('listitem'))).toEqual(['1', '2', '…', '12'])
    await app.user.click(pages.getByRole('link', { name: 'Page 12' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=12'))
    await waitFor(() => expect(next).toBeDisabled())
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('12')
    expect(await screen.findByText('221 of 240 vouchers')).toBeVisible()
    await app.user.click(previous)
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=11'))
    await waitFor(() => expect(next).toBeEnabled())
    await app.user.click(next)
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=12'))
    await app.user.click(pages.getByRole('link', { name: 'Page 1' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
  })

  test('follows a link to a page that the filters before did not have', async () => {
    const app = renderApp('/vouchers?status=expired', { vouchers: 42 })
    expect((await voucherRows()).length).toBeLessThan(20)
    await act(() => app.router.navigate({ to: '/vouchers', search: { page: 3 } }))
    expect(await screen.findByText('41–42 of 42 vouchers')).toBeVisible()
    expect(app.address()).toBe('/vouchers?page=3')
  })

  test('enables "Next page" after a full page if the response has no counts', async () => {
    const app = renderApp('/vouchers')
    server.use(
      http.get('*/api/crm/voucher', ({ request }) => {
        const length = request.url.includes('page=1&') ? 20 : 3
        const vouchers = Array.from({ length }, (_, index) => ({ id: `${length}-${index}` }))
        return HttpResponse.json({ vouchers })
      }),
    )
    expect(await screen.findByText('1–20 vouchers')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('21–23 vouchers')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  })

  test('opens a menu with the actions of a row', async () => {
    const app = renderApp('/vouchers')
    serveVouchers([{ id: 'a', title: 'Suya Night' }])
    await voucherRows()
    await app.user.click(screen.getByRole('button', { name: 'Actions for Suya Night' }))
    const items = textsOf(await screen.findAllByRole('menuitem'))
    expect(items).toEqual(['View Details', 'Edit', 'Duplicate', 'Mark as Expired', 'Delete'])
  })
})
