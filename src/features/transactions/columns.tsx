import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { transactionFields, transactionName } from './fields'
import { transactionResource } from './resource'

export const transactionColumns = columns(transactionFields, {
  reference: {
    link: ({ id }) => sheetLink(transactionResource, id),
    cell: (transaction) => <bdi translate="no">{transactionName(transaction)}</bdi>,
  },
})
