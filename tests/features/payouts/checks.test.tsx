import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openMany, renderPayouts, selectPage } from '../../support/bulk-rows'
import { captureFile, cellsOf } from '../../support/contents'
import { findDialog } from '../../support/render-app'
import { server, serveWithout } from '../../support/server'

const other = {
  bankName: 'GTBank',
  accountName: 'GODSWILL UMEH',
  accountNumber: '••••••0014',
}

/** The cells of the columns Bank and Check. */
const checked = async () => (await cellsOf('Payouts')).map((cells) => cells.slice(3, 5))

test('the list says which payouts to look at, and why', async () => {
  renderPayouts([
    { account: other, approvalsNeeded: 2 },
    { account: null },
    { payee: { id: 'drv-1', name: 'Buka Driver', type: 'driver' } },
    { status: 'paid', account: other },
    { account: { ...other, accountName: 'BUKA', accountNumber: '12345' } },
  ])
  expect(await checked()).toEqual([
    ['GTBank ••0014', 'Other name, Second approval'],
    ['—', 'No account'],
    // Alone, its account looks right.
    ['Access Bank ••4579', '—'],
    ['GTBank ••0014', '—'],
    ['GTBank ••••••', '—'],
  ])
})

test('who has approved reads who else has to, instead of “Second approval”', async () => {
  const at = '2026-01-28T09:00:00Z'
  const by = (id: string, name: string) => [{ by: { id, name, email: `${id}@example.com` }, at }]
  renderPayouts([
    { approvalsNeeded: 2, approvals: by('adm-1', 'Ada Obi') },
    { approvalsNeeded: 2, approvals: by('adm-3', 'Ngozi Eze') },
    { approvalsNeeded: 3, approvals: by('adm-1', 'Ada Obi') },
    { approvalsNeeded: 2, approvals: by('adm-1', 'Ada Obi'), account: other },
  ])
  expect((await checked()).map(([, check]) => check)).toEqual([
    'Waits for a second administrator',
    'Second approval',
    'Waits for 2 more administrators',
    'Other name, Waits for a second administrator',
  ])
})

const twoPayees = [
  {},
  { payee: { id: 'drv-1', name: 'Buka Driver', type: 'driver' } },
  { payee: { id: 'drv-2', name: 'Godswill Umeh', type: 'driver' }, account: other },
]

test.each([true, false])(
  'an account that another payee has is named on both, and no longer once it is gone. Said by the backend: %s',
  async (isSaid) => {
    const app = renderPayouts(twoPayees)
    if (!isSaid) serveWithout(app.db, '*/api/crm/payout', 'hasSameAccount')
    expect(await checked()).toEqual([
      ['Access Bank ••4579', 'Same account'],
      ['Access Bank ••4579', 'Same account'],
      ['GTBank ••0014', '—'],
    ])
    app.db.payouts.patch('p-2', { account: { ...other, accountName: 'BUKA DRIVER' } })
    await app.user.click(screen.getByRole('button', { name: /^(?:Refresh|Updated)/ }))
    // The row itself is the same as before.
    await waitFor(async () => expect((await checked())[0]).toEqual(['Access Bank ••4579', '—']))
  },
)

test('a search for one of two payees with the same account warns, also in the question', async () => {
  const app = renderPayouts(twoPayees, { url: '/payouts?search=PAY-2' })
  expect(await checked()).toEqual([['Access Bank ••4579', 'Same account']])
  await app.user.click(screen.getByText('PAY-2'))
  const sheet = within(await findDialog('Payout Details'))
  expect(await sheet.findByText('Another payee has the same account.')).toBeVisible()
  await app.user.click(sheet.getByRole('button', { name: 'Approve' }))
  const question = within(await findDialog('Approve payout'))
  expect(question.getByText('Another payee has the same account.')).toBeVisible()
})

test.each([true, false])(
  'payouts with the same account are not approved together with others. Said by the backend: %s',
  async (isSaid) => {
    const app = renderPayouts(twoPayees)
    if (!isSaid) serveWithout(app.db, '*/api/crm/payout', 'hasSameAccount')
    const dialog = await openMany(app, 'Approve', 'Approve 1 payout')
    expect(dialog.getByText('2 payouts: Another payee has the same account')).toBeVisible()
    expect(dialog.getAllByText('Left out: Another payee has the same account')).toHaveLength(2)
  },
)

test('without the flag, the sheet and its question warn of what the list has compared', async () => {
  const app = renderPayouts(twoPayees)
  serveWithout(app.db, '*/api/crm/payout', 'hasSameAccount')
  await app.user.click(await screen.findByText('PAY-2'))
  const sheet = within(await findDialog('Payout Details'))
  expect(await sheet.findByText('Another payee has the same account.')).toBeVisible()
  await app.user.click(sheet.getByRole('button', { name: 'Approve' }))
  const question = within(await findDialog('Approve payout'))
  expect(question.getByText('Another payee has the same account.')).toBeVisible()
})

test('payouts of two pages with the same account are not approved together', async () => {
  const [own = {}, ofDriver = {}] = twoPayees
  const app = renderPayouts([...Array.from({ length: 20 }, () => own), ofDriver])
  serveWithout(app.db, '*/api/crm/payout', 'hasSameAccount')
  await selectPage(app)
  await app.user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('PAY-21')
  const dialog = await openMany(app, 'Approve', 'Approve 0 payouts')
  expect(dialog.getByText('21 payouts: Another payee has the same account')).toBeVisible()
})

test('what the backend says of an account is not replaced by a comparison', async () => {
  const [own, ofDriver] = twoPayees
  renderPayouts([
    { ...own, hasSameAccount: false },
    { ...ofDriver, hasSameAccount: false },
  ])
  expect((await checked()).map(([, check]) => check)).toEqual(['—', '—'])
})

test('the exported file has the checks of each row, and no digits of an account', async () => {
  const app = renderPayouts([
    { account: other },
    {},
    { payee: { id: 'drv-1', name: 'Buka Driver', type: 'driver' } },
  ])
  await screen.findByRole('table', { name: 'Payouts', busy: false })
  const savedLines = captureFile()
  await app.user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await findDialog('Export payouts'))
  await app.user.click(dialog.getByRole('button', { name: /^Export/ }))
  const lines = await savedLines()
  expect(lines[1]).toContain('"GTBank","GODSWILL UMEH","Other name","Requested"')
  expect(lines[2]).toContain('"Access Bank","BUKA REPUBLIC LTD","Same account","Requested"')
  expect(lines.join()).not.toMatch(/0014|4579|••/)
})

const findQueue = () => screen.findByRole('combobox', { name: 'Queue' })

test('the queues “To check” and “Same account” have what the column names', async () => {
  const app = renderPayouts([
    { account: other },
    {},
    { payee: { id: 'drv-1', name: 'Buka Driver', type: 'driver' }, status: 'failed' },
    { status: 'paid', account: other },
    { account: { ...other, accountName: 'BUKA' } },
  ])
  await app.user.selectOptions(await findQueue(), 'To check')
  await waitFor(() => expect(app.address()).toBe('/payouts?queue=check'))
  expect(await checked()).toEqual([
    ['GTBank ••0014', 'Other name'],
    // The other payout with the account is not in this queue.
    ['Access Bank ••4579', 'Same account'],
  ])
  await app.user.selectOptions(await findQueue(), 'Same account')
  await waitFor(() => expect(app.address()).toBe('/payouts?queue=same_account'))
  expect(document.title).toBe('Payouts: Same account · Marketplace Admin')
  await waitFor(async () =>
    expect(await checked()).toEqual([
      ['Access Bank ••4579', 'Same account'],
      ['Access Bank ••4579', 'Same account'],
    ]),
  )
})

test('a backend that has not announced them has no such queues, and a link is not followed', async () => {
  const app = renderPayouts([], { url: '/payouts?queue=check' })
  server.use(
    http.get('*/api/crm/payout', () =>
      HttpResponse.json({
        payouts: [{ id: 'p-1' }],
        pagination: { total: 1, totalPages: 1 },
        capabilities: { filters: ['queue'] },
      }),
    ),
  )
  await screen.findByRole('table', { name: 'Payouts', busy: false })
  await waitFor(() => expect(app.address()).toBe('/payouts'))
  const options = within(await findQueue()).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All Payouts',
    'Problems',
    'For me',
  ])
  expect(app.requests.filter((request) => request.includes('queue='))).toEqual([])
})
