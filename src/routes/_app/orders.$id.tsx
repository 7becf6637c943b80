import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/orders/$id')({
  staticData: { module: 'Orders' },
  component: Page,
})

function Page() {
  return <NoScreenYet module="Orders" item="Order" />
}
