import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/logistics/')({
  staticData: { module: 'Logistics' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Logistics" />
}
