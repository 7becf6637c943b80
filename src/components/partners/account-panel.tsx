import type { FactList } from '@/components/details/facts'
import { FactsPanel } from '@/components/details/facts-panel'
import { AccountNumber } from '@/components/records/account-number'
import type { Account } from '@/domain/payment'
import { shorten } from '@/lib/format'

interface Payee {
  account: Account | null
}

const facts: FactList<Payee> = [
  ['Bank', ({ account }) => account?.bankName && shorten(account.bankName)],
  [
    'Name',
    ({ account }) => account !== null && account.accountName && shorten(account.accountName),
  ],
  [
    'Number',
    ({ account }) =>
      account !== null && account.accountNumber && <AccountNumber number={account.accountNumber} />,
  ],
]

interface AccountPanelProps {
  details: { record: Payee | undefined; isLoading: boolean }
}

/** The panel with the bank account of a driver, vendor or company. */
export function AccountPanel({ details }: AccountPanelProps) {
  return <FactsPanel title="Bank account" facts={facts} details={details} columns={3} />
}
