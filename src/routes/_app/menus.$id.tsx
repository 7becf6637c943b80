import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/menus/$id')({
  staticData: { module: 'Menus' },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <NoScreenYet module="Menus" id={id} />
}
