import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { detailsQuery } from '@/api/queries'
import { prefetch } from '@/api/query-client'
import { dialogParam } from '@/api/search-params'
import { DetailsPage } from '@/components/details/details-page'
import { useDetails } from '@/components/details/use-details'
import { StatusBadge } from '@/components/ui/status-badge'
import { dishStatus } from '@/domain/dish'
import { dishActions } from '@/features/menus/actions'
import { DishFacts, DishOptions } from '@/features/menus/dish-panels'
import { dishName } from '@/features/menus/labels'
import { dishDialogs, dishResource } from '@/features/menus/resource'

export const Route = createFileRoute('/_app/menus/$id')({
  staticData: { module: 'Menus' },
  validateSearch: v.object({ dialog: dialogParam(dishDialogs) }),
  loader: ({ context, params }) =>
    void prefetch(context.queryClient, detailsQuery(dishResource, params.id)),
  remountDeps: ({ params }) => params,
  component: DishPage,
})

function DishPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(dishResource, id)
  const { record: dish, data } = details
  return (
    <DetailsPage
      resource={dishResource}
      id={id}
      details={details}
      name={dish && dishName(dish)}
      image={dish}
      badge={dish && <StatusBadge status={dish.status} of={dishStatus} />}
      getActions={dishActions}
      dialog={dialog}
      listLink={{ to: '/menus' }}
    >
      <DishFacts details={details} />
      {data && <DishOptions options={data.record.options} />}
    </DetailsPage>
  )
}
