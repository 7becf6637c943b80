import { type WithAccount, accountKeys } from '@/domain/account'
import type { Field } from '@/domain/field'
import { maskAccount } from '@/domain/masks'
import { type Partner, partnerFields } from '@/domain/partner'
import { FactsPanel } from './facts'
import { facts } from './field-facts'
import { HiddenNumber } from './hidden-number'

export const accountFacts = <TRow extends WithAccount>(
  fields: Readonly<Record<(typeof accountKeys)[number], Field<TRow>>>,
) =>
  facts(fields, accountKeys, {
    accountNumber: ({ account }) =>
      account?.accountNumber && (
        <HiddenNumber number={account.accountNumber} name="account number" mask={maskAccount} />
      ),
  })

const partnerFacts = accountFacts(partnerFields)

interface AccountPanelProps {
  details: { record: Partner | undefined; isLoading: boolean }
}

export function AccountPanel({ details }: AccountPanelProps) {
  return <FactsPanel title="Bank account" facts={partnerFacts} details={details} />
}
