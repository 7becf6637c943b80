import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/tickets')({
  staticData: { module: 'Tickets' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Tickets" />
}
