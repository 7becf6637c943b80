import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/driver/$id')({
  staticData: { module: 'Drivers' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Drivers" item="Driver" />
}
