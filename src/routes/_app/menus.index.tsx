import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { listParams } from '@/api/list'
import { listQuery } from '@/api/queries'
import { prefetch } from '@/api/query-client'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { categoryChoicesQuery } from '@/features/menus/api'
import { dishColumns } from '@/features/menus/columns'
import { dishName } from '@/features/menus/labels'
import { dishFilters, dishResource, dishSearch } from '@/features/menus/resource'
import { shorten } from '@/lib/format'

export const Route = createFileRoute('/_app/menus/')({
  staticData: { module: 'Menus' },
  validateSearch: dishSearch,
  loaderDeps: ({ search }) => listParams(dishFilters, search),
  loader: ({ context: { queryClient }, deps }) => {
    void prefetch(queryClient, listQuery(dishResource, deps))
    void prefetch(queryClient, categoryChoicesQuery)
  },
  component: MenusPage,
})

function MenusPage() {
  const search = Route.useSearch()
  const list = useList(dishResource, search)
  const { data: categories } = useQuery(categoryChoicesQuery)
  const category = categories?.rows.map(({ id, name }) => [id, shorten(name ?? id)] as const) ?? []
  return (
    <ListPage
      title="Menus"
      list={list}
      columns={dishColumns}
      getRowLabel={dishName}
      loadedOptions={{ category }}
      empty={<EmptyList title="No dishes yet. Restaurants add them in their own app." />}
    />
  )
}
