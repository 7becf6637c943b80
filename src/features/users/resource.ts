import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { person, relatedRows } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  labelText,
  optionalCount,
  optionalField,
  optionalFlag,
  optionalImage,
  optionalMoment,
  optionalNaira,
  optionalText,
} from '../../api/response-fields.ts'
import { reasonSchema } from '../../domain/reason.ts'
import {
  addressEntries,
  orderRowSchema,
  transactionRowSchema,
  voucherRowSchema,
} from '../../domain/records.ts'

const statusOptions = [['all', 'All Status'], 'active', 'blocked'] as const

export const userFilters = { status: choice(statusOptions) }

export const userSearchSchema = listSearchSchema(userFilters)

/** The dialogs of a user's page, as the URL names them. */
export const userDialogs = ['note', 'block', 'unblock'] as const

// The paths and shapes of the users module. They are this console's proposal: a backend that differs is mapped in this file.

const addressSchema = v.object({ ...addressEntries, label: optionalText })
export type UserAddress = v.InferOutput<typeof addressSchema>

const userSchema = person({
  email: optionalText,
  phone: optionalField(labelText),
  image: optionalImage,
  status: optionalText,
  reason: optionalText,
  emailVerified: optionalFlag,
  phoneVerified: optionalFlag,
  state: optionalText,
  orderCount: optionalCount,
  totalSpent: optionalNaira,
  walletBalance: optionalNaira,
  lastOrderAt: optionalMoment,
  lastLoginAt: optionalMoment,
  createdAt: optionalMoment,
  addresses: optionalField(v.array(addressSchema)),
  note: optionalText,
})
export type User = v.InferOutput<typeof userSchema>

/** The limit of a note, in characters. */
export const MAX_NOTE = 2000

/** The body of `PATCH /crm/user/{id}`. */
export const userPatchSchema = v.union([
  v.strictObject({ status: v.literal('blocked'), reason: reasonSchema }),
  v.strictObject({ status: v.literal('active') }),
  v.strictObject({ note: v.pipe(v.string(), v.maxLength(MAX_NOTE)) }),
])
export type UserPatch = v.InferOutput<typeof userPatchSchema>

export const userList = {
  noun: ['user', 'users'],
  path: '/crm/user',
  hasPhones: true,
  filters: userFilters,
  record: userSchema,
  details: {
    userOrder: relatedRows('An order', orderRowSchema),
    userVoucher: relatedRows('A voucher', voucherRowSchema),
    userTransaction: relatedRows('A transaction', transactionRowSchema),
  },
  change: userPatchSchema,
} satisfies ModuleDefinition
