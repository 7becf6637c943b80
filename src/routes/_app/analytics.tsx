import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/analytics')({
  staticData: { module: 'Analytics' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Analytics" />
}
