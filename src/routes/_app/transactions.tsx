import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'
import { transactionSearchDefaults, transactionSearchSchema } from '@/features/transactions/search'

export const Route = createFileRoute('/_app/transactions')({
  staticData: { module: 'Transactions' },
  validateSearch: transactionSearchSchema,
  search: { middlewares: [stripSearchParams(transactionSearchDefaults)] },
  component: Page,
})

function Page() {
  return <ComingSoon module="Transactions" />
}
