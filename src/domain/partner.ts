import * as v from 'valibot'
import {
  optionalField,
  optionalImage,
  optionalTimestamp,
  optionalNaira,
  optionalText,
} from '../api/response-fields.ts'
import { shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
import { accountSchema } from './payment.ts'
import { reasonSchema } from './reason.ts'
import { statuses } from './status.ts'

/** Of vendors, logistics companies and drivers. */
export const partnerStatus = statuses([
  ['pending', 'yellow'],
  ['active', 'green'],
  ['suspended', 'red'],
])

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

/** The name of a vendor or logistics company in the UI, else its id. */
export const partnerName = ({ name, id }: Pick<Partner, 'id' | 'name'>) => shorten(name ?? id)
