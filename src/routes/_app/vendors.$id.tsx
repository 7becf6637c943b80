import { createFileRoute } from '@tanstack/react-router'
import { NoScreenYet } from '@/components/shell/no-screen-yet'

export const Route = createFileRoute('/_app/vendors/$id')({
  staticData: { module: 'Vendors' },
  component: Page,
})

function Page() {
  return <NoScreenYet module="Vendors" item="Vendor" />
}
