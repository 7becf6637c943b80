import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/users/$userId')({
  staticData: { module: 'Users' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Users" item="User" />
}
