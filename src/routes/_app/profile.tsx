import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/api/list-route'
import { vendorResource, vendorListSearch } from '@/features/vendors/resource'
import { VendorsPage } from '@/features/vendors/vendors-page'

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Profile' },
  ...listRoute(vendorResource, vendorListSearch),
  component: Page,
})

function Page() {
  return <VendorsPage search={Route.useSearch()} />
}
