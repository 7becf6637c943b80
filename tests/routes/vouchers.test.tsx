import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import {
  column,
  findDialog,
  findToast,
  renderApp,
  ROWS,
  runClockUntil,
  voucherRows,
} from '../support/render-app'
import { server, takeLogged } from '../support/server'

const searchBox = () => screen.findByRole('searchbox', { name: 'Search vouchers' })
const reads = (requests: string[]) => requests.filter((request) => request.startsWith('GET'))

/** Has the list call answer these vouchers; every other call stays the mock API's. */
function answerVouchers(vouchers: unknown[], total = vouchers.length) {
  const pagination = { total, totalPages: Math.ceil(total / 20) }
  server.use(http.get('*/api/crm/voucher', () => HttpResponse.json({ vouchers, pagination })))
}

describe('the voucher page', () => {
  test('has its heading, buttons, figures and columns', async () => {
    const app = renderApp('/vouchers')
    expect(await voucherRows()).toHaveLength(ROWS)
    expect(screen.getByRole('heading', { name: 'Voucher Management' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Voucher' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reward' })).toBeVisible()
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers.slice(1)).toEqual([
      'Title',
      'Type',
      'Amount',
      'Code',
      'User',
      'Status',
      'Created',
      'Actions',
    ])
    const { pagination, discountAmount, discount, freeDelivery } = app.db.list({
      page: 1,
      limit: 20,
      search: '',
      status: 'all',
      type: 'all',
    })
    const figures = [
      ['Total Vouchers', String(pagination.total)],
      ['Total in naira', `₦${discountAmount.toLocaleString('en')}.00`],
      ['Free Delivery', String(freeDelivery)],
      ['Discount', String(discount)],
    ]
    const terms = screen.getAllByRole('term').map((term) => term.textContent)
    const values = screen.getAllByRole('definition').map((value) => value.textContent)
    expect(terms.map((term, index) => [term, values[index]])).toEqual(figures)
    expect(reads(app.requests)).toEqual([
      'GET /api/crm/voucher?page=1&limit=20&search=&status=all&type=all',
    ])
  })

  test('shows each field as specified', async () => {
    const yesterday = new Date()
    yesterday.setDate(yesterday.getDate() - 1)
    renderApp('/vouchers')
    answerVouchers([
      {
        id: 'a',
        title: 'Jollof Friday',
        type: 'voucher',
        amount: 1500.5,
        code: 'JOLLOF',
        user: 'ada@example.com',
        status: 'unclaimed',
        createdAt: new Date().toISOString(),
      },
      {
        _id: 'b',
        type: 'free_delivery',
        amount: 900,
        status: 'used',
        createdAt: yesterday.toISOString(),
      },
      {
        id: 'c',
        type: 'invalid',
        amount: '200',
        status: 'claimed',
        createdAt: '2026-03-02T12:00:00Z',
      },
      { id: 'd', type: 'gift', status: 'frozen', createdAt: 'never' },
    ])
    expect(await column('Title')).toEqual(['Jollof Friday', '—', '—', '—'])
    expect(await column('Type')).toEqual(['Discount', 'Free Delivery', 'Invalid', 'gift'])
    expect(await column('Amount')).toEqual(['₦1,500.50', '—', '₦200.00', '—'])
    expect(await column('Code')).toEqual(['JOLLOF', '—', '—', '—'])
    expect(await column('User')).toEqual(['ada@example.com', '—', '—', '—'])
    expect(await column('Status')).toEqual(['Unclaimed', 'Used', 'Claimed', 'frozen'])
    expect(await column('Created')).toEqual(['Today', 'Yesterday', '2 March 2026', '—'])
  })

  test.each([
    ['unclaimed', 'blue'],
    ['claimed', 'green'],
    ['used', 'purple'],
    ['expired', 'red'],
    ['frozen', 'gray'],
  ])('colours the status %s %s', async (status, color) => {
    renderApp('/vouchers')
    answerVouchers([{ id: 'a', status }])
    const [row] = await voucherRows()
    const badge = row?.querySelector('[data-slot="badge"]')
    expect(badge?.className).toContain(`text-${color} `)
  })

  test('leaves out a row without an id, and says so in the log', async () => {
    renderApp('/vouchers')
    answerVouchers([{ title: 'Lost' }, { id: 'a', title: 'Kept' }])
    expect(await column('Title')).toEqual(['Kept'])
    expect(takeLogged()).toEqual(['A voucher without an id was left out of the list.'])
  })

  test('says when there is nothing', async () => {
    renderApp('/vouchers?search=nothing+like+this')
    expect(await screen.findByText('No vouchers found matching your criteria')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
  })
})

describe('filters', () => {
  test('search 300 ms after the last key, once, in the address', async () => {
    const app = renderApp('/vouchers?page=3', { vouchers: 60, fakeTimers: true })
    await voucherRows()
    await app.user.type(await searchBox(), 'jollof')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(app.address()).toBe('/vouchers?page=3')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(app.address()).toBe('/vouchers?search=jollof')
    await waitFor(async () => expect(new Set(await column('Title')).size).toBeLessThan(4))
    for (const title of await column('Title')) expect(title).toMatch(/jollof/i)
    // The last one of them is the next page, which is read ahead.
    await waitFor(() =>
      expect(reads(app.requests)).toEqual([
        'GET /api/crm/voucher?page=3&limit=20&search=&status=all&type=all',
        'GET /api/crm/voucher?page=1&limit=20&search=jollof&status=all&type=all',
        'GET /api/crm/voucher?page=2&limit=20&search=jollof&status=all&type=all',
      ]),
    )
    expect(await searchBox()).toHaveValue('jollof')
  })

  test('search at once with Enter', async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    await app.user.type(await searchBox(), ' suya {Enter}')
    expect(app.address()).toBe('/vouchers?search=suya')
    expect(await searchBox()).toHaveValue(' suya ')
  })

  test('replace the history entry while searching, and follow the back button', async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Used')
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
    await app.user.type(await searchBox(), 'suya{Enter}')
    await app.user.type(await searchBox(), ' night{Enter}')
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=used&search=suya+night'))
    act(() => app.router.history.back())
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    await waitFor(async () => expect(await searchBox()).toHaveValue(''))
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All Status')
  })

  test('by status and type go back to page 1 and leave defaults out of the address', async () => {
    const app = renderApp('/vouchers?page=2', { vouchers: 40 })
    await voucherRows()
    const status = screen.getByRole('combobox', { name: 'Status' })
    const type = screen.getByRole('combobox', { name: 'Type' })
    const texts = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent)
    expect(texts(status)).toEqual(['All Status', 'Unclaimed', 'Claimed', 'Used', 'Expired'])
    expect(texts(type)).toEqual(['All Types', 'Discount', 'Free Delivery', 'Invalid'])
    await app.user.selectOptions(status, 'Expired')
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=expired'))
    await waitFor(async () => expect(new Set(await column('Status'))).toEqual(new Set(['Expired'])))
    await app.user.selectOptions(type, 'Free Delivery')
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=expired&type=free_delivery'))
    await app.user.selectOptions(status, 'All Status')
    await waitFor(() => expect(app.address()).toBe('/vouchers?type=free_delivery'))
    await waitFor(async () =>
      expect(new Set(await column('Type'))).toEqual(new Set(['Free Delivery'])),
    )
  })

  test.each([
    ['/vouchers?page=-3&status=foo', '/vouchers'],
    ['/vouchers?page=1&search=&status=all&type=all', '/vouchers'],
    ['/vouchers?search=true', '/vouchers?search=true'],
    ['/vouchers?search=12345&page=x', '/vouchers?search=12345'],
  ])('of the address %s are read as %s', async (address, plain) => {
    const app = renderApp(address)
    await waitFor(() => expect(app.address()).toBe(plain))
    await waitFor(() => expect(reads(app.requests)).toHaveLength(1))
    expect(await searchBox()).toHaveValue(
      new URL(plain, 'http://x').searchParams.get('search') ?? '',
    )
  })

  test('keep the old rows, dimmed, until the newer ones come; a late answer replaces nothing', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    await voucherRows()
    const answers = new Map<string, () => void>()
    server.use(
      http.get('*/api/crm/voucher', async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? ''
        await new Promise<void>((resolve) => answers.set(search, resolve))
        const vouchers = [{ id: search, title: `Found for ${search}` }]
        return HttpResponse.json({ vouchers, pagination: { total: 1, totalPages: 1 } })
      }),
    )
    await app.user.type(await searchBox(), 'slow{Enter}')
    await waitFor(() => expect(answers.has('slow')).toBe(true))
    const table = screen.getByRole('table', { name: 'Vouchers', busy: true })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + ROWS)
    expect(screen.getByText(String(ROWS), { selector: 'p' })).toBeVisible()
    // What is shown belongs to the search before: it cannot be selected under this one.
    await app.user.click(within(table).getByRole('checkbox', { name: /^Select all/ }))
    expect(screen.queryByRole('button', { name: /^Bulk Actions/ })).not.toBeInTheDocument()
    await app.user.clear(await searchBox())
    await app.user.type(await searchBox(), 'fast{Enter}')
    await waitFor(() => expect(answers.has('fast')).toBe(true))
    act(() => answers.get('fast')?.())
    expect(await screen.findByText('Found for fast')).toBeVisible()
    act(() => answers.get('slow')?.())
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(await column('Title')).toEqual(['Found for fast'])
  })
})

describe('pages', () => {
  test('are chosen by number, by next and by previous', async () => {
    const app = renderApp('/vouchers', { vouchers: 240 })
    await voucherRows()
    const pages = screen.getByRole('navigation', { name: 'Pagination' })
    const previous = within(pages).getByRole('button', { name: 'Previous page' })
    const next = within(pages).getByRole('button', { name: 'Next page' })
    expect(previous).toBeDisabled()
    expect(
      within(pages)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1', '2', '…', '12'])
    await app.user.click(within(pages).getByRole('link', { name: 'Page 12' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=12'))
    await waitFor(() => expect(next).toBeDisabled())
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('12')
    expect(await screen.findByText('221–240 of 240')).toBeVisible()
    await app.user.click(previous)
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=11'))
    await waitFor(() => expect(next).toBeEnabled())
    await app.user.click(next)
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=12'))
    await app.user.click(within(pages).getByRole('link', { name: 'Page 1' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
  })

  test('past the last one show the last one, and never say that there is nothing', async () => {
    const said: string[] = []
    const watch = new MutationObserver(() => said.push(document.body.textContent))
    watch.observe(document.body, { childList: true, subtree: true })
    const app = renderApp('/vouchers?page=99', { vouchers: 240 })
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=12'))
    expect(await screen.findByText('221–240 of 240')).toBeVisible()
    watch.disconnect()
    expect(said.length).toBeGreaterThan(2)
    expect(said.join()).not.toContain('No vouchers found matching your criteria')
    expect(app.router.history.canGoBack()).toBe(false)
  })
})

test('a link to a page is not cut short by the fewer pages of the filters before', async () => {
  const app = renderApp('/vouchers?search=five+years', { vouchers: 240 })
  expect((await voucherRows()).length).toBeLessThan(20)
  await act(() => app.router.navigate({ to: '/vouchers', search: { page: 3 } }))
  expect(await screen.findByText('41–60 of 240')).toBeVisible()
  expect(app.address()).toBe('/vouchers?page=3')
})

test.each([
  [20, true],
  [3, false],
])('%i rows of an answer that counts no pages: there is a next one: %s', async (count, hasNext) => {
  renderApp('/vouchers')
  const vouchers = Array.from({ length: count }, (_, index) => ({ id: String(index) }))
  server.use(http.get('*/api/crm/voucher', () => HttpResponse.json({ vouchers })))
  await voucherRows()
  expect(screen.getByText(`1–${count}`)).toBeVisible()
  const next = screen.getByRole('button', { name: 'Next page' })
  expect(next.hasAttribute('disabled')).toBe(!hasNext)
})

describe('selection', () => {
  const selectAll = () => screen.findByRole('checkbox', { name: 'Select all rows on this page' })

  test('has all, some and none of the page, and counts in the button', async () => {
    const app = renderApp('/vouchers')
    const rows = await voucherRows()
    expect(screen.queryByRole('button', { name: /^Bulk Actions/ })).not.toBeInTheDocument()
    await app.user.click(await selectAll())
    expect(await selectAll()).toBeChecked()
    expect(await selectAll()).not.toBePartiallyChecked()
    expect(screen.getByRole('button', { name: 'Bulk Actions (5)' })).toBeVisible()
    await app.user.click(within(rows[3] ?? document.body).getByRole('checkbox'))
    expect(await selectAll()).toBePartiallyChecked()
    expect(screen.getByRole('button', { name: 'Bulk Actions (4)' })).toBeVisible()
    await app.user.click(await selectAll())
    expect(await selectAll()).toBeChecked()
    await app.user.click(await selectAll())
    expect(await selectAll()).not.toBeChecked()
    expect(await selectAll()).not.toBePartiallyChecked()
    expect(screen.queryByRole('button', { name: /^Bulk Actions/ })).not.toBeInTheDocument()
  })

  test('holds across pages, and is emptied by another filter', async () => {
    const app = renderApp('/vouchers', { vouchers: 22 })
    await voucherRows()
    await app.user.click(await selectAll())
    await app.user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('21–22 of 22')).toBeVisible()
    expect(await selectAll()).not.toBeChecked()
    expect(await selectAll()).not.toBePartiallyChecked()
    const [row] = await voucherRows()
    await app.user.click(within(row ?? document.body).getByRole('checkbox'))
    expect(screen.getByRole('button', { name: 'Bulk Actions (21)' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(await screen.findByText('1–20 of 22')).toBeVisible()
    expect(await selectAll()).toBeChecked()
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Used')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Bulk Actions/ })).not.toBeInTheDocument(),
    )
    act(() => app.router.history.back())
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    await voucherRows()
    expect(screen.queryByRole('button', { name: /^Bulk Actions/ })).not.toBeInTheDocument()
  })

  test('takes a range with Shift', async () => {
    const app = renderApp('/vouchers', { vouchers: 8 })
    const rows = await voucherRows()
    const box = (index: number) => within(rows[index] ?? document.body).getByRole('checkbox')
    await app.user.click(box(2))
    await app.user.keyboard('{Shift>}')
    await app.user.click(box(6))
    await app.user.keyboard('{/Shift}')
    expect(screen.getByRole('button', { name: 'Bulk Actions (5)' })).toBeVisible()
    for (const index of [2, 3, 4, 5, 6]) expect(box(index)).toBeChecked()
    expect(box(7)).not.toBeChecked()
  })

  test('opens the bulk dialog with every title, those on other pages too', async () => {
    const app = renderApp('/vouchers', { vouchers: 22 })
    await voucherRows()
    const first = await column('Code')
    await app.user.click(await selectAll())
    await app.user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('21–22 of 22')
    await app.user.click(screen.getByRole('button', { name: 'Bulk Actions (20)' }))
    const dialog = await findDialog('Bulk Action')
    for (const code of first) expect(within(dialog).getByText(code ?? '')).toBeVisible()
  })
})

test('a row has a menu with View Details, Edit and Delete', async () => {
  const app = renderApp('/vouchers?search=suya', { vouchers: 40 })
  const [row] = await voucherRows()
  await app.user.click(
    within(row ?? document.body).getByRole('button', { name: 'Actions for Suya Night' }),
  )
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).toEqual(['View Details', 'Edit', 'Duplicate', 'Delete'])
  await app.user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  const dialog = await findDialog('Edit Voucher')
  await app.user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

describe('a list that cannot be read', () => {
  test('is tried 3 times more, after 1, 2 and 4 seconds, then says so once and can be tried again', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    let broken = true
    const sentAt: number[] = []
    server.use(
      http.get('*/api/crm/voucher', () => {
        sentAt.push(Date.now())
        if (broken) return HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })
        return undefined
      }),
    )
    expect(await screen.findByRole('table', { name: 'Vouchers', busy: true })).toBeVisible()
    await runClockUntil('The vouchers could not be loaded')
    const waits = sentAt.slice(1).map((time, index) => (time - (sentAt[index] ?? 0)) / 1000)
    expect(waits).toEqual([1, 2, 4].map((seconds) => expect.closeTo(seconds, 0)))
    expect(await findToast('An unexpected error occurred')).toBeVisible()
    expect(screen.getAllByText('The kitchen is on fire')).toHaveLength(1)
    expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument()
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '—',
      '—',
      '—',
      '—',
    ])
    broken = false
    const button = screen.getByRole('button', { name: 'Try again' })
    await app.user.click(button)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(await voucherRows()).toHaveLength(ROWS)
  })

  test.each([
    ['html', 'Something went wrong'],
    ['object', 'Something went wrong'],
    ['empty', 'Something went wrong'],
    ['broken', 'Something went wrong'],
    ['shape', 'Something went wrong'],
    ['drop', 'Something went wrong'],
    ['422', 'This cannot be processed'],
    ['429', 'Too many requests, try again in a minute'],
  ])('because of %s says "%s"', async (fault, message) => {
    renderApp(`/vouchers?search=fault-${fault}`, { fakeTimers: true })
    await runClockUntil('The vouchers could not be loaded')
    expect(await findToast('An unexpected error occurred')).toBeVisible()
    expect(screen.getAllByText(message)).toHaveLength(1)
    takeLogged()
  })

  test('because of 404 says once that there are no vouchers to be had, without a retry or a toast', async () => {
    const app = renderApp('/vouchers?search=fault-404')
    expect(await screen.findByText('This backend does not provide vouchers')).toBeVisible()
    expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument()
    expect(reads(app.requests)).toHaveLength(1)
    expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
  })

  test('under a new search says so in their place; the rows of the search before come back', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    await voucherRows()
    await app.user.type(await searchBox(), 'fault-500{Enter}')
    await runClockUntil('The vouchers could not be loaded')
    expect(await searchBox()).toHaveValue('fault-500')
    const again = screen.getByRole('button', { name: 'Try again' })
    await app.user.click(again)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
    expect(again).toHaveFocus()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await app.user.clear(await searchBox())
    expect(await voucherRows()).toHaveLength(ROWS)
  })

  test('again, later, leaves the rows that are shown', async () => {
    renderApp('/vouchers', { fakeTimers: true })
    const codes = await column('Code')
    server.use(http.get('*/api/crm/voucher', () => HttpResponse.json({}, { status: 503 })))
    // The administrator comes back to the window after a minute, which asks for fresh rows.
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await runClockUntil('An unexpected error occurred')
    expect(await column('Code')).toEqual(codes)
    expect(screen.queryByText('The vouchers could not be loaded')).not.toBeInTheDocument()
  })
})
