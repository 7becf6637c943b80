import { createFileRoute } from '@tanstack/react-router'
import { listParams } from '@/api/list'
import { prefetch } from '@/api/query-client'
import { listQuery } from '@/api/requests'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { stateOptions } from '@/domain/states'
import { restaurantColumns } from '@/features/restaurants/columns'
import { restaurantName } from '@/features/restaurants/labels'
import {
  restaurantFilters,
  restaurantList,
  restaurantSearchSchema,
} from '@/features/restaurants/resource'

const [, ...states] = stateOptions

export const Route = createFileRoute('/_app/restaurants')({
  staticData: { module: 'Restaurants' },
  validateSearch: restaurantSearchSchema,
  loaderDeps: ({ search }) => listParams(restaurantFilters, search),
  loader: ({ context, deps }) =>
    void prefetch(context.queryClient, listQuery(restaurantList, deps)),
  component: RestaurantsPage,
})

function RestaurantsPage() {
  const search = Route.useSearch()
  const list = useList({
    definition: restaurantList,
    search,
    getQuery: (params) => listQuery(restaurantList, params),
  })
  return (
    <ListPage
      title="Restaurants"
      list={list}
      columns={restaurantColumns}
      getRowLabel={restaurantName}
      loadedOptions={{ state: states }}
      empty={
        <EmptyList title="No restaurants yet. They appear here when a vendor registers one." />
      }
    />
  )
}
