import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { listDefaults, listParams } from '@/api/list'
import { canView } from '@/api/permissions'
import { listQuery } from '@/api/queries'
import { prefetch } from '@/api/query-options'
import { RecordFilter, useRecordFilter } from '@/components/list/filters/record-filter'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { categoryResource } from '@/features/categories/resource'
import { dishList } from '@/features/menus/list'
import { dishSearch, dishResource } from '@/features/menus/resource'
import { shorten } from '@/lib/format'

const ChooseRestaurant = lazyOverlay(() => import('../-choose-restaurant'))

/** The categories that the dishes can be filtered by. */
const categoriesQuery = listQuery(categoryResource, listDefaults(categoryResource), 100)

export const Route = createFileRoute('/_app/menus/')({
  staticData: { module: 'Menus' },
  validateSearch: dishSearch,
  loaderDeps: ({ search }) => listParams(dishResource.filters, search),
  loader: ({ context: { queryClient }, deps }) => {
    void prefetch(queryClient, listQuery(dishResource, deps))
    // They belong to another module, and are of no use without the dishes.
    if (canView(dishResource.module)) void prefetch(queryClient, categoriesQuery)
  },
  component: MenusPage,
})

function MenusPage() {
  const search = Route.useSearch()
  const list = useList(dishList, search)
  const restaurant = useRecordFilter(list, 'restaurant')
  const { data: categories } = useQuery(categoriesQuery)
  const category = categories?.rows.map(({ id, name }) => [id, shorten(name ?? id)] as const) ?? []
  return (
    <ListPage
      list={list}
      filters={{
        category: { options: category },
        restaurant: {
          options: restaurant.options,
          control: (
            <RecordFilter
              filter={restaurant}
              renderDialog={(props) => <ChooseRestaurant {...props} />}
            />
          ),
        },
      }}
    />
  )
}
