import { createFileRoute } from '@tanstack/react-router'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { restaurantColumns } from '@/features/restaurants/columns'
import { restaurantName } from '@/features/restaurants/labels'
import { restaurantList } from '@/features/restaurants/schema'
import { restaurantFilters, restaurantSearchSchema } from '@/features/restaurants/search'
import { listParams } from '@/api/list'
import { listQuery } from '@/api/requests'
import { prefetch } from '@/api/query-client'
import { stateOptions } from '@/domain/states'

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
