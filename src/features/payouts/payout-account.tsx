import { TriangleAlert } from 'lucide'
import { Facts, type FactList } from '@/components/details/facts'
import { AccountNumber } from '@/components/records/account-number'
import { PartyLink } from '@/components/records/record-link'
import { Icon } from '@/components/ui/icon'
import { shorten } from '@/lib/format'
import { maskAccount } from '@/lib/masks'
import { isInAnotherName } from './account-name'
import type { Payout } from './resource'

/** Warns of an account that is missing, or in another name than the payee's. */
export function AccountWarning({ payout }: { payout: Payout }) {
  const { account } = payout
  const warning = !account
    ? 'This payout has no bank account.'
    : isInAnotherName(payout) &&
      `The account is in another name: ${shorten(account.accountName ?? '')}`
  return (
    warning && (
      <p className="flex items-start gap-2 rounded-md bg-orange/12 px-3 py-2 text-orange">
        <Icon of={TriangleAlert} className="mt-1 size-4 shrink-0" />
        {warning}
      </p>
    )
  )
}

const holderFacts: FactList<Payout> = [
  ['Bank', ({ account }) => account !== null && account.bankName && shorten(account.bankName)],
  [
    'Account name',
    ({ account }) => account !== null && account.accountName && shorten(account.accountName),
  ],
]

export const accountFacts: FactList<Payout> = [
  ...holderFacts,
  [
    'Account number',
    ({ account }) =>
      account !== null && account.accountNumber && <AccountNumber number={account.accountNumber} />,
  ],
]

const reviewFacts: FactList<Payout> = [
  ['Payee', ({ payee }) => payee && <PartyLink party={payee} />],
  ...holderFacts,
  [
    'Account number',
    ({ account }) =>
      account !== null && account.accountNumber && maskAccount(account.accountNumber),
  ],
]

/** The payee and the account once more, for the question before an approval. */
export function AccountReview({ payout }: { payout: Payout }) {
  return (
    <div className="flex flex-col gap-3">
      <AccountWarning payout={payout} />
      <Facts facts={reviewFacts} record={payout} isLoading={false} columns={1} />
    </div>
  )
}
