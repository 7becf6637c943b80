import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { captureFile, cellsOf, factsIn, textsOf } from '../../support/contents'
import { findDialog, findToast, renderApp, failureToasts } from '../../support/render-app'
import { server } from '../../support/server'

const createdAt = '2026-01-13T10:00:00Z'
const payment = {
  id: 't-1',
  reference: 'TXN-7H2K9QF4MB',
  providerReference: 'T685312322670591',
  provider: 'paystack',
  type: 'payment',
  amount: 6500,
  fee: 97.5,
  currency: 'NGN',
  channel: 'bank_transfer',
  status: 'pending',
  message: 'Waiting for the transfer',
  user: { id: 'usr-1', name: 'Adaeze Bello' },
  order: { id: 'ord-1', orderId: 'ORD-1' },
  createdAt,
}
const path = '*/api/crm/transaction/t-1'

function serve(...transactions: object[]) {
  const [transaction] = transactions
  server.use(
    http.get('*/api/crm/transaction', () =>
      HttpResponse.json({
        transactions,
        pagination: { total: transactions.length, totalPages: 1 },
      }),
    ),
    http.get(path, () => HttpResponse.json({ transaction })),
  )
}

async function openPayment(status = 'pending') {
  const app = renderApp('/transactions?transaction=t-1', { vouchers: 0 })
  serve({ ...payment, status })
  const sheet = within(await findDialog('Transaction Details'))
  await sheet.findByRole('group', { name: 'Actions' })
  return { app, sheet }
}

test('the list reads the words of both providers, and refunds and payouts have a minus sign', async () => {
  renderApp('/transactions', { vouchers: 0 })
  serve(
    payment,
    {
      id: 't-2',
      reference: 'TXN-2',
      type: 'refund',
      amount: 400,
      status: 'SUCCESSFUL',
      channel: 'ussd',
    },
    {
      id: 't-3',
      reference: 'TXN-3',
      type: 'payout',
      amount: 84_500,
      status: 'ongoing',
      channel: 'qr',
    },
    { id: 't-4', type: 'wallet_topup', amount: 100, status: 'on hold', channel: 'cowries' },
  )
  expect(await cellsOf('Transactions')).toEqual([
    [
      'TXN-7H2K9QF4MB',
      'Payment, Bank transfer',
      '₦6,500.00',
      'Bank transfer',
      'Pending',
      'Adaeze Bello',
      'ORD-1',
      '13 January 2026',
    ],
    ['TXN-2', 'Refund, USSD', '-\u2060₦400.00', 'USSD', 'Success', '—', '—', '—'],
    ['TXN-3', 'Payout, QR code', '-\u2060₦84,500.00', 'QR code', 'Pending', '—', '—', '—'],
    ['t-4', 'Wallet top-up, cowries', '₦100.00', 'cowries', 'On hold', '—', '—', '—'],
  ])
})

test('the sheet has both references, the card, the provider’s message and links', async () => {
  const app = renderApp('/transactions?transaction=t-1', { vouchers: 0 })
  serve({
    ...payment,
    channel: 'card',
    status: 'failed',
    message: 'Insufficient funds',
    card: { brand: 'Visa', last4: '4081', number: '4084084084084081' },
    payout: { id: 'p-1', payoutId: 'PAY-1' },
  })
  const dialog = await findDialog('Transaction Details')
  const sheet = within(dialog)
  expect(await sheet.findByRole('heading', { name: 'TXN-7H2K9QF4MB' })).toBeVisible()
  await waitFor(() =>
    expect(factsIn(dialog)).toMatchObject({
      Type: 'Payment',
      Channel: 'Card',
      Provider: 'Paystack',
      'Provider’s message': 'Insufficient funds',
      Card: 'Visa •••• 4081',
      Fee: '₦97.50',
      Created: '13 January 2026, 11:00',
    }),
  )
  expect(dialog).not.toHaveTextContent('4084084084084081')
  const hrefs = ['Adaeze Bello', 'ORD-1', 'PAY-1'].map((name) =>
    sheet.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/users/usr-1', '/orders/ord-1', '/payouts?payout=p-1'])
  await app.user.click(sheet.getByRole('button', { name: 'Copy reference' }))
  expect(await navigator.clipboard.readText()).toBe('TXN-7H2K9QF4MB')
  await app.user.click(sheet.getByRole('button', { name: 'Copy provider reference' }))
  expect(await navigator.clipboard.readText()).toBe('T685312322670591')
  expect(sheet.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
})

test('the transactions that the filters match are exported with their signs', async () => {
  const app = renderApp('/transactions?type=refund', { vouchers: 0 })
  serve({ ...payment, type: 'refund', status: 'successful', settledAt: '2026-01-14' })
  const savedLines = captureFile()
  await app.user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await findDialog('Export transactions'))
  await app.user.click(dialog.getByRole('button', { name: /^Export/ }))
  const lines = await savedLines()
  expect(lines[0]).toContain(
    '"Reference","Provider reference","Type","Amount (NGN)","Fee (NGN)","Channel","Status","Customer","Order","Date","Settled"',
  )
  expect(lines[1]).toContain(
    '"TXN-7H2K9QF4MB","T685312322670591","Refund",-6500,97.5,"Bank transfer","Success","Adaeze Bello","ORD-1"',
  )
  expect(lines[1]).toMatch(/,"2026-01-14"$/)
})

test('the day of the settlement is shown, a time as its day in Lagos', async () => {
  renderApp('/transactions?transaction=t-1', { vouchers: 0 })
  serve({ ...payment, status: 'success', settledAt: '2026-01-14T23:30:00Z' })
  const dialog = await findDialog('Transaction Details')
  await waitFor(() => expect(factsIn(dialog)).toMatchObject({ Settled: '15 January 2026' }))
})

test('a transaction that is not settled has no day of settlement', async () => {
  renderApp('/transactions?transaction=t-1', { vouchers: 0 })
  serve({ ...payment, status: 'success', settledAt: null })
  const dialog = await findDialog('Transaction Details')
  await waitFor(() => expect(factsIn(dialog)).toHaveProperty('Fee'))
  expect(factsIn(dialog)).not.toHaveProperty('Settled')
})

test('transactions are filtered by their channel, together with the type', async () => {
  const app = renderApp('/transactions', { vouchers: 0 })
  const channel = await screen.findByRole('combobox', { name: 'Channel' })
  expect(textsOf(within(channel).getAllByRole('option'))).toEqual([
    'All Channels',
    'Card',
    'Bank transfer',
    'USSD',
    'Wallet',
    'Cash',
  ])
  await app.user.selectOptions(channel, 'USSD')
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Payment')
  await waitFor(() => expect(app.address()).toBe('/transactions?channel=ussd&type=payment'))
  const rows = await cellsOf('Transactions')
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['USSD']))
  const [first = '', last = ''] = [0, -1].map(
    (at) => app.requests.filter((request) => request.includes('/crm/transaction?')).at(at) ?? '',
  )
  // The default is not sent.
  expect(first).not.toContain('channel')
  expect(last).toContain('type=payment&channel=ussd')
})

test('the channel is not offered or sent without its announcement, and leaves the URL', async () => {
  const app = renderApp('/transactions?channel=ussd', { vouchers: 0 })
  serve(payment)
  await cellsOf('Transactions')
  await waitFor(() => expect(app.address()).toBe('/transactions'))
  expect(screen.queryByRole('combobox', { name: 'Channel' })).not.toBeInTheDocument()
  expect(app.requests.filter((request) => request.includes('channel'))).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['success', 'Success'],
    ['ongoing', 'Pending'],
  ])('a pending payment is checked without a question: it is %s', async (status, label) => {
    const { app, sheet } = await openPayment()
    server.use(
      http.post(`${path}/verify`, () => {
        serve({ ...payment, status })
        return HttpResponse.json({ transaction: { ...payment, status } })
      }),
    )
    await app.user.click(sheet.getByRole('button', { name: 'Check again' }))
    expect(await findToast('Payment checked')).toBeVisible()
    expect(await findToast(`TXN-7H2K9QF4MB: ${label}`)).toBeVisible()
    await waitFor(() =>
      expect(sheet.queryByRole('button', { name: 'Check again' }) === null).toBe(
        label === 'Success',
      ),
    )
    expect(app.writes).toEqual([
      { request: 'POST /api/crm/transaction/t-1/verify', body: undefined },
    ])
  })

  test.each([
    [404, 'This payment could not be found, or the backend cannot look payments up.'],
    [501, 'This payment could not be found, or the backend cannot look payments up.'],
    [502, 'Paystack does not respond'],
  ])('a check that fails with %i says so once', async (status, message) => {
    const { app, sheet } = await openPayment('ongoing')
    const refusal = { message: 'Paystack does not respond' }
    server.use(http.post(`${path}/verify`, () => HttpResponse.json(refusal, { status })))
    await app.user.click(sheet.getByRole('button', { name: 'Check again' }))
    expect(await findToast(message)).toBeVisible()
    expect(failureToasts()).toHaveLength(1)
    expect(app.writes).toHaveLength(1)
  })
})
