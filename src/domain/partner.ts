import * as v from 'valibot'
import {
  ifSent,
  optionalCount,
  optionalField,
  optionalImage,
  optionalTimestamp,
  optionalNaira,
  optionalText,
} from '../api/response-fields.ts'
import { shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
import { accountSchema } from './account.ts'
import { reasonSchema } from './body-fields.ts'
import { statuses } from './status.ts'

export const partnerStatus = statuses([
  ['pending', 'yellow'],
  ['active', 'green'],
  ['suspended', 'red'],
  ['declined', 'red', 'final'],
])

/** Response fields that vendors, logistics companies and drivers share. */
export const partnerEntries = {
  image: optionalImage,
  email: optionalText,
  phone: optionalField(labelText),
  status: optionalText,
  reason: optionalText,
  account: ifSent(accountSchema),
  createdAt: optionalTimestamp,
  noteCount: optionalCount,
}
const partnerSchema = v.object(partnerEntries)
export type Partner = v.InferOutput<typeof partnerSchema>

/** Response fields that vendors and logistics companies share. */
export const businessEntries = {
  ...partnerEntries,
  name: optionalText,
  contactName: optionalText,
  balance: optionalNaira,
}
const businessSchema = v.object({ ...businessEntries, id: v.string() })
export type Business = v.InferOutput<typeof businessSchema>

export const partnerRequests = {
  change: v.union([
    v.strictObject({ status: v.literal(partnerStatus.word('active')) }),
    v.strictObject({
      status: v.picklist([partnerStatus.word('suspended'), partnerStatus.word('declined')]),
      reason: reasonSchema,
    }),
  ]),
  actions: ['approve', 'decline', 'reactivate', 'suspend'],
  needs: { reactivate: ['suspend'] },
  permissions: ['note'],
} as const

export const partnerName = ({ name, id }: Business) => shorten(name ?? id)
