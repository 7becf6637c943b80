import { FactsPanel } from '@/components/details/facts'
import { facts } from '@/components/details/field-facts'
import { AccountNumber } from '@/components/records/account-number'
import { partnerFields, type Partner } from '@/domain/partner'

const accountFacts = facts(partnerFields, ['bank', 'accountName', 'accountNumber'], {
  accountNumber: ({ account }) =>
    account?.accountNumber && <AccountNumber number={account.accountNumber} />,
})

interface AccountPanelProps {
  details: { record: Partner | undefined; isLoading: boolean }
}

export function AccountPanel({ details }: AccountPanelProps) {
  return <FactsPanel title="Bank account" facts={accountFacts} details={details} columns={3} />
}
