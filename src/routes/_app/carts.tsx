import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/carts')({
  staticData: { module: 'Carts' },
  component: Page,
})

function Page() {
  return <NoScreenYet module="Carts" />
}
