import { hasNoAccount, type WithAccount } from './account.ts'
import { fields } from './field.ts'

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

/** The fields in the order of the details. */
export const accountKeys = ['bank', 'accountName', 'accountNumber'] as const
