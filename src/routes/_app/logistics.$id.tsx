import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/logistics/$id')({
  staticData: { module: 'Logistics' },
  component: Page,
})

function Page() {
  return <NoScreenYet module="Logistics" item="Logistics" />
}
