import { expect, test } from 'vitest'
import { startApi } from './api'

const approval = { status: 'processing' }
const ngozi = 'mock.adm-3.00000000-0000-4000-8000-000000000000'

function startPayouts() {
  const { db, call, list, details } = startApi()
  db.tokens.add(ngozi)
  const large = db.payouts
    .all()
    .filter(({ status, approvalsNeeded }) => status === 'requested' && approvalsNeeded === 2)
  return {
    db,
    large,
    fresh: large.find(({ approvals }) => approvals?.length === 0)?.id ?? '',
    approve: async (id: string, token?: string) =>
      (await call('PATCH', `/crm/payout/${id}`, approval, token)).status,
    call,
    list,
    details,
    givenTo: (id: string) => db.payouts.find(id)?.approvals?.map(({ by }) => by.name),
  }
}

test('payouts from ₦250,000 need two approvals, and one has been approved once', () => {
  const { db, large } = startPayouts()
  expect(large.length).toBeGreaterThanOrEqual(3)
  expect(large.filter(({ approvals }) => approvals?.[0]?.by.name === 'Ngozi Eze')).toHaveLength(1)
  const all = db.payouts.all()
  for (const { amount, approvalsNeeded } of all) {
    expect(approvalsNeeded).toBe(amount >= 250_000 ? 2 : undefined)
  }
  const paid = all.filter(({ status, approvalsNeeded }) => status === 'paid' && approvalsNeeded)
  expect(paid.map(({ approvals }) => approvals?.length)).toEqual([2])
})

test('the second approval sends the money, unless the same administrator gives it', async () => {
  const { db, fresh, approve, givenTo, details } = startPayouts()
  expect(await approve(fresh)).toBe(200)
  expect(await approve(fresh)).toBe(200)
  expect(givenTo(fresh)).toEqual(['Ada Obi'])
  expect(db.payouts.find(fresh)?.status).toBe('requested')
  expect(await approve(fresh, ngozi)).toBe(200)
  expect(await approve(fresh, ngozi)).toBe(200)
  expect(givenTo(fresh)).toEqual(['Ada Obi', 'Ngozi Eze'])
  expect(db.payouts.find(fresh)).toMatchObject({
    status: 'processing',
    decidedBy: { id: 'adm-3', name: 'Ngozi Eze' },
    approvals: [{ by: { id: 'adm-1', email: 'ada@example.com' } }, { by: { id: 'adm-3' } }],
  })
  const { history } = await details('payout', fresh)
  expect(history).toMatchObject([
    { event: 'approved', text: 'Approved, first of two', by: { name: 'Ada Obi' } },
    { event: 'approved', text: 'Approved', by: { name: 'Ngozi Eze' } },
  ])
})

test('a payout that was approved once can be declined, and then has no approvals', async () => {
  const { db, fresh, approve, call } = startPayouts()
  await approve(fresh)
  const body = { status: 'declined', reason: 'Wrong account' }
  expect((await call('PATCH', `/crm/payout/${fresh}`, body)).status).toBe(200)
  expect(db.payouts.find(fresh)).toMatchObject({ status: 'declined', approvals: [] })
})

test('the queue "for_me" has the requested payouts that the administrator has not approved', async () => {
  const { db, fresh, approve, list } = startPayouts()
  const requested = db.payouts.all().filter(({ status }) => status === 'requested').length
  const total = async () => (await list('payout', 'queue=for_me')).total
  expect(await total()).toBe(requested)
  await approve(fresh)
  expect(await total()).toBe(requested - 1)
  await approve(fresh, ngozi)
  expect(await total()).toBe(requested - 1)
})
