import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { driverList } from '@/features/drivers/list'
import { driverSearch, driverResource } from '@/features/drivers/resource'

export const Route = createFileRoute('/_app/drivers')({
  staticData: { module: 'Drivers' },
  validateSearch: driverSearch,
  loaderDeps: listDeps(driverResource),
  loader: listLoader(driverResource),
  component: DriversPage,
})

function DriversPage() {
  const search = Route.useSearch()
  const list = useList(driverList, search)
  return <ListPage list={list} />
}
