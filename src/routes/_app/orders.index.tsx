import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/orders/')({
  staticData: { module: 'Orders' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Orders" />
}
