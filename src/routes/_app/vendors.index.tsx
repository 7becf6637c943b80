import { createFileRoute } from '@tanstack/react-router'
import { vendorList } from '@/features/vendors/schema'
import { vendorFilters, vendorSearchSchema } from '@/features/vendors/search'
import { VendorsPage } from '@/features/vendors/vendors-page'
import { listParams } from '@/api/list'
import { listQuery } from '@/api/requests'
import { prefetch } from '@/api/query-client'

export const Route = createFileRoute('/_app/vendors/')({
  staticData: { module: 'Vendors' },
  validateSearch: vendorSearchSchema,
  loaderDeps: ({ search }) => listParams(vendorFilters, search),
  loader: ({ context, deps }) => void prefetch(context.queryClient, listQuery(vendorList, deps)),
  component: Page,
})

function Page() {
  return <VendorsPage search={Route.useSearch()} />
}
