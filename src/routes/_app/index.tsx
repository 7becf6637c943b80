import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/')({
  staticData: { module: 'Dashboard' },
  component: Page,
})

function Page() {
  return <NoScreenYet module="Dashboard" />
}
