import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'
import { payoutSearchDefaults, payoutSearchSchema } from '@/features/payouts/search'

export const Route = createFileRoute('/_app/payouts')({
  staticData: { module: 'Payouts' },
  validateSearch: payoutSearchSchema,
  search: { middlewares: [stripSearchParams(payoutSearchDefaults)] },
  component: Page,
})

function Page() {
  return <ComingSoon module="Payouts" />
}
