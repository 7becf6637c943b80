import { createFileRoute } from '@tanstack/react-router'
import { listParams } from '@/api/list'
import { prefetch } from '@/api/query-client'
import { listQuery } from '@/api/requests'
import { vendorFilters, vendorList, vendorSearchSchema } from '@/features/vendors/resource'
import { VendorsPage } from '@/features/vendors/vendors-page'

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Profile' },
  validateSearch: vendorSearchSchema,
  loaderDeps: ({ search }) => listParams(vendorFilters, search),
  loader: ({ context, deps }) => void prefetch(context.queryClient, listQuery(vendorList, deps)),
  component: Page,
})

function Page() {
  return <VendorsPage search={Route.useSearch()} />
}
