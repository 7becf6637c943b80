import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/admins')({
  staticData: { module: 'Admins' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Admins" />
}
