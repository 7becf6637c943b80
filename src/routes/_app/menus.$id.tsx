import { createFileRoute } from '@tanstack/react-router'
import { recordSearch } from '@/api/resource'
import { detailsLoader } from '@/api/route-options'
import { StatusBadge } from '@/components/fields/status-badge'
import { DetailsColumns } from '@/components/record/details-columns'
import { DetailsPage } from '@/components/record/details-page'
import { FactsPanel } from '@/components/record/facts'
import { HistoryPanel } from '@/components/record/record-history'
import { useDetails } from '@/components/record/use-details'
import { dishStatus } from '@/domain/dish'
import { dishActions } from '@/features/menus/actions'
import { dishFacts, DishOptions } from '@/features/menus/dish-panels'
import { dishName, soldOutUntil } from '@/features/menus/fields'
import { dishResource } from '@/features/menus/resource'

export const Route = createFileRoute('/_app/menus/$id')({
  staticData: { module: 'Menus' },
  validateSearch: recordSearch(dishResource),
  loader: detailsLoader(dishResource),
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
      badge={
        dish && <StatusBadge status={dish.status} of={dishStatus} until={soldOutUntil(dish)} />
      }
      getActions={dishActions}
      dialog={dialog}
      listLink={{ to: '/menus' }}
    >
      <DetailsColumns
        facts={<FactsPanel title="Dish" facts={dishFacts} details={details} />}
        isLoading={details.isLoading}
      >
        {data && <DishOptions options={data.record.options} />}
        {data?.history && <HistoryPanel history={data.history} />}
      </DetailsColumns>
    </DetailsPage>
  )
}
