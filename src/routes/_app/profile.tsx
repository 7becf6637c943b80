import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { vendorList } from '@/features/vendors/schema'
import { vendorSearchDefaults, vendorSearchSchema } from '@/features/vendors/search'
import { VendorsPage } from '@/features/vendors/vendors-page'
import { listQuery } from '@/lib/module-api'

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Profile' },
  validateSearch: vendorSearchSchema,
  search: { middlewares: [stripSearchParams(vendorSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(listQuery(vendorList, deps)),
  component: Page,
})

function Page() {
  return <VendorsPage search={Route.useSearch()} />
}
