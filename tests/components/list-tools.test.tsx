import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import {
  column,
  findDialog,
  findToast,
  renderMany,
  rowAt,
  voucherRows,
} from '../support/render-app'
import { server, takeLogged } from '../support/server'

const COLUMNS_KEY = 'marketplace-admin.voucherColumns'

/** Changes the remembered columns as another tab does; null forgets them. */
function rememberColumns(saved: string | null) {
  if (saved === null) localStorage.removeItem(COLUMNS_KEY)
  else localStorage.setItem(COLUMNS_KEY, saved)
  window.dispatchEvent(new StorageEvent('storage', { key: COLUMNS_KEY }))
}

afterEach(() => rememberColumns(null))

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

test('one button clears all filters, and Back sets them again', async () => {
  const app = renderMany('/vouchers?status=used&type=voucher&search=jollof&page=2')
  await voucherRows()
  await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(app.address()).toBe('/vouchers'))
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).not.toBeInTheDocument()
  const search = screen.getByRole('searchbox', { name: 'Search vouchers' })
  expect(search).toHaveValue('')
  expect(search).toHaveFocus()
  act(() => app.router.history.back())
  await waitFor(() =>
    expect(app.address()).toBe('/vouchers?status=used&type=voucher&search=jollof&page=2'),
  )
})

test('the figures say when they follow the filters', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  expect(screen.queryByText('Figures match your filters')).not.toBeInTheDocument()
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Used')
  expect(await screen.findByText('Figures match your filters')).toBeVisible()
  expect(screen.getAllByText('matching your filters')).toHaveLength(4)
})

test('where the filters match nothing there is a way on', async () => {
  const app = renderMany('/vouchers?search=nothing+like+this&status=used')
  expect(await screen.findByText('No vouchers found matching your criteria')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(app.address()).toBe('/vouchers'))
  expect(await voucherRows()).toHaveLength(20)
})

test('where there is no voucher at all the way on is to create one', async () => {
  const app = renderMany('/vouchers', { vouchers: 0 })
  await app.user.click(await screen.findByRole('button', { name: 'Create your first voucher' }))
  expect(await findDialog('Create New Voucher')).toBeVisible()
})

test.each([
  ['Free Delivery', '/vouchers?status=used&type=free_delivery', 'Free Delivery'],
  ['Discount', '/vouchers?status=used&type=voucher', 'Discount'],
  ['Total in naira', '/vouchers?status=used&type=voucher', 'Discount'],
])('the figure %s leads to the vouchers that it counts', async (name, address, type) => {
  const app = renderMany('/vouchers?status=used&page=2')
  await voucherRows()
  await app.user.click(screen.getByRole('link', { name }))
  await waitFor(() => expect(app.address()).toBe(address))
  await waitFor(async () => expect(new Set(await column('Type'))).toEqual(new Set([type])))
})

test('a figure that is chosen takes its filter off again, and the total all of them', async () => {
  const app = renderMany('/vouchers?status=used&type=voucher')
  await voucherRows()
  const discount = screen.getByRole('link', { name: 'Discount' })
  expect(discount).toHaveAttribute('aria-current', 'true')
  await app.user.click(discount)
  await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
  await app.user.click(await screen.findByRole('link', { name: 'Total Vouchers' }))
  await waitFor(() => expect(app.address()).toBe('/vouchers'))
})

test('hidden columns are remembered', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  expect(headers()).not.toContain('Expiry')
  await app.user.click(screen.getByRole('button', { name: 'Columns' }))
  const item = (name: string) => screen.getByRole('menuitemcheckbox', { name })
  await screen.findByRole('menu')
  expect(item('Code')).toBeChecked()
  expect(item('Expiry')).not.toBeChecked()
  await app.user.click(item('Expiry'))
  await app.user.click(item('Claimable'))
  await app.user.click(item('Code'))
  await app.user.keyboard('{Escape}')
  const shown = ['Title', 'Type', 'Amount', 'User', 'Status', 'Created', 'Expiry', 'Claimable']
  expect(headers().slice(1, -1)).toEqual(shown)
  const [first] = app.db.list({
    page: 1,
    limit: 20,
    search: '',
    status: 'all',
    type: 'all',
  }).vouchers
  expect((await column('Claimable'))[0]).toBe(first?.claimable ? 'Yes' : 'No')
  expect((await column('Expiry'))[0]).toMatch(first?.expiryDate ? /^\d+ \w+ \d{4}$/ : /^—$/)

  await act(() => app.router.navigate({ to: '/faq' }))
  await act(() => app.router.navigate({ to: '/vouchers' }))
  await voucherRows()
  expect(headers().slice(1, -1)).toEqual(shown)
})

test('remembered columns that are invalid are ignored', async () => {
  rememberColumns('["title","x"]')
  renderMany('/vouchers')
  await voucherRows()
  expect(headers().slice(1, -1)).toEqual([
    'Title',
    'Type',
    'Amount',
    'Code',
    'User',
    'Status',
    'Created',
  ])
})

test('the list says how old it is, and is read anew by a button', async () => {
  const app = renderMany('/vouchers', { fakeTimers: true })
  await voucherRows()
  expect(screen.getByText('Updated just now')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000))
  expect(screen.getByText('Updated 3 minutes ago')).toBeVisible()
  const [first] = app.db.list({
    page: 1,
    limit: 20,
    search: '',
    status: 'all',
    type: 'all',
  }).vouchers
  if (first) app.db.update(new Set([first.id]), (voucher) => ({ ...voucher, title: 'Renamed' }))
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Renamed')).toBeVisible()
  expect(screen.getByText('Updated just now')).toBeVisible()
})

test('the next page is there before it is asked for', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  await waitFor(() => expect(app.requests.at(-1)).toContain('page=2'))
  await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0))
  const sent = app.requests.length
  await app.user.click(screen.getByRole('button', { name: 'Next page' }))
  // At once: no rows of another page, dimmed, in between.
  expect(screen.getByText('21–40 of 240')).toBeVisible()
  expect(screen.getByRole('table', { name: 'Vouchers' })).toHaveAttribute('aria-busy', 'false')
  await waitFor(() => expect(app.requests).toHaveLength(sent + 1))
  expect(app.requests.at(-1)).toContain('page=3')
})

test('the last page reads nothing ahead', async () => {
  const app = renderMany('/vouchers?page=12', { fakeTimers: true })
  expect(await screen.findByText('221–240 of 240')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0))
  expect(app.requests).toEqual([
    'GET /api/crm/voucher?page=12&limit=20&search=&status=all&type=all',
  ])
})

test('a click on a row opens its details, one on its controls does not', async () => {
  const app = renderMany('/vouchers')
  const row = await rowAt(2)
  await app.user.click(within(row).getByRole('checkbox'))
  expect(app.address()).toBe('/vouchers')
  await app.user.click(within(row).getAllByRole('cell')[5] ?? row)
  expect(await findDialog('Voucher Details')).toBeVisible()
  expect(app.address()).toMatch(/^\/vouchers\?voucher=[0-9a-f]{24}$/)
})

test('a click that closes a menu, or misses a checkbox, opens no details', async () => {
  const app = renderMany('/vouchers')
  const row = await rowAt(2)
  await app.user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  expect(await screen.findByRole('menu')).toBeVisible()
  await app.user.click(within(await rowAt(6)).getAllByRole('cell')[5] ?? row)
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await app.user.click(within(row).getAllByRole('cell')[0] ?? row)
  expect(app.address()).toBe('/vouchers')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what is selected is let go from the bar, and the focus goes to the rows', async () => {
  const app = renderMany('/vouchers')
  await app.user.click(within(await rowAt(2)).getByRole('checkbox'))
  const bar = screen.getByRole('group', { name: 'Selection' })
  expect(bar).toHaveTextContent('1 selected')
  await app.user.click(within(bar).getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument()
  expect(within(await rowAt(2)).getByRole('checkbox')).not.toBeChecked()
  expect(await rowAt(0)).toHaveFocus()
})

test('a page that could not be read ahead is read anew when it is asked for', async () => {
  const app = renderMany('/vouchers', { fakeTimers: true })
  let isBroken = true
  server.use(
    http.get('*/api/crm/voucher', ({ request }) =>
      isBroken && request.url.includes('page=2')
        ? HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })
        : undefined,
    ),
  )
  await voucherRows()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await waitFor(() => expect(app.requests.filter((url) => url.includes('page=2'))).toHaveLength(4))
  isBroken = false
  const said: string[] = []
  const watch = new MutationObserver(() => said.push(document.body.textContent))
  watch.observe(document.body, { childList: true, subtree: true })
  await app.user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('21–40 of 240')).toBeVisible()
  watch.disconnect()
  expect(said.join()).not.toContain('could not be loaded')
})

test('a choice that the browser refuses to store lasts as long as the page', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  await app.user.click(screen.getByRole('button', { name: 'Columns' }))
  await app.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Amount' }))
  await app.user.keyboard('{Escape}')
  expect(headers()).not.toContain('Amount')
  expect(takeLogged()).toEqual([expect.stringContaining('does not remember "voucherColumns"')])
  storage.mockRestore()
  await app.user.click(screen.getByRole('button', { name: 'Columns' }))
  await app.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Amount' }))
  expect(localStorage.getItem(COLUMNS_KEY)).toBe('["expiryDate","claimable"]')
})

test('a click with Ctrl, or the middle button, opens the details in a new tab', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const app = renderMany('/vouchers?status=used')
  const row = await rowAt(2)
  const cell = within(row).getAllByRole('cell')[5] ?? row
  await app.user.keyboard('{Control>}')
  await app.user.click(cell)
  await app.user.keyboard('{/Control}')
  await app.user.pointer({ keys: '[MouseMiddle]', target: cell })
  const details = expect.stringMatching(/\/vouchers\?status=used&voucher=[0-9a-f]{24}$/)
  expect(open.mock.calls).toEqual([
    [details, '_blank', 'noopener'],
    [details, '_blank', 'noopener'],
  ])
  expect(app.address()).toBe('/vouchers?status=used')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the keys of the rows: arrows, x, Enter and e', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  await app.user.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Search vouchers' })
  expect(search).toHaveFocus()
  await app.user.keyboard('{ArrowDown}')
  expect(await rowAt(0)).toHaveFocus()
  await app.user.keyboard('{ArrowDown}{ArrowDown}x{ArrowUp}x')
  expect(await rowAt(1)).toHaveFocus()
  const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })
  expect(boxes.flatMap((box, index) => (box.matches(':checked') ? [index] : []))).toEqual([1, 2])
  await app.user.keyboard('b')
  const bulk = await findDialog('Bulk Action')
  expect(within(bulk).getAllByRole('listitem')).toHaveLength(2)
  await app.user.keyboard('{Escape}')
  await waitFor(async () => expect(await rowAt(1)).toHaveFocus())
  await app.user.keyboard('x{End}')
  expect(await rowAt(19)).toHaveFocus()
  await app.user.keyboard('{ArrowDown}')
  expect(await rowAt(19)).toHaveFocus()
  const [title] = await column('Title')
  await app.user.keyboard('{Home}e')
  const form = await findDialog('Edit Voucher')
  expect(within(form).getByLabelText('Title')).toHaveValue(title)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(form).not.toBeInTheDocument())
  await waitFor(async () => expect(await rowAt(0)).toHaveFocus())
  await app.user.keyboard('{Enter}')
  const details = await findDialog('Voucher Details')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(details).not.toBeInTheDocument())
  await waitFor(async () => expect(await rowAt(0)).toHaveFocus())
})

test('Shift+X selects a range of rows, and Escape clears the selection', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  await app.user.keyboard('/{ArrowDown}x{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}X{/Shift}')
  const bar = screen.getByRole('group', { name: 'Selection' })
  expect(bar).toHaveTextContent('4 selected')
  await app.user.keyboard('b')
  const bulk = await findDialog('Bulk Action')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(bulk).not.toBeInTheDocument())
  // That press closed the dialog, and nothing else.
  expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('4 selected')
  await app.user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument()
})

test('b without a selection only warns', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  await app.user.keyboard('/{ArrowDown}b')
  expect(await findToast('No vouchers selected')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('n and p turn pages, and the focus stays in the rows', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  await app.user.keyboard('/{ArrowDown}{ArrowDown}nn')
  await waitFor(() => expect(app.address()).toBe('/vouchers?page=3'))
  expect(await screen.findByText('41–60 of 240')).toBeVisible()
  await waitFor(async () => expect(await rowAt(0)).toHaveFocus())
  await app.user.keyboard('p')
  await waitFor(() => expect(app.address()).toBe('/vouchers?page=2'))
})

test('c opens the form of a new voucher', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  await app.user.keyboard('c')
  expect(await findDialog('Create New Voucher')).toBeVisible()
})

test('a toast leads to a new voucher that the filters hide', async () => {
  const app = renderMany('/vouchers?status=used&search=jollof')
  await voucherRows()
  await app.user.keyboard('c')
  const form = await findDialog('Create New Voucher')
  await app.user.type(within(form).getByLabelText('Title'), 'Amala Weekend')
  await app.user.selectOptions(within(form).getByLabelText('Type'), 'Free Delivery')
  await app.user.click(within(form).getByRole('button', { name: 'Create Voucher' }))
  expect(await findToast('“Amala Weekend” created')).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'View' }))
  const details = await findDialog('Voucher Details')
  expect(await within(details).findByRole('heading', { name: 'Amala Weekend' })).toBeVisible()
  await waitFor(() => expect(app.address()).toMatch(/^\/vouchers\?voucher=[^&]+$/))
})

test('text of more than 200 characters is cut before it is searched for', async () => {
  const app = renderMany('/vouchers')
  await voucherRows()
  const search = screen.getByRole('searchbox', { name: 'Search vouchers' })
  await app.user.click(search)
  await app.user.paste('a'.repeat(3000))
  expect(search).toHaveValue('a'.repeat(200))
  await waitFor(() => expect(app.address()).toBe(`/vouchers?search=${'a'.repeat(200)}`))
})

test('opening and closing the details does not refetch the list', async () => {
  const app = renderMany('/vouchers?page=2', { fakeTimers: true })
  await voucherRows()
  await waitFor(() => expect(app.requests.at(-1)).toContain('page=3'))
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  const lists = () => app.requests.filter((request) => request.includes('/crm/voucher?'))
  const before = lists().length
  await app.user.click(within(await rowAt(2)).getAllByRole('cell')[2] ?? document.body)
  const details = await findDialog('Voucher Details')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(details).not.toBeInTheDocument())
  expect(lists()).toHaveLength(before)
})

test('long text in a row is cut at 500 characters, in its title too', async () => {
  const app = renderMany('/vouchers', { vouchers: 1 })
  const title = 'e' + '\u0301'.repeat(50_000)
  app.db.update(
    new Set(
      app.db
        .list({ page: 1, limit: 1, search: '', status: 'all', type: 'all' })
        .vouchers.map(({ id }) => id),
    ),
    (voucher) => ({ ...voucher, title, user: title, code: title }),
  )
  const row = await rowAt(0)
  expect(row.outerHTML.length).toBeLessThan(20_000)
  expect((await column('Title'))[0]).toBe(`${title.slice(0, 500)}…`)
})

test('a code is copied from its row', async () => {
  const app = renderMany('/vouchers')
  const [code = ''] = await column('Code')
  await app.user.click(screen.getByRole('button', { name: `Copy ${code}` }))
  expect(await navigator.clipboard.readText()).toBe(code)
  expect(await screen.findByText('Copied')).toHaveRole('status')
  expect(app.address()).toBe('/vouchers')
})
