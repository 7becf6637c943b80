import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { formatKobo } from '@/domain/amount'
import { addUp } from '@/domain/sum'
import { renderPayouts, findBar } from '../support/bulk-rows'
import { findDialog, renderApp } from '../support/render-app'
import { server, takeLogged } from '../support/server'

const openSum = async ({ user }: ReturnType<typeof renderApp>, noun: string) => {
  await user.click(await screen.findByRole('button', { name: /^Sum/ }))
  return within(await findDialog(`Sum of ${noun}`))
}

/** What the dialog says above the tables: "₦45,004.50in 45 payouts". */
async function findSum() {
  await screen.findByText(/^in \d/)
  return within(screen.getByRole('dialog'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
}

const payouts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    amount: 1000.1,
    status: index === 0 ? 'declined' : 'requested',
  }))

test('adds up all payouts that match, on all pages, by status and type', async () => {
  const app = renderPayouts(payouts(45))
  const dialog = await openSum(app, 'payouts')
  expect(await findSum()).toBe('₦45,004.50in 45 payouts')
  const rows = within(dialog.getByRole('table', { name: 'By status' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'StatusNumberSum',
    'Requested44₦44,004.40',
    'Declined1₦1,000.10',
  ])
  expect(dialog.queryByRole('table', { name: 'By payee type' })).not.toBeInTheDocument()
  expect(app.address()).toBe('/payouts?dialog=sum')
})

test('the sum of the response is in the footer at once, and is that of the filters', async () => {
  const app = renderPayouts(payouts(45))
  expect(await screen.findByRole('button', { name: /^Sum ?₦45,004\.50$/ })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('21–40 of 45 payouts')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Sum ?₦45,004\.50$/ })).toBeVisible()
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'declined')
  expect(await screen.findByRole('button', { name: /^Sum ?₦1,000\.10$/ })).toBeVisible()
})

test('a backend without totals has the sum after a press only', async () => {
  const app = renderPayouts(payouts(2))
  server.use(
    http.get('*/api/crm/payout', () => {
      const { rows, pagination } = app.db.payouts.list({})
      return HttpResponse.json({ payouts: rows, pagination })
    }),
  )
  expect(await screen.findByRole('button', { name: 'Sum' })).toBeVisible()
  await openSum(app, 'payouts')
  expect(await findSum()).toBe('₦2,000.20in 2 payouts')
})

test('says what a sum is of: the filters, the failed payments, and rows without an amount', async () => {
  const app = renderApp('/transactions?type=payment&dialog=sum', { vouchers: 0 })
  const all = app.db.transactions.list({ type: 'payment', limit: 5000 }).rows
  const counted = all.filter(({ status }) => ['success', 'successful'].includes(status))
  const dialog = within(await findDialog('Sum of transactions'))
  expect(dialog.getByText('Payment')).toBeVisible()
  const { kobo } = addUp(counted.map(({ amount }) => amount))
  expect(await findSum()).toBe(`${formatKobo(kobo)}in ${counted.length} successful transactions`)
  const failed = dialog.getByRole('rowheader', { name: /^Failed ?\(not in the sum\)/ })
  expect(failed).toBeVisible()
})

test('keeps what has been read if a page fails, and reads the rest after “Try again”', async () => {
  const app = renderPayouts(payouts(45))
  let isDown = true
  const pages: string[] = []
  server.use(
    http.get('*/api/crm/payout', ({ request }) => {
      const page = new URL(request.url).searchParams.get('page') ?? ''
      if (app.address().includes('sum')) pages.push(page)
      if (page === '3' && isDown) return HttpResponse.json({ message: 'No luck' }, { status: 400 })
      return undefined
    }),
  )
  const dialog = await openSum(app, 'payouts')
  expect(await dialog.findByText('No luck')).toBeVisible()
  expect(
    dialog.getByText('40 of 45 payouts were read. “Try again” reads the others.'),
  ).toBeVisible()
  expect(dialog.queryByText(/₦/)).not.toBeInTheDocument()
  isDown = false
  pages.length = 0
  await app.user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await findSum()).toBe('₦45,004.50in 45 payouts')
  expect(pages).toEqual(['3'])
})

test('Cancel stops the reading', async () => {
  const app = renderPayouts(payouts(15))
  await screen.findByRole('button', { name: /^Sum/ })
  const signals: AbortSignal[] = []
  server.use(
    http.get('*/api/crm/payout', ({ request }) => {
      signals.push(request.signal)
      return new Promise<never>(() => undefined)
    }),
  )
  const dialog = await openSum(app, 'payouts')
  await waitFor(() => expect(signals).not.toHaveLength(0))
  expect(dialog.getByText('Adding up the payouts…')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(app.address()).toBe('/payouts')
  await waitFor(() => expect(signals.every(({ aborted }) => aborted)).toBe(true))
})

/** Serves these pages of payouts once the dialog reads them. */
function serveWhileAdding(
  app: ReturnType<typeof renderApp>,
  pageOf: (page: number) => { payouts: readonly object[]; total: number; totalPages: number },
) {
  server.use(
    http.get('*/api/crm/payout', ({ request }) => {
      if (!app.address().includes('dialog=sum')) return undefined
      const { payouts: rows, ...pagination } = pageOf(
        Number(new URL(request.url).searchParams.get('page')),
      )
      return HttpResponse.json({ payouts: rows, pagination })
    }),
  )
}

const cautions = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('listitem').map((item: HTMLElement) => item.textContent)

test('says that only the first 5,000 payouts are added up', async () => {
  const app = renderPayouts(payouts(1))
  serveWhileAdding(app, (page) => ({
    payouts: Array.from({ length: 2650 }, (_, index) => ({ id: `p-${page}-${index}`, amount: 1 })),
    total: 5300,
    totalPages: 2,
  }))
  const dialog = await openSum(app, 'payouts')
  expect(await findSum()).toBe('₦5,000.00in 5,000 payouts')
  expect(cautions(dialog)).toEqual(['Only the first 5,000 of 5,300 payouts are added up'])
})

test('says that the first 5,000 may lack some if the list changes', async () => {
  const app = renderPayouts(payouts(1))
  let reads = 0
  serveWhileAdding(app, (page) => {
    reads += 1
    return {
      payouts: Array.from({ length: 2650 }, (_, index) => ({
        id: `p-${page}-${index}`,
        amount: 1,
      })),
      total: 5300 - reads,
      totalPages: 2,
    }
  })
  const dialog = await openSum(app, 'payouts')
  await findSum()
  expect(cautions(dialog)).toContain(
    'The list changed while it was read, so some payouts may be missing',
  )
})

test('says what it leaves out: rows without an amount or an id', async () => {
  const app = renderPayouts(payouts(1))
  serveWhileAdding(app, () => ({
    payouts: [{ id: 'a', amount: 10 }, { id: 'b', amount: null }, { amount: 5 }],
    total: 3,
    totalPages: 1,
  }))
  const dialog = await openSum(app, 'payouts')
  expect(await findSum()).toBe('₦10.00in 1 payout')
  expect(cautions(dialog)).toEqual([
    '1 payout without an amount',
    '1 row has no id of its own and was left out',
  ])
  expect(takeLogged()).toEqual(['A row of payouts without an id was left out of the list.'])
})

test('says that some rows may be missing if the list keeps changing', async () => {
  const app = renderPayouts(payouts(1))
  let reads = 0
  serveWhileAdding(app, () => {
    reads += 1
    return { payouts: [{ id: `p-${reads}`, amount: 10 }], total: 2 + reads, totalPages: 1 }
  })
  const dialog = await openSum(app, 'payouts')
  await findSum()
  expect(cautions(dialog)).toContain(
    'The list changed while it was read, so some payouts may be missing',
  )
})

test('copies the sum as a plain number', async () => {
  const app = renderPayouts(payouts(3))
  const dialog = await openSum(app, 'payouts')
  await findSum()
  await app.user.click(dialog.getByRole('button', { name: 'Copy the sum' }))
  expect(await navigator.clipboard.readText()).toBe('3000.30')
})

test('the sum of the filters before is not shown while others load', async () => {
  const app = renderPayouts(payouts(45))
  expect(await screen.findByRole('button', { name: /^Sum ?₦45,004\.50$/ })).toBeVisible()
  server.use(http.get('*/api/crm/payout', () => new Promise<never>(() => undefined)))
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'declined')
  expect(await screen.findByRole('button', { name: 'Sum' })).toBeVisible()
})

test('the bar of the selected rows says their sum', async () => {
  const app = renderPayouts(payouts(3))
  await screen.findByRole('table', { busy: false })
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await findBar()
  expect(
    within(screen.getByRole('group', { name: 'Selection' })).getByText('3 selected, ₦3,000.30'),
  ).toBeVisible()
})

test('a list without amounts has no sum', async () => {
  renderApp('/users', { vouchers: 0 })
  await screen.findByRole('table', { name: 'Users', busy: false })
  expect(screen.queryByRole('button', { name: /^Sum/ })).not.toBeInTheDocument()
})

test.each([
  ['12,800', '12800'],
  ['₦12,800.00', '12800'],
  ['12,800.50', '12800.50'],
  ['-₦1,400.00', '1400'],
  ['NGN 1400', '1400'],
  ['9500.00', '9500'],
  ['700000.50', '700000.50'],
  ['0803 123 4567', '8031234567'],
  ['ORD-12,800', 'ORD-12,800'],
  ['N20261127', 'N20261127'],
])('a search for %s is sent as %s', async (typed, sent) => {
  const app = renderApp('/transactions', { vouchers: 0 })
  await screen.findByRole('table', { busy: false })
  await app.user.type(screen.getByRole('searchbox'), typed)
  await waitFor(() =>
    expect(new URLSearchParams(app.requests.at(-1)?.split('?')[1]).get('search')).toBe(sent),
  )
  expect(screen.getByRole('searchbox')).toHaveValue(typed)
})
