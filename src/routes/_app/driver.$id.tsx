import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/driver/$id')({
  staticData: { module: 'Drivers' },
  component: Page,
})

function Page() {
  return <NoScreenYet module="Drivers" item="Driver" />
}
