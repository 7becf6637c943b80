import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { payoutActions } from '@/features/payouts/actions'
import { payoutResource } from '@/features/payouts/resource'
import { captureFile, cellsOf, factsIn } from '../../support/contents'
import {
  fill,
  findDialog,
  findToast,
  renderApp,
  runClockUntil,
  sentence,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'
import { testActions } from '../../support/test-actions'

testActions({
  records: (db) => db.payouts,
  resource: payoutResource,
  actions: payoutActions,
  url: (id) => `/payouts?payout=${id}&dialog=`,
})

const createdAt = '2026-01-13T10:00:00Z'
const account = {
  bankName: 'Access Bank',
  accountName: 'BUKA REPUBLIC LTD',
  accountNumber: '0123454579',
  bvn: '22222222222',
}
const payout = {
  id: 'p-1',
  payoutId: 'PAY-208431',
  payee: { id: 'ven-1', name: 'Buka Republic Ltd', type: 'vendor' },
  amount: 84_500,
  fee: 50,
  balance: 90_000,
  account,
  status: 'requested',
  period: { from: '2026-01-05', to: '2026-01-11' },
  createdAt,
}
const masked = { ...account, accountNumber: '••••••4579' }
const path = '*/api/crm/payout/p-1'

/** Serves one payout: as a row with a masked account number, and in full as details. */
function servePayout(change: object = {}, payoutHistory: object[] = [{ status: 'requested' }]) {
  const record = { ...payout, ...change }
  server.use(
    http.get('*/api/crm/payout', () =>
      HttpResponse.json({
        payouts: [{ ...record, account: masked }],
        pagination: { total: 1, totalPages: 1 },
      }),
    ),
    http.get(path, () => HttpResponse.json({ payout: record, payoutHistory })),
  )
}

async function openPayout(change?: object, options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/payouts?payout=p-1', { vouchers: 0, ...options })
  servePayout(change)
  const sheet = within(await findDialog('Payout Details'))
  await sheet.findByRole('list', { name: 'History', busy: false })
  return { app, sheet }
}

test('the list shows who asks for money', async () => {
  renderApp('/payouts?status=paid', { vouchers: 0 })
  servePayout({ paidAt: '2026-01-14T10:00:00Z', status: 'PAID' })
  expect(await cellsOf('Payouts')).toEqual([
    [
      'PAY-208431 · 14 Jan 2026',
      'Buka Republic Ltd Vendor',
      '₦84,500.00',
      'Access Bank ••4579',
      '—',
      'Paid14 Jan 2026',
      expect.stringContaining('13 January 2026'),
    ],
  ])
})

test('the sheet has the account with its number masked until it is asked for, and the history', async () => {
  const app = renderApp('/payouts', { vouchers: 0, fakeTimers: true })
  servePayout(
    { status: 'paid', reference: 'TRF-1', transaction: { id: 't-1', reference: 'TXN-1' } },
    [
      { status: 'requested', at: createdAt },
      { status: 'paid', at: '2026-01-14T10:00:00Z', by: { id: 'adm-1', name: 'Ada Obi' } },
    ],
  )
  await app.user.click(await screen.findByRole('link', { name: /PAY-208431/ }))
  const dialog = await findDialog('Payout Details')
  expect(app.address()).toBe('/payouts?payout=p-1')
  const history = await within(dialog).findByRole('list', { name: 'History', busy: false })
  expect(within(history).getAllByRole('listitem')).toHaveLength(2)
  expect(history).toHaveTextContent('by Ada Obi')
  expect(within(dialog).getByText('₦84,500.00')).toBeVisible()
  expect(factsIn(dialog)).toMatchObject({
    Payee: 'Buka Republic Ltd, vendor',
    'Balance before': '₦90,000.00',
    Bank: 'Access Bank',
    'Account name': 'BUKA REPUBLIC LTD',
    Fee: '₦50.00',
    Period: '5 to 11 January 2026',
    Reference: expect.stringContaining('TRF-1'),
    Transaction: 'TXN-1',
  })
  expect(within(dialog).getByRole('link', { name: 'TXN-1' })).toHaveAttribute(
    'href',
    '/transactions?transaction=t-1',
  )
  expect(document.body).not.toHaveTextContent('0123454579')
  await app.user.click(within(dialog).getByRole('button', { name: 'Show account number' }))
  expect(within(dialog).getByText('0123454579')).toBeVisible()
  await runClockUntil('••••••4579')
  expect(document.body).not.toHaveTextContent('0123454579')
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeEmptyDOMElement()
})

test('an approval repeats payee and account, is sent once however often it is pressed, and is done when the server says so', async () => {
  const { app, sheet } = await openPayout()
  const respond = holdResponse('patch', path)
  await app.user.click(await sheet.findByRole('button', { name: 'Approve' }))
  const dialog = await findDialog('Approve payout')
  expect(app.address()).toBe('/payouts?payout=p-1&dialog=approve')
  expect(dialog).toHaveTextContent(
    'Send ₦84,500.00 to BUKA REPUBLIC LTD, Access Bank ••••••4579? This action cannot be undone.',
  )
  expect(factsIn(dialog)).toEqual({
    Payout: 'PAY-208431',
    Amount: '₦84,500.00',
    Payee: 'Buka Republic Ltd, vendor',
    Bank: 'Access Bank',
    'Account name': 'BUKA REPUBLIC LTD',
    'Account number': '••••••4579',
    Period: '5 to 11 January 2026',
    'Balance before': '₦90,000.00',
  })
  expect(dialog).not.toHaveTextContent('another name')
  const confirm = within(dialog).getByRole('button', { name: 'Approve ₦84,500.00' })
  await app.user.dblClick(confirm)
  await app.user.click(confirm)
  expect(confirm).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText('Payout approved')).not.toBeInTheDocument()
  servePayout({ status: 'processing' })
  respond()
  expect(await findToast('Payout approved')).toBeVisible()
  await waitFor(() => expect(app.address()).toBe('/payouts?payout=p-1'))
  expect(await sheet.findByText('Processing')).toBeVisible()
  expect(sheet.queryByRole('button', { name: /Approve|Try again/ })).not.toBeInTheDocument()
  expect(app.writes).toEqual([
    { request: 'PATCH /api/crm/payout/p-1', body: { status: 'processing' } },
  ])
})

test('an approval warns of an account in another name', async () => {
  const { app, sheet } = await openPayout({ account: { ...account, accountName: 'GODSWILL UMEH' } })
  const warning = 'The account is in another name: GODSWILL UMEH, not Buka Republic Ltd'
  expect(await sheet.findByText(sentence(warning))).toBeVisible()
  await app.user.click(sheet.getByRole('button', { name: 'Approve' }))
  const dialog = await findDialog('Approve payout')
  expect(within(dialog).getByText(sentence(warning))).toBeVisible()
  expect(dialog).toHaveTextContent('Send ₦84,500.00 to GODSWILL UMEH, Access Bank ••••••4579?')
  expect(within(dialog).getByRole('button', { name: 'Approve anyway' })).toBeEnabled()
  const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
  expect(cancel).toHaveFocus()
  await app.user.click(cancel)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(sheet.getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(app.writes).toEqual([])
})

test('a payout without an account can only be declined', async () => {
  const { sheet } = await openPayout({ account: null })
  expect(await sheet.findByText('This payout has no bank account.')).toBeVisible()
  expect(await sheet.findByRole('button', { name: 'Decline' })).toBeVisible()
  expect(sheet.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})

test('a payout is read again every 10 seconds while it is processing, and no more once it is paid', async () => {
  const { app, sheet } = await openPayout({ status: 'processing' }, { fakeTimers: true })
  const countReads = () => app.requests.filter((request) => request.includes('/payout/p-1')).length
  const runFor = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await runFor(4)
  expect(countReads()).toBe(1)
  servePayout({ status: 'paid' })
  await runFor(7)
  expect((await sheet.findAllByText('Paid'))[0]).toBeVisible()
  expect(countReads()).toBe(2)
  await runFor(60)
  expect(countReads()).toBe(2)
})

test('a payout is declined for a reason, which is kept after a failure', async () => {
  const { app, sheet } = await openPayout()
  const refusal = HttpResponse.json({ message: 'It is being paid' }, { status: 422 })
  server.use(http.patch(path, () => refusal, { once: true }))
  await app.user.click(await sheet.findByRole('button', { name: 'Decline' }))
  const dialog = within(await findDialog('Decline payout'))
  expect(
    dialog.getByText(
      sentence(
        'Decline PAY-208431? Buka Republic Ltd is told the reason, and ₦84,500.00 stays in their balance.',
      ),
    ),
  ).toBeVisible()
  const options = dialog.getAllByRole('option').map((option) => option.textContent)
  expect(options.slice(1)).toEqual([
    'Wrong account',
    'Account in another name',
    'Balance disputed',
    'Duplicate request',
    'Other',
  ])
  await app.user.selectOptions(dialog.getByLabelText('Reason'), 'Other')
  await fill(app.user, dialog.getByLabelText('In your words'), 'Paid in cash last week')
  const confirm = dialog.getByRole('button', { name: 'Decline payout' })
  await app.user.click(confirm)
  expect(await findToast('It is being paid')).toBeVisible()
  expect(dialog.getByLabelText('In your words')).toHaveValue('Paid in cash last week')
  const body = { status: 'declined', reason: 'Paid in cash last week' }
  server.use(
    http.patch(path, () => {
      servePayout(body)
      return HttpResponse.json({})
    }),
  )
  await app.user.click(confirm)
  expect(await findToast('Payout declined')).toBeVisible()
  expect(await sheet.findByText('Paid in cash last week')).toBeVisible()
  expect(app.writes.map((write) => write.body)).toEqual([body, body])
})

test('the payouts that the filters match are exported without an account number', async () => {
  const app = renderApp('/payouts?status=requested&payee=vendor', { vouchers: 0 })
  servePayout({ paidAt: '2026-01-14T12:30:00Z' })
  const savedLines = captureFile()
  await app.user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await findDialog('Export payouts'))
  expect(dialog.getByText('Requested, Vendors')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: /^Export/ }))
  const lines = await savedLines()
  expect(lines[0]).toContain(
    '"Payout","Payee","Payee type","Amount (NGN)","Bank","Account name","Check","Status","Reference","Requested","Paid"',
  )
  expect(lines[1]).toContain(
    '"PAY-208431","Buka Republic Ltd","vendor",84500,"Access Bank","BUKA REPUBLIC LTD","","Requested",',
  )
  expect(lines[1]).toMatch(/,"2026-01-13 \d\d:00","2026-01-14 \d\d:30"$/)
  expect(lines.join()).not.toContain('4579')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['failed', true],
    ['reversed', true],
    ['processing', false],
    ['paid', false],
    ['declined', false],
  ])('a payout that is %s can be sent again: %j', async (status, isOffered) => {
    const { app, sheet } = await openPayout({ status })
    await sheet.findByRole('group', { name: 'Actions' })
    expect(sheet.queryByRole('button', { name: /Approve|Decline/ })).not.toBeInTheDocument()
    const retry = sheet.queryByRole('button', { name: 'Try again' })
    expect(retry !== null).toBe(isOffered)
    if (!retry) return
    server.use(http.patch(path, () => HttpResponse.json({})))
    await app.user.click(retry)
    const dialog = within(await findDialog('Try payout again'))
    expect(dialog.getByText(sentence(/^Send ₦84,500.00 to BUKA REPUBLIC LTD, /))).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: 'Send ₦84,500.00 again' }))
    expect(await findToast('Payout sent again')).toBeVisible()
    expect(app.writes.map(({ body }) => body)).toEqual([{ status: 'processing' }])
  })

  test('a URL that names an action of another status shows the payout without a question', async () => {
    const app = renderApp('/payouts?payout=p-1&dialog=approve', { vouchers: 0 })
    servePayout({ status: 'paid' })
    const sheet = within(await findDialog('Payout Details'))
    expect(await sheet.findByRole('group', { name: 'Actions' })).toBeEmptyDOMElement()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(app.writes).toEqual([])
  })

  test('a payout that is under way after a lost response is said to be sent, and is not sent again', async () => {
    const { app, sheet } = await openPayout({ status: 'failed' })
    server.use(
      http.patch(path, () => {
        servePayout({ status: 'processing' })
        return HttpResponse.json({ message: 'Gateway Timeout' }, { status: 504 })
      }),
    )
    await app.user.click(await sheet.findByRole('button', { name: 'Try again' }))
    const dialog = within(await findDialog('Try payout again'))
    await app.user.click(dialog.getByRole('button', { name: 'Send ₦84,500.00 again' }))
    expect(await findToast('Payout sent again')).toBeVisible()
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(app.writes).toHaveLength(1)
  })

  test.each([
    ['vendor', '/vendors/x-1'],
    ['driver', '/driver/x-1'],
    ['logistics', '/logistics/x-1'],
  ])('the payee of the type %s leads to the page %s', async (type, href) => {
    const { sheet } = await openPayout({ payee: { id: 'x-1', name: 'Swift Okada Ltd', type } })
    expect(sheet.getByRole('link', { name: 'Swift Okada Ltd' })).toHaveAttribute('href', href)
  })

  test('the next payout opens without the question that the URL had for the one before', async () => {
    const app = renderApp('/payouts?payout=p-1&dialog=approve', { vouchers: 0 })
    const paid = { ...payout, status: 'paid' }
    const requested = { ...payout, id: 'p-2', payoutId: 'PAY-2' }
    server.use(
      http.get('*/api/crm/payout', () =>
        HttpResponse.json({
          payouts: [paid, requested],
          pagination: { total: 2, totalPages: 1 },
        }),
      ),
      // It has not arrived yet.
      http.get(path, () => new Promise<undefined>(() => {})),
      http.get('*/api/crm/payout/p-2', () => HttpResponse.json({ payout: requested })),
    )
    const sheet = within(await findDialog('Payout Details'))
    await app.user.click(await sheet.findByRole('button', { name: 'Next payout' }))
    expect(await sheet.findByRole('button', { name: 'Approve' })).toBeVisible()
    expect(app.address()).toBe('/payouts?payout=p-2')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  test('a URL opens the question again while the payout is in the cache, not hidden from screen readers', async () => {
    const { app } = await openPayout()
    await act(() => app.router.navigate({ href: '/nowhere' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await act(() => app.router.navigate({ href: '/payouts?payout=p-1&dialog=approve' }))
    const dialog = within(await findDialog('Approve payout'))
    expect(dialog.getByRole('button', { name: 'Approve ₦84,500.00' })).toBeVisible()
  })

  test('a URL asks nothing about a paid payout, also if the question about another one is open', async () => {
    const { app } = await openPayout()
    server.use(
      http.get('*/api/crm/payout/p-2', () =>
        HttpResponse.json({ payout: { ...payout, id: 'p-2', payoutId: 'PAY-2', status: 'paid' } }),
      ),
    )
    await act(() => app.router.navigate({ href: '/payouts?payout=p-2' }))
    await screen.findByRole('heading', { name: 'PAY-2' })
    await act(() => app.router.navigate({ href: '/payouts?payout=p-1&dialog=approve' }))
    await findDialog('Approve payout')
    await act(() => app.router.navigate({ href: '/payouts?payout=p-2&dialog=approve' }))
    expect(await screen.findByRole('heading', { name: 'PAY-2' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^Send ₦/)).not.toBeInTheDocument())
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})
