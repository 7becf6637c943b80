import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { DetailsPage } from '@/components/details/details-page'
import { RecordActions } from '@/components/details/record-actions'
import { useDetails } from '@/components/details/use-details'
import { useDialogParam } from '@/components/dialog/use-dialog-param'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { restaurantActions } from '@/features/restaurants/actions'
import { restaurantName } from '@/features/restaurants/labels'
import { RestaurantPanels } from '@/features/restaurants/restaurant-panels'
import { RestaurantStatus } from '@/features/restaurants/restaurant-status'
import { restaurantList } from '@/features/restaurants/schema'
import { restaurantDialogs } from '@/features/restaurants/search'
import { detailsQuery } from '@/lib/module-api'
import { dialogParam } from '@/lib/search-params'

const RestaurantDialogs = lazyOverlay(() => import('@/features/restaurants/restaurant-dialogs'))

export const Route = createFileRoute('/_app/restaurant/$id')({
  staticData: { module: 'Restaurants' },
  validateSearch: v.object({ dialog: dialogParam(restaurantDialogs) }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(detailsQuery(restaurantList, params.id)),
  remountDeps: ({ params }) => params,
  component: RestaurantPage,
})

function RestaurantPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const { openDialog, closeDialog } = useDialogParam()
  const details = useDetails(restaurantList, id)
  const { record: restaurant, data } = details
  return (
    <DetailsPage
      details={details}
      name={restaurant && restaurantName(restaurant)}
      image={restaurant}
      badge={restaurant && <RestaurantStatus restaurant={restaurant} />}
      actions={
        restaurant && <RecordActions actions={restaurantActions(restaurant)} onOpen={openDialog} />
      }
      listLink={{ to: '/restaurants' }}
    >
      <RestaurantPanels
        id={id}
        details={details}
        orders={data?.restaurantOrder}
        dishes={data?.restaurantMenu}
      />
      {restaurant && dialog && (
        <RestaurantDialogs dialog={dialog} restaurant={restaurant} onClose={closeDialog} />
      )}
    </DetailsPage>
  )
}
