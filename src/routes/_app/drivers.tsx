import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { stateOptions } from '@/domain/address'
import { driverName } from '@/domain/driver'
import { driverActions } from '@/features/drivers/actions'
import { driverColumns } from '@/features/drivers/columns'
import { driverFields } from '@/features/drivers/fields'
import { driverSearch, driverResource } from '@/features/drivers/resource'

const [, ...states] = stateOptions

export const Route = createFileRoute('/_app/drivers')({
  staticData: { module: 'Drivers' },
  validateSearch: driverSearch,
  loaderDeps: listDeps(driverResource),
  loader: listLoader(driverResource),
  component: DriversPage,
})

function DriversPage() {
  const search = Route.useSearch()
  const list = useList(driverResource, search)
  return (
    <ListPage
      title="Drivers"
      list={list}
      columns={driverColumns}
      getRowLabel={driverName}
      exportFields={driverFields}
      getActions={driverActions}
      loadedOptions={{ state: states }}
      empty={<EmptyList title="No drivers yet. They appear here when they apply." />}
    />
  )
}
