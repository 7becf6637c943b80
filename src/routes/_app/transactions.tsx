import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { transactionList } from '@/features/transactions/list'
import { transactionResource, transactionSearch } from '@/features/transactions/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'

const TransactionSheet = lazyOverlay(() => import('@/features/transactions/transaction-sheet'))

export const Route = createFileRoute('/_app/transactions')({
  staticData: { module: 'Transactions' },
  validateSearch: transactionSearch,
  loaderDeps: listDeps(transactionResource),
  loader: listLoader(transactionResource),
  component: TransactionsPage,
})

function TransactionsPage() {
  const search = Route.useSearch()
  const { transaction: id } = search
  const { closeDialog: closeSheet } = useDialogParam<typeof search>('transaction')
  const list = useList(transactionList, search)
  return (
    <ListPage list={list}>
      {id !== undefined && <TransactionSheet id={id} onClose={closeSheet} />}
    </ListPage>
  )
}
