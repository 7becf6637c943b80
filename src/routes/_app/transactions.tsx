import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { RecordOverlay } from '@/components/record/record-overlay'
import { transactionList } from '@/features/transactions/list'
import { transactionResource, transactionSearch } from '@/features/transactions/resource'

const TransactionSheet = lazyOverlay(() => import('@/features/transactions/transaction-sheet'), {
  isLikely: true,
})

export const Route = createFileRoute('/_app/transactions')({
  staticData: { module: 'Transactions' },
  validateSearch: transactionSearch,
  loaderDeps: listDeps(transactionResource),
  loader: listLoader(transactionResource),
  component: TransactionsPage,
})

function TransactionsPage() {
  const search = Route.useSearch()
  const list = useList(transactionList, search)
  return (
    <ListPage list={list}>
      <RecordOverlay list={list} renderSheet={(sheet) => <TransactionSheet {...sheet} />} />
    </ListPage>
  )
}
