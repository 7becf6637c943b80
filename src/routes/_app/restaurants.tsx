import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/restaurants')({
  staticData: { module: 'Restaurants' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Restaurants" />
}
