import { createFileRoute } from '@tanstack/react-router'
import { recordSearch } from '@/api/resource'
import { detailsLoader } from '@/api/route-options'
import { DetailsPage } from '@/components/record/details-page'
import { useDetails } from '@/components/record/use-details'
import { restaurantActions } from '@/features/restaurants/actions'
import { restaurantName } from '@/features/restaurants/fields'
import { restaurantResource } from '@/features/restaurants/resource'
import { RestaurantPanels } from '@/features/restaurants/restaurant-panels'
import { RestaurantStatus } from '@/features/restaurants/restaurant-status'

export const Route = createFileRoute('/_app/restaurant/$id')({
  staticData: { module: 'Restaurants' },
  validateSearch: recordSearch(restaurantResource),
  loader: detailsLoader(restaurantResource),
  remountDeps: ({ params }) => params,
  component: RestaurantPage,
})

function RestaurantPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(restaurantResource, id)
  const { record: restaurant } = details
  return (
    <DetailsPage
      resource={restaurantResource}
      id={id}
      details={details}
      name={restaurant && restaurantName(restaurant)}
      image={restaurant}
      badge={restaurant && <RestaurantStatus restaurant={restaurant} />}
      getActions={restaurantActions}
      dialog={dialog}
      listLink={{ to: '/restaurants' }}
    >
      <RestaurantPanels id={id} details={details} />
    </DetailsPage>
  )
}
