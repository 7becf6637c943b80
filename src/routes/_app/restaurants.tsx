import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { restaurantList } from '@/features/restaurants/list'
import { restaurantSearch, restaurantResource } from '@/features/restaurants/resource'

export const Route = createFileRoute('/_app/restaurants')({
  staticData: { module: 'Restaurants' },
  validateSearch: restaurantSearch,
  loaderDeps: listDeps(restaurantResource),
  loader: listLoader(restaurantResource),
  component: RestaurantsPage,
})

function RestaurantsPage() {
  const search = Route.useSearch()
  const list = useList(restaurantList, search)
  return <ListPage list={list} />
}
