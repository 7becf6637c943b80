import { TriangleAlert, UsersRound } from 'lucide-react'
import { Sentence } from '@/components/ui/sentence'
import { isInAnotherName } from '@/domain/account-name'
import { useToday } from '@/hooks/use-now'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { approvalsText } from './approvals'
import type { Payout } from './resource'

/** What is to be checked about the account before money is sent. */
export function accountConcerns(payout: Payout) {
  const { account, hasSameAccount, payee } = payout
  if (!account) return ['This payout has no bank account.']
  return [
    ...(isInAnotherName(payout)
      ? [
          `The account is in another name: ${isolate(shorten(account.accountName ?? ''))}, not ${isolate(shorten(payee?.name ?? ''))}`,
        ]
      : []),
    ...(hasSameAccount ? ['Another payee has the same account.'] : []),
  ]
}

/** Warns if the account is missing, in another name, or also that of another payee. */
export const AccountWarning = ({ payout }: { payout: Payout }) =>
  accountConcerns(payout).map((warning) => (
    <p
      key={warning}
      className="flex items-start gap-near rounded-md bg-orange/12 px-3 py-2 text-orange"
    >
      <TriangleAlert className="mt-1 size-4 shrink-0" />
      <Sentence text={warning} />
    </p>
  ))

/** Says who has approved, if one administrator is not enough. */
export function Approvals({ payout }: { payout: Payout }) {
  const text = approvalsText(payout, useToday())
  return (
    text && (
      <p className="flex items-start gap-near rounded-md bg-muted px-3 py-2">
        <UsersRound className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <Sentence text={text} />
        </span>
      </p>
    )
  )
}
