import { transactionFields, transactionSum } from '../../features/transactions/fields.ts'
import { verifyEndpoint, transactionResource } from '../../features/transactions/resource.ts'
import { proposedModule } from '../list-module.ts'

export const transactions = proposedModule(transactionResource, {
  endpoints: [
    {
      ...verifyEndpoint,
      id: 'verifyTransaction',
      summary: 'Check a pending payment at its provider',
      description:
        'The request has no body. The response is the transaction, also if it is still pending.',
    },
  ],
  descriptions: {
    listTransactions:
      'Amounts are positive: the type tells whether money comes in or goes out. `settledAt` is the day on which the provider settled the payment.',
  },
  synonyms: ['successful', 'ongoing'],
  purchases: [{ field: 'amount', below: 100_000, type: 'payment' }],
  fields: transactionFields,
  sum: transactionSum,
  optional: [
    'providerReference',
    'provider',
    'fee',
    'currency',
    'message',
    'card',
    'payout',
    'paidAt',
    'settledAt',
  ],
})
