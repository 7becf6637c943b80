import * as v from 'valibot'
import { expect, test } from 'vitest'
import { payoutActions } from '@/features/payouts/actions'
import { payoutResource } from '@/features/payouts/resource'

const actionsOn = (payout: object) =>
  payoutActions(v.parse(payoutResource.record, { id: 'p-1', ...payout }))

const payee = { id: 'ven-1', name: 'Buka Republic Ltd' }

test.each([
  [{}, 'Send the amount to the payee?'],
  [{ amount: 500, payee }, 'Send ₦500.00 to Buka Republic Ltd?'],
  [{ amount: 500, payee, account: {} }, 'Send ₦500.00 to Buka Republic Ltd?'],
  [{ amount: 500, payee, account: { bankName: 'GTBank' } }, 'Send ₦500.00 to GTBank?'],
  [{ amount: 500, account: { accountName: 'BUKA' } }, 'Send ₦500.00 to BUKA?'],
  [{ amount: 500, account: { accountNumber: '0123454579' } }, 'Send ₦500.00 to ••••••4579?'],
])('the question about the payout %j is “%s”', (payout, question) => {
  expect(actionsOn(payout).approve).toMatchObject({
    question: `${question} This action cannot be undone.`,
  })
})

test('the question before declining a payout names what is known of it', () => {
  expect(actionsOn({}).decline).toMatchObject({
    question: 'Decline p-1? The payee is told the reason, and the amount stays in their balance.',
  })
})

test.each([
  ['requested', { bankName: 'GTBank' }, ['decline', 'approve']],
  ['requested', null, ['decline']],
  ['failed', { bankName: 'GTBank' }, ['retry']],
  ['failed', null, []],
])('a payout that is %s, with the account %j, has the actions %j', (status, account, names) => {
  const allowed = Object.entries(actionsOn({ status, account })).filter(
    ([, { isAllowed }]) => isAllowed,
  )
  expect(allowed.map(([name]) => name)).toEqual(names)
})
