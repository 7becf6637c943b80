import { expect, test } from 'vitest'
import {
  checksOf,
  checksText,
  hasNothingToCheck,
  withSameAccounts,
  type CheckedPayout,
} from '@/domain/payout-checks'

const account = {
  bankName: 'Access Bank',
  accountName: 'BUKA REPUBLIC LTD',
  accountNumber: '••••••4579',
}
const payout = {
  status: 'requested',
  payee: { id: 'ven-1', name: 'Buka Republic Ltd' },
  account,
} satisfies CheckedPayout
const other = { ...account, accountName: 'GODSWILL UMEH' }
const firstOfTwo = { approvalsNeeded: 2, approvals: [{}] }

test.each<[Partial<CheckedPayout>, string | null]>([
  [{}, null],
  [{ account: null }, 'No account'],
  [{ account: other }, 'Other name'],
  [{ hasSameAccount: true }, 'Same account'],
  [{ approvalsNeeded: 2 }, 'Second approval'],
  [{ approvalsNeeded: 2, approvals: null }, 'Second approval'],
  // It waits for the second one.
  [firstOfTwo, 'Second approval'],
  [{ approvalsNeeded: 2, approvals: [{}, {}] }, null],
  [{ approvalsNeeded: 1 }, null],
  [{ approvalsNeeded: null }, null],
  [
    { ...firstOfTwo, account: other, hasSameAccount: true },
    'Other name, Same account, Second approval',
  ],
  // It can be sent again, which needs no second approval.
  [{ ...firstOfTwo, status: 'FAILED', account: other }, 'Other name'],
  [{ status: 'reversed', account: null }, 'No account'],
  // Nothing is to be decided.
  [{ status: 'processing', account: null }, null],
  [{ ...firstOfTwo, status: 'paid', account: other }, null],
  [{ status: 'declined', account: other }, null],
  [{ status: null, account: null }, null],
  // Without both names nothing is said.
  [{ payee: null }, null],
])('a payout with %j has the checks %j', (change, text) => {
  expect(checksText({ ...payout, ...change })).toBe(text)
})

test.each<[Partial<CheckedPayout>, boolean]>([
  [{ hasSameAccount: false }, true],
  // Not known.
  [{}, false],
  [{ hasSameAccount: null }, false],
  [{ hasSameAccount: false, payee: null }, false],
  // Found.
  [{ hasSameAccount: true }, false],
  [{ hasSameAccount: false, account: other }, false],
  [{ hasSameAccount: false, approvalsNeeded: 2 }, false],
  // Nothing is to be decided.
  [{ hasSameAccount: false, status: 'paid' }, false],
])('a payout with %j has nothing to check: %j', (change, expected) => {
  expect(hasNothingToCheck({ ...payout, ...change })).toBe(expected)
})

const payee = (id: string | null, name: string | null = null) => ({ id, name })
const accountOf = (change: object) => ({ ...account, ...change })

test.each<[what: string, rows: Partial<CheckedPayout>[], same: boolean[]]>([
  ['two payees', [{}, { payee: payee('ven-2') }], [true, true]],
  ['the same payee twice', [{}, {}], [false, false]],
  ['a paid payout too', [{}, { payee: payee('ven-2'), status: 'paid' }], [true, true]],
  [
    'spaces and capitals',
    [{}, { payee: payee('ven-2'), account: accountOf({ bankName: ' access  bank' }) }],
    [true, true],
  ],
  [
    'a whole and a masked number',
    [{}, { payee: payee('ven-2'), account: accountOf({ accountNumber: '0123454579' }) }],
    [true, true],
  ],
  [
    'another bank',
    [{}, { payee: payee('ven-2'), account: accountOf({ bankName: 'GTBank' }) }],
    [false, false],
  ],
  [
    'another number',
    [{}, { payee: payee('ven-2'), account: accountOf({ accountNumber: '••••••4578' }) }],
    [false, false],
  ],
  [
    'numbers that are masked completely',
    [
      { account: accountOf({ accountNumber: '••••••' }) },
      { payee: payee('ven-2'), account: accountOf({ accountNumber: '••••••' }) },
    ],
    [false, false],
  ],
  [
    'accounts of which little is known',
    [
      { account: accountOf({ accountName: null }) },
      { payee: payee('ven-2'), account: accountOf({ accountName: null }) },
    ],
    [false, false],
  ],
  ['no account', [{ account: null }, { payee: payee('ven-2'), account: null }], [false, false]],
  [
    'payees without an id',
    [{ payee: payee(null, 'A') }, { payee: payee(null, 'B') }],
    [true, true],
  ],
  ['an unknown payee', [{}, { payee: null }], [false, false]],
])('the same account is found among payouts: %s', (_what, rows, same) => {
  const found = withSameAccounts(rows.map((row) => ({ ...payout, ...row })))
  expect(found.map(({ hasSameAccount = false }) => hasSameAccount)).toEqual(same)
  expect(
    found.map((row) => checksOf({ ...row, status: 'failed' }).includes('same_account')),
  ).toEqual(same)
})
