import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/menus/$id')({
  staticData: { module: 'Menus' },
  component: Page,
})

function Page() {
  return <NoScreenYet module="Menus" item="Menu" />
}
