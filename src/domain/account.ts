import * as v from 'valibot'
import { optionalField, optionalText } from '../api/response-fields.ts'
import { labelText } from '../lib/visible-text.ts'

/** Does not read other fields of the response, such as the BVN. */
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

/** Null also for an account of which nothing is known. Undefined if the response does not tell. */
export const knownAccount = ({ account }: WithAccount) =>
  account && Object.values(account).every((value) => value === null) ? null : account
