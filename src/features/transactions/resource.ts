import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { choice, listSearchSchema } from '../../api/list.ts'
import { namedRelation, relation } from '../../api/record-schemas.ts'
import { type ModuleDefinition, moduleDetailsSchema } from '../../api/resource.ts'
import {
  identified,
  labelText,
  optionalField,
  optionalMoment,
  optionalNaira,
  optionalText,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { transactionRowEntries } from '../../domain/records.ts'

const statusOptions = [
  ['all', 'All Status'],
  'success',
  'pending',
  'failed',
  'reversed',
  'abandoned',
] as const
const typeOptions = [
  ['all', 'All Types'],
  'payment',
  'refund',
  ['wallet_topup', 'Wallet top-up'],
  'payout',
] as const

export const transactionFilters = { status: choice(statusOptions), type: choice(typeOptions) }

const filtersSchema = listSearchSchema(transactionFilters)

/** The search params of the page. `transaction` opens the details of that transaction. */
export const transactionSearchSchema = v.object({
  ...filtersSchema.entries,
  transaction: recordParam,
  dialog: dialogParam(['export']),
})

/*
 * The paths and shapes of the transactions module. They are this console's proposal: a backend that differs is mapped in this
 * file.
 */

const cardSchema = v.object({ brand: optionalText, last4: optionalField(labelText) })

const transactionSchema = identified({
  ...transactionRowEntries,
  providerReference: optionalField(labelText),
  provider: optionalText,
  fee: optionalNaira,
  currency: optionalText,
  channel: optionalText,
  message: optionalText,
  card: optionalField(cardSchema),
  user: namedRelation,
  order: relation({ orderId: optionalField(labelText) }),
  payout: relation({ payoutId: optionalField(labelText) }),
  paidAt: optionalMoment,
})
export type Transaction = v.InferOutput<typeof transactionSchema>

export const transactionList = {
  noun: ['transaction', 'transactions'],
  path: '/crm/transaction',
  hasPhones: true,
  filters: transactionFilters,
  record: transactionSchema,
  details: {},
} satisfies ModuleDefinition

/** Has the server look up a pending payment at its provider. The response is the transaction. */
export const verifyEndpoint = {
  method: 'POST',
  path: '/crm/transaction/{id}/verify',
  response: moduleDetailsSchema(transactionList),
} satisfies Endpoint
