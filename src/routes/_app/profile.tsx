import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { vendorResource, vendorSearch } from '@/features/vendors/resource'
import { VendorsPage } from '@/features/vendors/vendors-page'

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Profile', shows: 'Vendors' },
  validateSearch: vendorSearch,
  loaderDeps: listDeps(vendorResource),
  loader: listLoader(vendorResource),
  component: Page,
})

function Page() {
  return <VendorsPage search={Route.useSearch()} />
}
