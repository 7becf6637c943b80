import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { vendorList } from '@/features/vendors/list'
import { vendorResource, vendorSearch } from '@/features/vendors/resource'

// The specification shows the list of vendors here too.
export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Profile', shows: 'Vendors' },
  validateSearch: vendorSearch,
  loaderDeps: listDeps(vendorResource),
  loader: listLoader(vendorResource),
  component: ProfilePage,
})

function ProfilePage() {
  const search = Route.useSearch()
  const list = useList(vendorList, search)
  return <ListPage list={list} />
}
