import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/orders/$id')({
  staticData: { module: 'Orders' },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <NoScreenYet module="Orders" id={id} />
}
