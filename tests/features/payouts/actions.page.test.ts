import * as v from 'valibot'
import { expect, test } from 'vitest'
import { payoutActions } from '@/features/payouts/actions'
import { payoutResource } from '@/features/payouts/resource'
import { withoutIsolates } from '@/lib/isolate'

const parse = (payout: object) => v.parse(payoutResource.record, { id: 'p-1', ...payout })
const actionsOn = (payout: object) => payoutActions(parse(payout))

const questionOf = (payout: object, name: 'approve' | 'decline') =>
  withoutIsolates([payoutActions(parse(payout))[name].ask.question].flat().join(''))

const payee = { id: 'ven-1', name: 'Buka Republic Ltd' }

test.each([
  [{}, 'Send the amount to the payee?'],
  [{ amount: 500, payee }, 'Send ₦500.00 to Buka Republic Ltd?'],
  [{ amount: 500, payee, account: {} }, 'Send ₦500.00 to Buka Republic Ltd?'],
  [{ amount: 500, payee, account: { bankName: 'GTBank' } }, 'Send ₦500.00 to GTBank?'],
  [{ amount: 500, account: { accountName: 'BUKA' } }, 'Send ₦500.00 to BUKA?'],
  [{ amount: 500, account: { accountNumber: '0123454579' } }, 'Send ₦500.00 to ••••••4579?'],
])('the question about the payout %j is “%s”', (payout, question) => {
  expect(questionOf(payout, 'approve')).toBe(`${question} This action cannot be undone.`)
})

test('the question before declining a payout names what is known of it', () => {
  expect(questionOf({}, 'decline')).toBe(
    'Decline p-1? The payee is told the reason, and the amount stays in their balance.',
  )
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
