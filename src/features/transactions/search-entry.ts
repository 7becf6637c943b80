import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { amountDetail, searchEntry } from '@/components/fields/search-entry'
import { signedAmount, transactionStatus, transactionTypeLabel } from '@/domain/transaction'
import { transactionName } from './fields'
import { transactionResource } from './resource'

export const transactionSearchEntry = searchEntry({
  resource: transactionResource,
  defaults: listDefaults(transactionResource),
  statuses: transactionStatus,
  searchedBy: ['payment reference'],
  describe: (transaction) => ({
    label: transactionName(transaction),
    detail: [
      transactionTypeLabel(transaction.type),
      amountDetail(signedAmount(transaction)),
      transaction.user?.name,
      transaction.order?.orderId,
      transaction.providerReference,
    ],
    link: recordLink('transaction', transaction.id),
    identifiers: [transaction.reference, transaction.providerReference],
  }),
})
