import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { viewList } from '@/features/views/list'
import { viewResource, viewSearchDefaults, viewSearch } from '@/features/views/resource'

export const Route = createFileRoute('/_app/views')({
  staticData: { module: 'Views' },
  validateSearch: viewSearch,
  loaderDeps: listDeps(viewResource),
  loader: listLoader(viewResource),
  search: { middlewares: [stripSearchParams(viewSearchDefaults)] },
  component: ViewsPage,
})

function ViewsPage() {
  const search = Route.useSearch()
  const list = useList(viewList, search)
  return <ListPage list={list} />
}
