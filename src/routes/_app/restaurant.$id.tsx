import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/restaurant/$id')({
  staticData: { module: 'Restaurants' },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <NoScreenYet module="Restaurants" id={id} />
}
