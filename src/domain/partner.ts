import * as v from 'valibot'
import {
  optionalField,
  optionalImage,
  optionalTimestamp,
  optionalNaira,
  optionalText,
} from '../api/response-fields.ts'
import { labelText } from '../lib/visible-text.ts'
import { reasonSchema } from './reason.ts'
import { accountSchema } from './records.ts'

/** The fields that vendors and logistics companies share. */
export const partnerEntries = {
  name: optionalText,
  image: optionalImage,
  contactName: optionalText,
  email: optionalText,
  phone: optionalField(labelText),
  status: optionalText,
  reason: optionalText,
  balance: optionalNaira,
  account: accountSchema,
  createdAt: optionalTimestamp,
}
const partnerSchema = v.object({ ...partnerEntries, id: v.string() })
export type Partner = v.InferOutput<typeof partnerSchema>

/** What can be done to a vendor, logistics company or driver. */
export const partnerActionNames = ['approve', 'reactivate', 'suspend'] as const

/** Approves, suspends or reactivates. */
export const partnerPatchSchema = v.union([
  v.strictObject({ status: v.literal('active') }),
  v.strictObject({ status: v.literal('suspended'), reason: reasonSchema }),
])
export type PartnerPatch = v.InferOutput<typeof partnerPatchSchema>
