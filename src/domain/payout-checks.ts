import { isInAnotherName } from './account-name.ts'
import type { WithAccount } from './account.ts'
import { lastFour } from './masks.ts'
import { payoutStatus } from './payout.ts'

interface WithPayee extends WithAccount {
  payee: { id: string | null; name: string | null; type?: string | null } | null
}

interface WithApprovals {
  status: string | null
  approvals?: readonly unknown[] | null
  approvalsNeeded?: number | null
}

/** A payout as far as its checks read it. */
export interface CheckedPayout extends WithPayee, WithApprovals {
  /** Whether another payee has the account. Null if it is not known. */
  hasSameAccount?: boolean | null
}

/** How many approvals are missing before money is sent. */
export const missingApprovals = ({ approvals, approvalsNeeded }: Omit<WithApprovals, 'status'>) =>
  Math.max(0, (approvalsNeeded ?? 1) - (approvals?.length ?? 0))

/** Identifies an account by what a list shows of it. Null if a part of that is not known. */
function accountKey({ account }: WithAccount) {
  const parts = [
    account?.bankName,
    account?.accountName,
    account?.accountNumber && lastFour(account.accountNumber),
  ]
  // Spaces and capitals make no difference.
  return parts.every(Boolean)
    ? parts.map((part) => part?.toLowerCase().split(/\s+/).join(' ').trim()).join('\n')
    : null
}

// Ids of different tables may be equal.
const payeeKey = ({ payee }: WithPayee) =>
  payee && (payee.id ?? payee.name) !== null
    ? `${payee.type?.toLowerCase()} ${payee.id ?? payee.name}`
    : null

/** Says of the rows that another payee among them has the same account, unless the backend says it. */
export function withSameAccounts<T extends CheckedPayout>(rows: readonly T[]): readonly T[] {
  const payees = new Map<string, Set<string>>()
  for (const row of rows) {
    const [account, payee] = [accountKey(row), payeeKey(row)]
    if (account === null || payee === null) continue
    payees.set(account, (payees.get(account) ?? new Set()).add(payee))
  }
  return rows.map((row) => {
    const count = payees.get(accountKey(row) ?? '')?.size ?? 0
    const isSame = count > 1 && payeeKey(row) !== null && (row.hasSameAccount ?? null) === null
    return isSame ? { ...row, hasSameAccount: true } : row
  })
}

/** What to look at before money is sent, the worst first, with the words of the column. */
const checks = [
  ['no_account', 'No account'],
  ['other_name', 'Other name'],
  ['same_account', 'Same account'],
  ['second_approval', 'Second approval'],
] as const
type Check = (typeof checks)[number][0]

const has: Readonly<Record<Check, (payout: CheckedPayout) => boolean>> = {
  no_account: ({ account }) => !account,
  other_name: isInAnotherName,
  same_account: ({ hasSameAccount }) => hasSameAccount === true,
  // Whoever has approved: one administrator alone does not send it.
  second_approval: (payout) =>
    payoutStatus.is(payout, 'requested') &&
    (payout.approvalsNeeded ?? 1) > 1 &&
    missingApprovals(payout) > 0,
}

/** What to look at in a payout that can still be sent. */
export const checksOf = (payout: CheckedPayout): readonly Check[] =>
  payoutStatus.is(payout, 'requested', 'failed', 'reversed')
    ? checks.flatMap(([name]) => (has[name](payout) ? [name] : []))
    : []

/** Whether each check of a payout that can still be sent is known and has found nothing. */
export const hasNothingToCheck = (payout: CheckedPayout) =>
  payoutStatus.is(payout, 'requested', 'failed', 'reversed') &&
  Boolean(payout.account?.accountName && payout.payee?.name) &&
  payout.hasSameAccount === false &&
  checksOf(payout).length === 0

type Words = Partial<Record<Check, string>>

/** What to look at, in words. `words` replaces those of a check. */
export function checkLines(payout: CheckedPayout, words: Words = {}) {
  const found = checksOf(payout)
  return checks.flatMap(([name, label]) =>
    found.includes(name)
      ? // Approvals of others are no reason for a warning.
        [{ text: words[name] ?? label, isWarning: name !== 'second_approval' }]
      : [],
  )
}

/** "Other name, Second approval". Null if there is nothing to look at. */
export const checksText = (payout: CheckedPayout) =>
  checkLines(payout)
    .map(({ text }) => text)
    .join(', ') || null
