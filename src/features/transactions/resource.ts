import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { ifAnnounced } from '../../api/list.ts'
import { pageSearch, resource, type RowOf, detailsResponse } from '../../api/resource.ts'
import { channels } from '../../domain/payment.ts'
import { namedRelation, relationSchema } from '../../domain/record-schemas.ts'
import {
  optionalDay,
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
  hasAmounts: true,
  filters: {
    status: transactionStatus.filter,
    type: transactionType.filter('All Types'),
    channel: ifAnnounced(channels.filter('All Channels')),
  },
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
    settledAt: optionalDay,
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
