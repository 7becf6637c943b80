import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/users/$userId')({
  staticData: { module: 'Users' },
  component: Page,
})

function Page() {
  return <NoScreenYet module="Users" item="User" />
}
