import { HiddenNumber } from '@/components/records/hidden-number'
import { type WithAccount, accountKeys } from '@/domain/account'
import type { Field } from '@/domain/field'
import { maskAccount } from '@/domain/masks'
import { facts } from './field-facts'

export const accountFacts = <TRow extends WithAccount>(
  fields: Readonly<Record<(typeof accountKeys)[number], Field<TRow>>>,
) =>
  facts(fields, accountKeys, {
    accountNumber: ({ account }) =>
      account?.accountNumber && (
        <HiddenNumber number={account.accountNumber} name="account number" mask={maskAccount} />
      ),
  })
