import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/driver/$id')({
  staticData: { module: 'Drivers' },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <NoScreenYet module="Drivers" id={id} />
}
