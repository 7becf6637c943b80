import * as v from 'valibot'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { addressEntries } from '../../domain/address.ts'
import { reasonSchema, textUpTo } from '../../domain/body-fields.ts'
import { orderRowSchema } from '../../domain/order.ts'
import { notedEntries, personSchema, relatedRows } from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalFlag,
  optionalImage,
  optionalNaira,
  optionalText,
  optionalTimestamp,
} from '../../domain/response-fields.ts'
import { statuses } from '../../domain/status.ts'
import { ticketRowSchema } from '../../domain/ticket.ts'
import { transactionRowSchema } from '../../domain/transaction.ts'
import { voucherRowSchema } from '../../domain/voucher.ts'
import { labelText } from '../../lib/visible-text.ts'

export const userStatus = statuses([
  ['active', 'green'],
  ['blocked', 'red'],
])

const savedAddress = v.object({ ...addressEntries, label: optionalText })
export type UserAddress = v.InferOutput<typeof savedAddress>

/** In characters. */
export const MAX_NOTE = 2000

export const userResource = resource({
  keys: ['user', 'users'],
  path: '/crm/user',
  hasPhones: true,
  filters: { status: userStatus.filter },
  record: personSchema({
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
    lastOrderAt: optionalTimestamp,
    lastLoginAt: optionalTimestamp,
    createdAt: optionalTimestamp,
    addresses: optionalField(v.array(savedAddress)),
    note: optionalText,
    noteCount: optionalCount,
  }),
  details: {
    userOrder: relatedRows('An order', orderRowSchema),
    userTicket: relatedRows('A ticket of a user', ticketRowSchema),
    userVoucher: relatedRows('A voucher', voucherRowSchema),
    userTransaction: relatedRows('A transaction', transactionRowSchema),
    ...notedEntries,
  },
  change: v.union([
    v.strictObject({ status: v.literal(userStatus.word('blocked')), reason: reasonSchema }),
    v.strictObject({ status: v.literal(userStatus.word('active')) }),
    v.strictObject({ note: textUpTo(MAX_NOTE) }),
  ]),
  actions: ['voucher', 'note', 'unblock', 'block'],
  needs: { voucher: ['vouchers.create', 'vouchers.view'], unblock: ['block'] },
})
export type User = RowOf<typeof userResource>

export const userSearch = listSearch(userResource)
