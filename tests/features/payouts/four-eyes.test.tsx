import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { approvalsText, othersLeft, othersOf } from '@/features/payouts/approvals'
import { payoutResource } from '@/features/payouts/resource'
import { withoutIsolates } from '@/lib/isolate'
import { updateUser } from '@/memory/session'
import type { StoredPayout } from '../../../src/mock-api/seed/order-types'
import type { App } from '../../support/bulk'
import { loseNext, onChange, openMany, renderPayouts } from '../../support/bulk-rows'
import { captureFile, factsIn } from '../../support/contents'
import { findDialog, findToast, sentence } from '../../support/render-app'
import { server } from '../../support/server'
import { chooseInUserMenu } from '../../support/user-menu'

const ngozi = { id: 'adm-3', name: 'Ngozi Eze', email: 'ngozi@example.com' }
const ada = { id: 'adm-1', name: 'Ada Obi', email: 'ada@example.com' }
const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString()
const approvedBy = (by: typeof ada) => [{ by, at: minutesAgo(1) }]
const large = { amount: 300_000, approvalsNeeded: 2, approvals: [] }
const anotherHasTo = 'A second administrator has to approve.'
const noMore = `You have approved it. ${anotherHasTo}`

const statusOf = ({ db }: App, id = 'p-1') => db.payouts.find(id)?.status

/** The name and the result of each row, in the order of the dialog. */
async function resultsIn() {
  const list = await screen.findByRole('list', { name: 'Results' })
  const rows = within(list).getAllByRole('listitem')
  return rows.map(({ textContent }) => {
    const [, name, result] = /^(PAY-\d+).*?\.00(.*)$/.exec(textContent) ?? []
    return [name, result]
  })
}

async function openPayout(change: Partial<StoredPayout>, dialog = '') {
  const app = renderPayouts([{ ...large, ...change }], { url: `/payouts?payout=p-1${dialog}` })
  const element = await findDialog('Payout Details')
  const sheet = within(element)
  await sheet.findByRole('list', { name: 'History', busy: false })
  return { app, sheet, element }
}

test('the first of two approvals says that no money is sent yet, and cannot be given twice', async () => {
  const { app, sheet } = await openPayout({})
  expect(sheet.getByText('Two administrators have to approve.')).toBeVisible()
  await app.user.click(await sheet.findByRole('button', { name: 'Approve' }))
  const dialog = await findDialog('Approve payout')
  expect(dialog).toHaveTextContent(
    `Approve sending ₦300,000.00 to BUKA REPUBLIC LTD, Access Bank ••••••4579? Nothing is sent yet. ${anotherHasTo}`,
  )
  expect(dialog).not.toHaveTextContent('undone')
  await app.user.click(within(dialog).getByRole('button', { name: 'Approve ₦300,000.00' }))
  expect(await findToast('Payout approved')).toBeVisible()
  expect(await findToast(/^PAY-\d+: A second administrator has to approve$/)).toBeVisible()
  expect(
    await sheet.findByText(
      sentence(/^Approved by Ada Obi, \d\d:\d\d\. A second administrator has to approve\.$/),
    ),
  ).toBeVisible()
  expect(sheet.getAllByText('Requested')[0]).toBeVisible()
  expect(sheet.getByRole('list', { name: 'History' })).toHaveTextContent(
    /^Approved, first of two.*by Ada Obi/,
  )
  const approve = sheet.getByRole('button', { name: 'Approve' })
  expect(approve).toHaveAttribute('aria-disabled', 'true')
  expect(approve).toHaveAccessibleDescription(noMore)
  await app.user.click(approve)
  expect(await findToast('Approve is not possible for PAY-1')).toBeVisible()
  expect(await findToast(noMore)).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(sheet.getByRole('button', { name: 'Decline' })).toBeEnabled()
  expect(app.writes).toHaveLength(1)
  expect(statusOf(app)).toBe('requested')
})

test('the second administrator sees who approved first, and sends the money', async () => {
  const { app, sheet } = await openPayout({ approvals: approvedBy(ngozi) })
  const first = /^Approved by Ngozi Eze, .*\d\d:\d\d\. A second administrator has to approve\.$/
  expect(sheet.getByText(sentence(first))).toBeVisible()
  await app.user.click(await sheet.findByRole('button', { name: 'Approve' }))
  const dialog = await findDialog('Approve payout')
  expect(within(dialog).getByText(sentence(first))).toBeVisible()
  expect(dialog).toHaveTextContent(/Send ₦300,000\.00 to .*\? This action cannot be undone\./)
  expect(factsIn(dialog)).toMatchObject({ Payout: 'PAY-1' })
  await app.user.click(within(dialog).getByRole('button', { name: 'Approve ₦300,000.00' }))
  expect(await findToast('Payout approved')).toBeVisible()
  expect(await findToast('PAY-1')).toBeVisible()
  expect(
    await sheet.findByText(sentence(/^Approved by Ngozi Eze, .* Approved by Ada Obi, /)),
  ).toBeVisible()
  expect(sheet.getByRole('list', { name: 'History' })).toHaveTextContent(
    /ProcessingApproved.*by Ada Obi/,
  )
  expect(statusOf(app)).toBe('processing')
})

test.each([
  ['only its status', { payout: { id: 'p-1', status: 'requested' } }, true],
  ['only its id', { payout: { id: 'p-1' } }, true],
  ['another payout', { payout: { id: 'p-9', status: 'processing' } }, true],
  ['nothing', {}, true],
  ['that it is sent', { payout: { id: 'p-1', status: 'processing' } }, false],
])(
  'a first approval is said to wait unless the response says that it is sent. It has %s',
  async (_, body, isWaiting) => {
    const { app, sheet } = await openPayout({})
    server.use(http.patch('*/api/crm/payout/p-1', () => HttpResponse.json(body)))
    await app.user.click(await sheet.findByRole('button', { name: 'Approve' }))
    const dialog = within(await findDialog('Approve payout'))
    await app.user.click(dialog.getByRole('button', { name: 'Approve ₦300,000.00' }))
    const text = isWaiting ? 'PAY-1: A second administrator has to approve' : 'PAY-1'
    expect(await findToast(text)).toBeVisible()
  },
)

test('an approval that another administrator has given meanwhile changes the question, and nothing is sent', async () => {
  const { app, sheet } = await openPayout({})
  await app.user.click(await sheet.findByRole('button', { name: 'Approve' }))
  const dialog = await findDialog('Approve payout')
  app.db.payouts.patch('p-1', { approvals: approvedBy(ngozi) })
  await app.user.click(within(dialog).getByRole('button', { name: 'Approve ₦300,000.00' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The payout has changed meanwhile. Read the question again before you confirm.',
  )
  expect(dialog).toHaveTextContent('This action cannot be undone.')
  expect(app.writes).toEqual([])
})

test('a first approval whose response was lost is settled by it, and said as done', async () => {
  const { app, sheet } = await openPayout({})
  loseNext('p-1', true)
  await app.user.click(await sheet.findByRole('button', { name: 'Approve' }))
  const dialog = await findDialog('Approve payout')
  const confirm = within(dialog).getByRole('button', { name: 'Approve ₦300,000.00' })
  await app.user.click(confirm)
  expect(await findToast('Payout approved')).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await sheet.findByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(noMore)
  expect(app.writes).toHaveLength(1)
})

test('many approvals leave out what was approved already, and say how many send no money yet', async () => {
  const app = renderPayouts([
    {},
    large,
    { ...large, approvals: approvedBy(ada) },
    { ...large, approvals: approvedBy(ngozi) },
  ])
  // The server has done it: the record shows the approval.
  loseNext('p-2', true)
  const dialog = await openMany(app, 'Approve', 'Approve 3 payouts')
  expect(dialog.getByText(`1 payout: ${noMore}`)).toBeVisible()
  expect(
    dialog.getByText(
      '₦301,000.00 is sent at once. ₦300,000.00 in 1 payout waits for a second administrator.',
    ),
  ).toBeVisible()
  expect(dialog.getByText('This action cannot be undone.')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Approve 3 payouts' }))
  expect(await screen.findByText('2 approved, 1 waits for a second administrator')).toBeVisible()
  expect(await resultsIn()).toEqual([
    ['PAY-2', 'Waits for a second administrator'],
    ['PAY-1', 'Approved'],
    ['PAY-4', 'Approved'],
    ['PAY-3', `Left out: ${noMore}`],
  ])
  expect(app.writes).toHaveLength(3)
  expect(['p-1', 'p-2', 'p-3', 'p-4'].map((id) => statusOf(app, id))).toEqual([
    'processing',
    'requested',
    'requested',
    'processing',
  ])
})

test('a second approval that a colleague gives right before the request is not said to wait', async () => {
  const app = renderPayouts([{}, large])
  onChange('p-2', () => {
    // It is the second approval now, although the payout was read without one.
    app.db.payouts.patch('p-2', { approvals: approvedBy(ngozi) })
    return undefined
  })
  const dialog = await openMany(app, 'Approve', 'Approve 2 payouts')
  await app.user.click(dialog.getByRole('button', { name: 'Approve 2 payouts' }))
  expect(await screen.findByText('2 approved')).toBeVisible()
  expect(statusOf(app, 'p-2')).toBe('processing')
})

test('an approval whose response is lost is told as what the record shows: it waits, or it is sent', async () => {
  const app = renderPayouts([large, large])
  loseNext('p-1', true)
  onChange('p-2', () => {
    app.db.payouts.patch('p-2', { approvals: approvedBy(ngozi), status: 'processing' })
    return HttpResponse.error()
  })
  const dialog = await openMany(app, 'Approve', 'Approve 2 payouts')
  expect(
    dialog.getByText('₦600,000.00 in 2 payouts waits for a second administrator.'),
  ).toBeVisible()
  expect(dialog.queryByText('This action cannot be undone.')).not.toBeInTheDocument()
  await app.user.click(dialog.getByRole('button', { name: 'Approve 2 payouts' }))
  expect(await screen.findByText('1 approved, 1 waits for a second administrator')).toBeVisible()
  expect(await resultsIn()).toEqual([
    ['PAY-1', 'Waits for a second administrator'],
    ['PAY-2', 'Approved'],
  ])
})

test('a payout that needs a second administrator by now is left out, because the question has changed', async () => {
  const app = renderPayouts([{}, {}])
  const dialog = await openMany(app, 'Approve', 'Approve 2 payouts')
  app.db.payouts.patch('p-2', { approvalsNeeded: 2, approvals: [] })
  await app.user.click(dialog.getByRole('button', { name: 'Approve 2 payouts, ₦3,000.00' }))
  expect(await screen.findByText('1 approved, 1 left out')).toBeVisible()
  expect(statusOf(app, 'p-2')).toBe('requested')
})

test('what waits is told in the file of results and in “My changes”', async () => {
  const app = renderPayouts([{}, large])
  const dialog = await openMany(app, 'Approve', 'Approve 2 payouts')
  await app.user.click(dialog.getByRole('button', { name: /^Approve 2 payouts/ }))
  await screen.findByText('1 approved, 1 waits for a second administrator')
  const savedLines = captureFile()
  await app.user.click(screen.getByRole('button', { name: 'Download results' }))
  const lines = await savedLines()
  expect(lines).toEqual([
    expect.stringContaining('"Payout","Details","Amount (NGN)","Result","Message","ID"'),
    '"PAY-1","Buka Republic Ltd",1000,"Approved","","p-1"',
    '"PAY-2","Buka Republic Ltd",300000,"Waits for a second administrator","","p-2"',
  ])
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await chooseInUserMenu(app, 'My changes')
  const [newest, older] = within(await findDialog('My changes')).getAllByRole('listitem')
  expect(`${newest?.textContent} ${older?.textContent}`).toMatch(
    /PAY-\dBuka Republic Ltd, Waits for a second administrator/,
  )
})

test('what waits is told apart without the amounts, too', async () => {
  const app = renderPayouts([])
  const account = { bankName: 'GTBank', accountName: 'BUKA', accountNumber: '••••••4579' }
  const row = { payee: { name: 'Buka' }, account, status: 'requested' }
  server.use(
    http.get('*/api/crm/payout', () =>
      HttpResponse.json({
        payouts: [
          { ...row, id: 'p-1', amount: 1000 },
          { ...row, id: 'p-2', approvalsNeeded: 2 },
        ],
        pagination: { total: 2, totalPages: 1 },
      }),
    ),
  )
  const dialog = await openMany(app, 'Approve', 'Approve 2 payouts')
  expect(
    dialog.getByText(
      '₦1,000.00 is sent at once. The money of 1 payout waits for a second administrator.',
    ),
  ).toBeVisible()
  expect(dialog.getByRole('button', { name: /^Approve 2 payouts/ })).toBeVisible()
})

test('the queue "For me" has what waits for the own approval', async () => {
  const app = renderPayouts([{}, { ...large, approvals: approvedBy(ada) }, { status: 'paid' }])
  await app.user.selectOptions(await screen.findByRole('combobox', { name: /queue/i }), 'For me')
  await waitFor(() => expect(screen.queryByText('PAY-2')).not.toBeInTheDocument())
  expect(await screen.findByText('PAY-1')).toBeVisible()
  expect(app.requests.some((request) => request.includes('queue=for_me'))).toBe(true)
})

const textOf = (payout: object) =>
  withoutIsolates(
    approvalsText(
      v.parse(payoutResource.record, { id: 'p-1', status: 'requested', ...payout }),
      '2026-11-26',
    ),
  )
const at = '2026-01-13T13:02:00Z'

test.each([
  [{}, ''],
  [{ approvals: [] }, ''],
  [{ approvalsNeeded: 2 }, 'Two administrators have to approve.'],
  [{ approvalsNeeded: 3 }, '3 administrators have to approve.'],
  [
    { approvalsNeeded: 2, approvals: [{ by: ngozi, at }] },
    'Approved by Ngozi Eze, 13 January 2026, 14:02. A second administrator has to approve.',
  ],
  [
    { approvalsNeeded: 3, approvals: [{ by: { email: 'ngozi@example.com' } }] },
    'Approved by ngozi@example.com. 2 more administrators have to approve.',
  ],
  [
    { status: 'paid', approvalsNeeded: 2, approvals: [{ by: null, at: null }, { by: 'adm-1' }] },
    'Approved by an administrator. Approved by adm-1.',
  ],
])('the approvals of %j are “%s”', (payout, text) => {
  expect(textOf(payout)).toBe(text)
})

const given = [{ by: { id: 'adm-9' } }]

test.each([
  // Before the approval.
  [{}, false, ''],
  [{ approvalsNeeded: 1 }, false, ''],
  [{ approvalsNeeded: 2 }, false, 'a second administrator'],
  [{ approvalsNeeded: 2, approvals: given }, false, ''],
  [{ approvalsNeeded: 4, approvals: given }, false, '2 more administrators'],
  [{ approvalsNeeded: 2, status: 'failed' }, false, ''],
  // In the response, which may not have its approvals, or not yet its status.
  [{ approvalsNeeded: 2 }, true, 'a second administrator'],
  [{ approvalsNeeded: 2, approvals: given }, true, 'a second administrator'],
  [{ approvalsNeeded: 2, approvals: given, status: 'PROCESSING' }, true, ''],
  [{}, true, ''],
])('the payout %j, approved: %j, waits for “%s”', (payout, isApproved, text) => {
  const record = v.parse(payoutResource.record, { id: 'p-1', status: 'requested', ...payout })
  expect(othersOf(othersLeft(record, isApproved))).toBe(text)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('neither the key "a" nor a URL opens the question of who has approved', async () => {
    const { app, element } = await openPayout({ approvals: approvedBy(ada) }, '&dialog=approve')
    await findToast(/^Approve is not possible for PAY-1/)
    await waitFor(() => expect(app.address()).toBe('/payouts?payout=p-1'))
    act(() => element.focus())
    await app.user.keyboard('a')
    expect(within(element).getByRole('button', { name: 'Approve' })).toHaveFocus()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(app.address()).toBe('/payouts?payout=p-1')
    expect(app.writes).toEqual([])
  })

  test.each([
    ['by the id', { ...ada, email: 'other@example.com' }, { id: 'adm-1' }, true],
    ['by the email, without an id', ada, { email: 'ADA@example.com' }, true],
    ['not by the email of another id', { ...ngozi, email: ada.email }, { ...ada }, false],
    ['not without both', ada, {}, false],
  ])('an own approval is recognized %s', async (_how, by, user, isOwn) => {
    await openPayout({ approvals: approvedBy(by) })
    // The page is rendered again.
    act(() => updateUser({ firstName: 'Ada', lastName: 'Obi', usertype: 'admin', ...user }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe(
        isOwn ? 'true' : null,
      ),
    )
  })
})
