import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { afterPaint } from '@/lib/after-paint'
import { findDialog, renderApp, rowAt } from '../support/render-app'
import { holdReads, server } from '../support/server'

const send = (event: string) => act(() => window.dispatchEvent(new Event(event)))

// Not awaited: React would wait for a task, in which a timer of the page may fire outside of `act`.
afterEach(() => void send('afterprint'))

/** What the browser prints in place of the page. Paper has other columns and texts. */
function printout() {
  send('beforeprint')
  const element = document.querySelector<HTMLElement>('[data-slot="printout"]')
  if (!element) throw new Error('There is no printout.')
  return element
}

const headersOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

async function loaded(name: string) {
  await screen.findByRole('table', { name, busy: false })
}

describe('a printed list', () => {
  test('has all columns of its definition, hidden ones too, and says what it is', async () => {
    renderApp('/vouchers?status=used', { vouchers: 90 })
    await loaded('Vouchers')
    const paper = printout()
    expect(headersOf(paper)).toEqual([
      'Title',
      'Type',
      'Amount',
      'Code',
      'User',
      'Status',
      'Created',
      'Expiry',
      'Claimable',
    ])
    expect(paper).toHaveTextContent(/Page 1 of 2 · 1–20 of \d+ vouchers · Used/)
    expect(paper).toHaveTextContent('Printed by Ada Obi')
    expect(within(paper).queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument()
    send('afterprint')
    expect(paper).not.toBeInTheDocument()
  })

  test('has the order, the owner, and days instead of “Today”', async () => {
    const app = renderApp('/orders?search=usr-001&sort=-totalPrice')
    app.db.orders.capabilities.sort = ['totalPrice']
    await loaded('Orders')
    const paper = printout()
    expect(paper).toHaveTextContent('of Adaeze Adeyemi · sorted by Total, highest first')
    expect(paper).not.toHaveTextContent(/Today|Yesterday/)
  })

  test('has no phone, neither as a column nor as the search', async () => {
    const app = renderApp('/users')
    await loaded('Users')
    const phone = app.db.users.list({}).rows.find((user) => user.phone)?.phone ?? ''
    await app.user.type(screen.getByRole('searchbox'), phone)
    await waitFor(() => expect(app.address()).toContain('search='))
    await loaded('Users')
    const paper = printout()
    expect(headersOf(paper)).not.toContain('Phone')
    expect(paper.textContent).not.toMatch(/\+234|•|80355|“/)
  })

  test.each([
    ['payouts', '0123456789', ''],
    ['users', '+447911123456', ''],
    ['orders', '4821', '“4821”'],
    ['payouts', '12,800.00', '“12,800.00”'],
  ])('of %s, searched for %s, has the search only if nobody has the number', async (...row) => {
    const [path, search, printed] = row
    renderApp(`/${path}?${new URLSearchParams({ search }).toString()}`)
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(search))
    await screen.findByText(/found matching your criteria|^1–/)
    const scope = printout().querySelector('[data-slot="print-head"] p + p')?.textContent ?? ''
    expect(scope.replace(/^Page 1 of \d+ · [^·]+?(?: · |$)/, '')).toBe(printed)
  })

  test('of codes leaves out where they were sent', async () => {
    renderApp('/otps')
    await loaded('OTPs')
    const paper = printout()
    expect(headersOf(paper)).toEqual([
      'Customer',
      'Purpose',
      'Channel',
      'Status',
      'Attempts',
      'Sent',
      'Expires',
    ])
    expect(paper).not.toHaveTextContent('+234')
  })

  test('without rows says so', async () => {
    renderApp('/users?search=nobody-has-this-name')
    await screen.findByText('No users found matching your criteria')
    const paper = printout()
    expect(paper).toHaveTextContent('“nobody-has-this-name”')
    expect(paper).not.toHaveTextContent('0 of 0')
    expect(paper).toHaveTextContent('No users found matching your criteria')
    expect(within(paper).queryByRole('table')).not.toBeInTheDocument()
  })

  test('is not printed below a sheet', async () => {
    const { user } = renderApp('/vouchers', { vouchers: 3 })
    await user.click(within(await rowAt(0)).getAllByRole('link')[0] ?? document.body)
    const sheet = await findDialog('Voucher Details')
    send('beforeprint')
    expect(document.querySelector('[data-slot="printout"]')).toBeNull()
    expect(sheet.querySelector('[data-slot="print-head"]')).toHaveTextContent('Voucher Details')
  })
})

describe('a printed record', () => {
  test.each([
    ['without payments in the response', undefined, 'PaymentCard'],
    ['that nobody has paid', [], 'PaymentCard, nothing has been paid yet'],
  ])('is a receipt of an order %s', async (_name, payments, printed) => {
    renderApp('/orders/ord-008')
    const order = { id: 'ord-008', user: null, paymentMethod: 'card', payments }
    server.use(http.get('/api/crm/order/ord-008', () => HttpResponse.json({ data: { order } })))
    await screen.findByText('Guest')
    expect(printout()).toHaveTextContent(new RegExp(`${printed}$`))
  })

  test('has its whole history', async () => {
    renderApp('/vendors/ven-001')
    const history = Array.from({ length: 14 }, (_, index) => ({
      event: 'edited',
      text: `Change ${index + 1}`,
      at: `2026-11-01T10:${index + 10}:00Z`,
    }))
    const vendor = { id: 'ven-001', businessName: 'Mama Put' }
    server.use(
      http.get('/api/crm/vendor/ven-001', () => HttpResponse.json({ data: { vendor, history } })),
    )
    const entries = within(await screen.findByRole('list', { name: 'History' }))
    expect(entries.getAllByRole('listitem')).toHaveLength(10)
    send('beforeprint')
    expect(entries.getAllByRole('listitem')).toHaveLength(14)
    send('afterprint')
    expect(entries.getAllByRole('listitem')).toHaveLength(10)
  })
})

describe('printed search results', () => {
  const page = () => screen.getByRole('region', { name: 'Search everything' })

  test('have the text, whole days, and what the results say except phones', async () => {
    renderApp('/search?search=ada')
    const users = await screen.findByRole('region', { name: 'Users' })
    await waitFor(() => expect(users).toHaveTextContent(/@example\.com · \+234 \d+ ••• ••\d\d/))
    await waitFor(() => expect(page()).toHaveTextContent(/Today|Yesterday/))
    send('beforeprint')
    expect(page()).toHaveTextContent('“ada”')
    expect(page()).not.toHaveTextContent(/Today|Yesterday|•/)
    expect(users).toHaveTextContent('@example.com')
    send('afterprint')
    expect(users).toHaveTextContent('•')
    expect(page()).not.toHaveTextContent('“ada”')
  })

  test('do not have a number of somebody that was not found', async () => {
    renderApp('/search?search=0123456789')
    await screen.findByRole('heading', { name: /Nothing found/ })
    send('beforeprint')
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeInTheDocument()
  })
})

describe('the button “Print”', () => {
  test('waits for the details, and prints once', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
    const app = renderApp('/payouts?status=requested', { vouchers: 0 })
    await loaded('Payouts')
    const release = holdReads('/api/crm/payout/:id')
    await app.user.click(within(screen.getByRole('table')).getAllByRole('link')[0] ?? document.body)
    const sheet = within(await findDialog('Payout Details'))
    const button = sheet.getByRole('button', { name: 'Print' })
    await app.user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    // It would print after a paint.
    await act(() => new Promise<void>((resolve) => void afterPaint(resolve)))
    expect(print).not.toHaveBeenCalled()
    release()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(button).toHaveFocus()
  })

  test('opens no menu while it waits for the details', async () => {
    vi.spyOn(window, 'print').mockReturnValue(undefined)
    const app = renderApp('/orders', { vouchers: 0 })
    await loaded('Orders')
    holdReads('/api/crm/order/:id')
    await app.user.click(within(screen.getByRole('table')).getAllByRole('link')[0] ?? document.body)
    const button = await screen.findByRole('button', { name: 'Print' })
    await app.user.click(button)
    await app.user.click(await screen.findByRole('menuitem', { name: 'Receipt' }))
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await app.user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  test('opens a menu for an order, with the keyboard', async () => {
    const printed: string[] = []
    vi.spyOn(window, 'print').mockImplementation(() => {
      send('beforeprint')
      printed.push(document.querySelector('[data-slot="printout"]')?.textContent ?? '')
      send('afterprint')
    })
    const app = renderApp('/orders/ord-008')
    // A backend that knows little of the order.
    server.use(
      http.get('/api/crm/order/ord-008', () =>
        HttpResponse.json({ data: { order: { id: 'ord-008', user: null } } }),
      ),
    )
    await screen.findByText('Guest')
    screen.getByRole('button', { name: 'Print' }).focus()
    await app.user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Receipt' })
    await app.user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(printed).toHaveLength(1))
    expect(printed[0]).toContain('Kitchen slip')
    expect(printed[0]).not.toContain('₦')
    expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus()
    // The next one is what the browser prints by itself.
    window.print()
    expect(printed[1]).toContain('Receipt')
    expect(printed[1]).toContain('Guest')
  })
})
