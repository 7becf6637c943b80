import * as v from 'valibot'
import { namedRelation } from '../api/record-schemas.ts'
import {
  withId,
  optionalField,
  optionalTimestamp,
  optionalNaira,
  optionalText,
} from '../api/response-fields.ts'
import { labelText } from '../lib/visible-text.ts'

/** The fields that an order has in its own list and in the details of other records. The user of a guest is null. */
export const orderRowEntries = {
  orderId: optionalField(labelText),
  user: v.optional(namedRelation),
  restaurant: namedRelation,
  totalPrice: optionalNaira,
  status: optionalText,
  statusAt: optionalTimestamp,
  createdAt: optionalTimestamp,
}
export const orderRowSchema = withId(orderRowEntries)
export type OrderRow = v.InferOutput<typeof orderRowSchema>

/** A voucher in the details of other records. */
export const voucherRowSchema = withId({
  title: optionalText,
  code: optionalText,
  type: optionalText,
  amount: optionalNaira,
  status: optionalText,
  createdAt: optionalTimestamp,
})
export type VoucherRow = v.InferOutput<typeof voucherRowSchema>

export const transactionRowEntries = {
  reference: optionalField(labelText),
  type: optionalText,
  amount: optionalNaira,
  status: optionalText,
  createdAt: optionalTimestamp,
}
/** A transaction in the details of other records. */
export const transactionRowSchema = withId(transactionRowEntries)
export type TransactionRow = v.InferOutput<typeof transactionRowSchema>

export const payoutRowEntries = {
  payoutId: optionalField(labelText),
  amount: optionalNaira,
  status: optionalText,
  createdAt: optionalTimestamp,
}
/** A payout in the details of the driver, vendor or company that is paid. */
export const payoutRowSchema = withId(payoutRowEntries)
export type PayoutRow = v.InferOutput<typeof payoutRowSchema>

/** Free text with a landmark, an area (local government area) and a state. */
export const addressEntries = { text: optionalText, area: optionalText, state: optionalText }
export const addressSchema = optionalField(v.object(addressEntries))
export type Address = NonNullable<v.InferOutput<typeof addressSchema>>

export const formatAddress = (address: Pick<Address, 'area' | 'state'> & Partial<Address>) =>
  [address.text, address.area, address.state].filter(Boolean).join(', ')

/** A bank account. Other fields of the response, such as the BVN, are not read. */
export const accountSchema = optionalField(
  v.object({
    bankName: optionalText,
    accountName: optionalText,
    accountNumber: optionalField(labelText),
  }),
)
export type Account = NonNullable<v.InferOutput<typeof accountSchema>>
