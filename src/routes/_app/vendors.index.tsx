import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/api/list-route'
import { vendorResource, vendorListSearch } from '@/features/vendors/resource'
import { VendorsPage } from '@/features/vendors/vendors-page'

export const Route = createFileRoute('/_app/vendors/')({
  staticData: { module: 'Vendors' },
  ...listRoute(vendorResource, vendorListSearch),
  component: Page,
})

function Page() {
  return <VendorsPage search={Route.useSearch()} />
}
