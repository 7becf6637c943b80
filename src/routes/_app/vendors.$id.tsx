import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/vendors/$id')({
  staticData: { module: 'Vendors' },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <NoScreenYet module="Vendors" id={id} />
}
