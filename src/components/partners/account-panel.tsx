import { accountFacts } from '@/components/details/account-facts'
import { FactsPanel } from '@/components/details/facts'
import { type Partner, partnerFields } from '@/domain/partner'

const partnerFacts = accountFacts(partnerFields)

interface AccountPanelProps {
  details: { record: Partner | undefined; isLoading: boolean }
}

export function AccountPanel({ details }: AccountPanelProps) {
  return <FactsPanel title="Bank account" facts={partnerFacts} details={details} />
}
