import * as v from 'valibot'
import { shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
import { accountSchema, accountFields } from './account.ts'
import { reasonSchema } from './body-fields.ts'
import { fields } from './field.ts'
import { papersEntry } from './paper.ts'
import {
  ifSent,
  optionalCount,
  optionalField,
  optionalImage,
  optionalTimestamp,
  optionalNaira,
  optionalText,
} from './response-fields.ts'
import { statuses } from './status.ts'

export const partnerStatus = statuses([
  ['pending', 'yellow'],
  ['active', 'green'],
  ['suspended', 'red'],
  ['declined', 'red', 'final'],
])

/** The response fields that vendors, logistics companies and drivers share. */
export const partnerEntries = {
  image: optionalImage,
  email: optionalText,
  phone: optionalField(labelText),
  status: optionalText,
  reason: optionalText,
  account: ifSent(accountSchema),
  documents: papersEntry,
  createdAt: optionalTimestamp,
  noteCount: optionalCount,
}
const partnerSchema = v.object(partnerEntries)
export type Partner = v.InferOutput<typeof partnerSchema>

/** The response fields that vendors and logistics companies share. */
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
  permissions: ['note', 'papers'],
} as const

export const partnerName = ({ name, id }: Business) => shorten(name ?? id)

export const partnerFields = fields<Partner>()({
  status: { label: 'Status', kind: 'status', statuses: partnerStatus, card: 'topEnd' },
  createdAt: { label: 'Joined', kind: 'timestamp', isExported: true },
  reason: {
    label: 'Reason',
    kind: 'text',
    isOptional: (partner) => !partnerStatus.is(partner, 'suspended', 'declined'),
    isExported: true,
  },
  phone: { label: 'Phone', kind: 'phone', isExported: true },
  email: { label: 'Email', kind: 'email', isExported: true },
  ...accountFields,
})

export const businessFields = fields<Business>()({
  contactName: { label: 'Contact', kind: 'text', isVerbatim: true, card: 'hidden' },
  balance: { label: 'Balance', kind: 'naira', card: 'middleEnd', isOptional: true },
  ...partnerFields,
  createdAt: {
    ...partnerFields.createdAt,
    card: 'bottom',
    hiddenBelow: 'medium',
    isLabelled: true,
  },
})
