import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { stateOptions } from '@/domain/address'
import { restaurantActions } from '@/features/restaurants/actions'
import { restaurantColumns } from '@/features/restaurants/columns'
import { restaurantFields, restaurantName } from '@/features/restaurants/fields'
import { restaurantSearch, restaurantResource } from '@/features/restaurants/resource'

const [, ...states] = stateOptions

export const Route = createFileRoute('/_app/restaurants')({
  staticData: { module: 'Restaurants' },
  validateSearch: restaurantSearch,
  loaderDeps: listDeps(restaurantResource),
  loader: listLoader(restaurantResource),
  component: RestaurantsPage,
})

function RestaurantsPage() {
  const search = Route.useSearch()
  const list = useList(restaurantResource, search)
  return (
    <ListPage
      title="Restaurants"
      list={list}
      columns={restaurantColumns}
      getRowLabel={restaurantName}
      exportFields={restaurantFields}
      getActions={restaurantActions}
      loadedOptions={{ state: states }}
      empty={
        <EmptyList title="No restaurants yet. They appear here when a vendor registers one." />
      }
    />
  )
}
