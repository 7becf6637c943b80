import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { companyList } from '@/features/logistics/list'
import { companySearch, companyResource } from '@/features/logistics/resource'

export const Route = createFileRoute('/_app/logistics/')({
  staticData: { module: 'Logistics' },
  validateSearch: companySearch,
  loaderDeps: listDeps(companyResource),
  loader: listLoader(companyResource),
  component: LogisticsPage,
})

function LogisticsPage() {
  const search = Route.useSearch()
  const list = useList(companyList, search)
  return <ListPage list={list} />
}
