import * as v from 'valibot'
import { labelText } from '../lib/visible-text.ts'
import { fields } from './field.ts'
import { maskAccount } from './masks.ts'
import { optionalField, optionalText } from './response-fields.ts'

/** Never reads other fields of the response, such as the BVN. */
export const accountSchema = optionalField(
  v.object({
    bankName: optionalText,
    accountName: optionalText,
    accountNumber: optionalField(labelText),
  }),
)

export interface WithAccount {
  account?: v.InferOutput<typeof accountSchema> | undefined
}

export const hasNoAccount = ({ account }: WithAccount) => !account

/** Null if nothing is known of the account. Undefined if the response does not have the field. */
export const knownAccount = ({ account }: WithAccount) =>
  account && Object.values(account).every((value) => value === null) ? null : account

/** "••••••4579". Null if the number is not known. */
export const maskedNumber = ({ account }: WithAccount) =>
  account?.accountNumber ? maskAccount(account.accountNumber) : null

/** "BUKA REPUBLIC LTD, Access Bank ••••••4579". "" if nothing is known of it. */
export function accountText(owner: WithAccount) {
  const { bankName, accountName } = owner.account ?? {}
  const bank = [bankName, maskedNumber(owner)].filter(Boolean).join(' ')
  return [accountName, bank].filter(Boolean).join(', ')
}

export const accountFields = fields<WithAccount>()({
  bank: {
    label: 'Bank',
    kind: 'text',
    isVerbatim: true,
    get: ({ account }) => account?.bankName ?? null,
  },
  accountName: {
    label: 'Name',
    kind: 'text',
    isVerbatim: true,
    get: ({ account }) => account?.accountName ?? null,
    isOptional: hasNoAccount,
  },
  accountNumber: {
    label: 'Number',
    kind: 'text',
    isVerbatim: true,
    get: ({ account }) => account?.accountNumber ?? null,
    isOptional: hasNoAccount,
  },
})

/** The keys in the order of the details. */
export const accountKeys = ['bank', 'accountName', 'accountNumber'] as const
