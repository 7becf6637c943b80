import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import { namedRelation, relationSchema } from '../../api/record-schemas.ts'
import { detailsResponse, resource } from '../../api/resource.ts'
import {
  optionalField,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { transactionRowEntries, transactionStatus } from '../../domain/transaction.ts'
import { labelText } from '../../lib/visible-text.ts'

const typeOptions = [
  ['all', 'All Types'],
  'payment',
  'refund',
  ['wallet_topup', 'Wallet top-up'],
  'payout',
] as const

export const transactionFilters = { status: transactionStatus.filter, type: filterOf(typeOptions) }

const filtersSchema = listSearchSchema(transactionFilters)

/** The search params of the page. `transaction` opens the details of that transaction. */
export const transactionSearch = v.object({
  ...filtersSchema.entries,
  transaction: recordParam,
  dialog: dialogParam(['export']),
})

const cardSchema = v.object({ brand: optionalText, last4: optionalField(labelText) })

const transactionSchema = withId({
  ...transactionRowEntries,
  providerReference: optionalField(labelText),
  provider: optionalText,
  fee: optionalNaira,
  currency: optionalText,
  channel: optionalText,
  message: optionalText,
  card: optionalField(cardSchema),
  user: namedRelation,
  order: relationSchema({ orderId: optionalField(labelText) }),
  payout: relationSchema({ payoutId: optionalField(labelText) }),
  paidAt: optionalTimestamp,
})
export type Transaction = v.InferOutput<typeof transactionSchema>

export const transactionResource = resource({
  keys: ['transaction', 'transactions'],
  path: '/crm/transaction',
  hasPhones: true,
  filters: transactionFilters,
  record: transactionSchema,
  details: {},
  actions: ['verify'],
})

/** Has the server look up a pending payment at its provider. The response is the transaction. */
export const verifyEndpoint = {
  method: 'POST',
  path: '/crm/transaction/{id}/verify',
  response: detailsResponse(transactionResource),
} satisfies Endpoint
