import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/notifications')({
  staticData: { module: 'Notifications' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Notifications" />
}
