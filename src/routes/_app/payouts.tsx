import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/payouts')({
  staticData: { module: 'Payouts' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Payouts" />
}
