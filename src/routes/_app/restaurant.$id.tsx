import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/restaurant/$id')({
  staticData: { module: 'Restaurants' },
  component: Page,
})

function Page() {
  return <NoScreenYet module="Restaurants" item="Restaurant" />
}
