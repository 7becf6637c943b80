import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { transactionActions } from './actions'
import { transactionFields, transactionName, transactionSum } from './fields'
import { transactionResource } from './resource'

export const transactionList = defineList(transactionResource, {
  title: 'Transactions',
  getName: transactionName,
  columns: columns(transactionFields, {
    reference: {
      link: ({ id }) => sheetLink(transactionResource, id),
      cell: (transaction) => <bdi translate="no">{transactionName(transaction)}</bdi>,
    },
  }),
  exported: transactionFields,
  sum: transactionSum,
  actions: transactionActions,
  many: ['verify'],
  empty: 'No transactions yet.',
})
