import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { findDialog, renderApp, rowAt } from '../support/render-app'
import { holdReads, server } from '../support/server'

const send = (event: string) => act(() => window.dispatchEvent(new Event(event)))

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
    send('afterprint')
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
    send('afterprint')
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
    send('afterprint')
  })

  test('without rows says so', async () => {
    renderApp('/users?search=nobody-has-this-name')
    await screen.findByText('No users found matching your criteria')
    expect(printout()).toHaveTextContent('0 of 0 users · “nobody-has-this-name”')
    send('afterprint')
  })

  test('is not printed below a sheet', async () => {
    const { user } = renderApp('/vouchers', { vouchers: 3 })
    await user.click(within(await rowAt(0)).getAllByRole('link')[0] ?? document.body)
    const sheet = await findDialog('Voucher Details')
    send('beforeprint')
    expect(document.querySelector('[data-slot="printout"]')).toBeNull()
    expect(sheet.querySelector('[data-slot="print-head"]')).toHaveTextContent('Voucher Details')
    send('afterprint')
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
    expect(print).not.toHaveBeenCalled()
    release()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(button).toHaveFocus()
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
