import { createFileRoute } from '@tanstack/react-router'
import { listParams } from '@/api/list'
import { prefetch } from '@/api/query-client'
import { listQuery } from '@/api/requests'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { driverColumns } from '@/features/drivers/columns'
import { driverName } from '@/features/drivers/labels'
import { driverFilters, driverList, driverSearchSchema } from '@/features/drivers/resource'

export const Route = createFileRoute('/_app/drivers')({
  staticData: { module: 'Drivers' },
  validateSearch: driverSearchSchema,
  loaderDeps: ({ search }) => listParams(driverFilters, search),
  loader: ({ context, deps }) => void prefetch(context.queryClient, listQuery(driverList, deps)),
  component: DriversPage,
})

function DriversPage() {
  const search = Route.useSearch()
  const list = useList({
    definition: driverList,
    search,
    getQuery: (params) => listQuery(driverList, params),
  })
  return (
    <ListPage
      title="Drivers"
      list={list}
      columns={driverColumns}
      getRowLabel={driverName}
      empty={<EmptyList title="No drivers yet. They appear here when they apply." />}
    />
  )
}
