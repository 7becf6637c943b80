import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  changedIds,
  findBar,
  loseNext,
  onChange,
  openMany,
  refusal,
  renderPayouts,
  requested,
  selectPage,
} from '../support/bulk-rows'
import { captureFile } from '../support/contents'
import { findDialog } from '../support/render-app'
import { server } from '../support/server'

const rowsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const results = () => rowsIn(screen.getByRole('list', { name: 'Results' }))
const selectedNames = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select PAY/, checked: true })
    .map((box) => box.getAttribute('aria-label'))

test('the question says which payouts are left out and why, and the sum of the others', async () => {
  const app = renderPayouts([
    {},
    { amount: 1500.5 },
    { status: 'paid' },
    { status: 'processing' },
    { status: 'paid' },
    { account: null },
    {
      account: { bankName: 'Zenith', accountName: 'GODSWILL UMEH', accountNumber: '0000000001' },
    },
    { status: 'declined' },
  ])
  const dialog = await openMany(app, 'Approve', 'Approve 2 payouts')
  expect(app.address()).toBe('/payouts?dialog=approve')
  expect(dialog.getByText('6 payouts left out')).toBeVisible()
  const [reasons, rows] = dialog.getAllByRole('list')
  expect(reasons && rowsIn(reasons)).toEqual([
    '2 are already paid',
    '1 is already processing',
    '1 payout: It has no bank account',
    '1 payout: The account is in another name',
    '1 is declined',
  ])
  expect(rows && rowsIn(rows)).toEqual([
    'PAY-1Buka Republic Ltd₦1,000.00',
    'PAY-2Buka Republic Ltd₦1,500.50',
    'PAY-3Buka Republic Ltd₦3,000.00Left out: already paid',
    'PAY-4Buka Republic Ltd₦4,000.00Left out: already processing',
    'PAY-5Buka Republic Ltd₦5,000.00Left out: already paid',
    'PAY-6Buka Republic Ltd₦6,000.00Left out: It has no bank account',
    'PAY-7Buka Republic Ltd₦7,000.00Left out: The account is in another name',
    'PAY-8Buka Republic Ltd₦8,000.00Left out: declined',
  ])
  expect(dialog.getByText('The money is sent at once. This action cannot be undone.')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Approve 2 payouts, ₦2,500.50' }))
  expect(await screen.findByText('2 approved')).toBeVisible()
  expect(app.writes).toEqual([
    { request: 'PATCH /api/crm/payout/p-1', body: { status: 'processing' } },
    { request: 'PATCH /api/crm/payout/p-2', body: { status: 'processing' } },
  ])
})

test('one reason for all is required, and each payout is declined with it', async () => {
  const app = renderPayouts(requested(2))
  const dialog = await openMany(app, 'Decline', 'Decline 2 payouts')
  const confirm = dialog.getByRole('button', { name: 'Decline 2 payouts, ₦3,000.00' })
  await app.user.click(confirm)
  const reason = dialog.getByLabelText(/^Reason/)
  expect(reason).toHaveAccessibleDescription('A reason is required')
  expect(reason).toHaveFocus()
  expect(app.writes).toEqual([])
  await app.user.selectOptions(reason, 'Balance disputed')
  await app.user.click(confirm)
  expect(await screen.findByText('2 declined')).toBeVisible()
  const body = { status: 'declined', reason: 'Balance disputed' }
  expect(app.writes).toEqual([
    { request: 'PATCH /api/crm/payout/p-1', body },
    { request: 'PATCH /api/crm/payout/p-2', body },
  ])
})

test('the results say what became of each payout, and "Try again" sends only what is not done', async () => {
  const app = renderPayouts(requested(6))
  const approved = () => app.db.payouts.all().filter(({ status }) => status !== 'requested').length
  let isLow = true
  onChange('p-2', () => (isLow ? refusal('The balance is too low') : undefined))
  loseNext('p-3', true)
  loseNext('p-4', false)
  loseNext('p-5', false)
  const question = await openMany(app, 'Approve', 'Approve 6 payouts')
  await app.user.click(question.getByRole('button', { name: /^Approve 6/ }))
  expect(await screen.findByText('3 approved, 1 refused, 2 not known')).toBeVisible()
  expect(approved()).toBe(3)
  const dialog = within(await findDialog('Approve 6 payouts'))
  expect(
    dialog.getByText('“Try again” reads what is not known once more before it sends anything.'),
  ).toBeVisible()
  expect(results()).toEqual([
    'PAY-4Buka Republic Ltd₦4,000.00Not knownNo response arrived',
    'PAY-5Buka Republic Ltd₦5,000.00Not knownNo response arrived',
    'PAY-2Buka Republic Ltd₦2,000.00RefusedThe balance is too low',
    'PAY-1Buka Republic Ltd₦1,000.00Approved',
    'PAY-3Buka Republic Ltd₦3,000.00Approved',
    'PAY-6Buka Republic Ltd₦6,000.00Approved',
  ])
  const once = ['p-1', 'p-2', 'p-3', 'p-4', 'p-5', 'p-6']
  expect(changedIds(app).toSorted()).toEqual(once)

  // A colleague approves one of those that are not known.
  app.db.payouts.patch('p-4', { status: 'processing' })
  isLow = false
  app.writes.length = 0
  await app.user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('6 approved')).toBeVisible()
  expect(changedIds(app).toSorted()).toEqual(['p-2', 'p-5'])
  expect(approved()).toBe(6)
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await app.user.click(dialog.getByText('Close'))
  await waitFor(() => expect(app.address()).toBe('/payouts'))
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument()
})

test('payouts that a colleague has changed since the question are left out, and can be tried again', async () => {
  const app = renderPayouts(requested(5))
  const { payouts } = app.db
  const question = await openMany(app, 'Approve', 'Approve 5 payouts')
  payouts.patch('p-2', { status: 'declined' })
  payouts.patch('p-3', { amount: 9000 })
  payouts.remove('p-4')
  server.use(
    http.get('*/api/crm/payout/p-5', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  )
  await app.user.click(question.getByRole('button', { name: /^Approve 5/ }))
  expect(await screen.findByText('1 approved, 4 left out')).toBeVisible()
  expect(results()).toEqual([
    'PAY-2Buka Republic Ltd₦2,000.00Left outdeclined',
    'PAY-3Buka Republic Ltd₦3,000.00Left outIt has changed meanwhile',
    'PAY-4Buka Republic Ltd₦4,000.00Left outIt no longer exists',
    'PAY-5Buka Republic Ltd₦5,000.00Left outIt could not be read again',
    'PAY-1Buka Republic Ltd₦1,000.00Approved',
  ])
  expect(changedIds(app)).toEqual(['p-1'])
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 approved, 3 left out')).toBeVisible()
  expect(changedIds(app)).toEqual(['p-1', 'p-5'])
})

test('closing with payouts that are not done asks, and only these stay selected', async () => {
  const app = renderPayouts(requested(4))
  onChange('p-2', () => refusal('The balance is too low'))
  loseNext('p-3', false)
  const question = await openMany(app, 'Approve', 'Approve 4 payouts')
  await app.user.click(question.getByRole('button', { name: /^Approve 4/ }))
  await screen.findByText('2 approved, 1 refused, 1 not known')
  const dialog = within(await findDialog('Approve 4 payouts'))
  await app.user.click(dialog.getByText('Close'))
  const findPrompt = async () => within(await findDialog('Close with 2 payouts not approved?'))
  const prompt = await findPrompt()
  expect(
    prompt.getByText('2 approved, 1 refused, 1 not known. The results are not kept.'),
  ).toBeVisible()
  expect(prompt.getByRole('button', { name: 'Download results' })).toBeVisible()
  await app.user.click(prompt.getByRole('button', { name: 'Keep open' }))
  expect(results()).toHaveLength(4)
  await app.user.keyboard('{Escape}')
  await app.user.click((await findPrompt()).getByText('Close'))
  await waitFor(() => expect(app.address()).toBe('/payouts'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(selectedNames()).toEqual(['Select PAY-2', 'Select PAY-3'])
  expect((await findBar()).getByText(/^2 selected/)).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('nothing can be confirmed if the action is possible for none of the selected rows', async () => {
    const app = renderPayouts([{}, { status: 'paid' }], { url: '/payouts?dialog=approve' })
    // A link to the dialog says nothing of the rows.
    expect(await screen.findByText('No payouts selected')).toBeVisible()
    await waitFor(() => expect(app.address()).toBe('/payouts'))
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select PAY-2' }))
    const bar = await findBar()
    expect(bar.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
    await act(() => app.router.navigate({ href: '/payouts?dialog=approve' }))
    const dialog = within(await findDialog('Approve 0 payouts'))
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'This is possible for none of the selected payouts.',
    )
    expect(dialog.getByRole('button', { name: 'Approve 0 payouts' })).toBeDisabled()
  })

  test('the results are saved as CSV, with the reason of each payout that was left out', async () => {
    const app = renderPayouts([{}, {}, {}, { status: 'paid' }])
    onChange('p-2', () => refusal('=The balance is too low'))
    loseNext('p-3', false)
    const question = await openMany(app, 'Approve', 'Approve 3 payouts')
    await app.user.click(question.getByRole('button', { name: /^Approve 3/ }))
    await screen.findByText('1 approved, 1 refused, 1 not known')
    const savedLines = captureFile()
    await app.user.click(screen.getByRole('button', { name: 'Download results' }))
    expect(await savedLines()).toEqual([
      '"Payout","Details","Amount (NGN)","Result","Message","ID"',
      '"PAY-1","Buka Republic Ltd",1000,"Approved","","p-1"',
      `"PAY-2","Buka Republic Ltd",2000,"Refused","'=The balance is too low","p-2"`,
      '"PAY-3","Buka Republic Ltd",3000,"Not known","No response arrived","p-3"',
      '"PAY-4","Buka Republic Ltd",4000,"Left out","already paid","p-4"',
    ])
  })

  test('Back with everything done closes the dialog and selects nothing', async () => {
    const app = renderPayouts(requested(2))
    const question = await openMany(app, 'Approve', 'Approve 2 payouts')
    await app.user.click(question.getByRole('button', { name: /^Approve 2/ }))
    await screen.findByText('2 approved')
    act(() => app.router.history.back())
    await waitFor(() => expect(app.address()).toBe('/payouts'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument()
  })

  test('rows of a list are selected with Shift, and "Select all" selects those of all pages', async () => {
    const app = renderPayouts(requested(22))
    await screen.findByRole('table', { name: 'Payouts', busy: false })
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
    await app.user.click(box('PAY-2'))
    await app.user.keyboard('{Shift>}')
    await app.user.click(box('PAY-4'))
    await app.user.keyboard('{/Shift}')
    expect(selectedNames()).toEqual(['Select PAY-2', 'Select PAY-3', 'Select PAY-4'])
    await selectPage(app)
    const bar = await findBar()
    await app.user.click(bar.getByRole('button', { name: 'Select all 22' }))
    await bar.findByText(/^22 selected/)
    await app.user.keyboard('b')
    expect(bar.getByRole('button', { name: 'Approve' })).toHaveFocus()
    await app.user.keyboard('{Enter}')
    const dialog = within(await findDialog('Approve 22 payouts'))
    expect(dialog.getAllByRole('listitem')).toHaveLength(22)
  })
})
