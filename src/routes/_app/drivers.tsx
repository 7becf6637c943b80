import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/drivers')({
  staticData: { module: 'Drivers' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Drivers" />
}
