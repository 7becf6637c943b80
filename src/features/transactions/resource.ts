import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { pageSearch, resource, type RowOf, detailsResponse } from '../../api/resource.ts'
import { namedRelation, relationSchema } from '../../domain/record-schemas.ts'
import {
  optionalField,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../domain/response-fields.ts'
import {
  transactionRowEntries,
  transactionStatus,
  transactionType,
} from '../../domain/transaction.ts'
import { labelText } from '../../lib/visible-text.ts'

export const transactionResource = resource({
  keys: ['transaction', 'transactions'],
  path: '/crm/transaction',
  hasPhones: true,
  filters: { status: transactionStatus.filter, type: transactionType.filter('All Types') },
  record: withId({
    ...transactionRowEntries,
    providerReference: optionalField(labelText),
    provider: optionalText,
    fee: optionalNaira,
    currency: optionalText,
    channel: optionalText,
    message: optionalText,
    card: optionalField(v.object({ brand: optionalText, last4: optionalField(labelText) })),
    user: namedRelation,
    payout: relationSchema({ payoutId: optionalField(labelText) }),
    paidAt: optionalTimestamp,
  }),
  details: {},
  actions: ['verify', 'refund'],
  needs: { refund: ['orders.refund', 'orders.view'] },
})
export type Transaction = RowOf<typeof transactionResource>

export const transactionSearch = pageSearch(transactionResource)

export const verifyEndpoint = {
  method: 'POST',
  path: '/crm/transaction/{id}/verify',
  response: detailsResponse(transactionResource),
} satisfies Endpoint
