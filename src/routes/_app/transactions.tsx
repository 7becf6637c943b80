import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/transactions')({
  staticData: { module: 'Transactions' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Transactions" />
}
