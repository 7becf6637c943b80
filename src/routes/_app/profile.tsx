import { createFileRoute } from '@tanstack/react-router'
import { vendorList } from '@/features/vendors/schema'
import { vendorFilters, vendorSearchSchema } from '@/features/vendors/search'
import { VendorsPage } from '@/features/vendors/vendors-page'
import { listParams } from '@/lib/list'
import { listQuery } from '@/lib/module-api'
import { prefetch } from '@/lib/query'

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
