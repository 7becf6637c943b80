import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { partnerName } from '@/domain/partner'
import { companyActions } from '@/features/logistics/actions'
import { companyColumns } from '@/features/logistics/columns'
import { companyFields } from '@/features/logistics/fields'
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
  const list = useList(companyResource, search)
  return (
    <ListPage
      title="Logistics"
      list={list}
      columns={companyColumns}
      getRowLabel={partnerName}
      exportFields={companyFields}
      getActions={companyActions}
      empty={<EmptyList title="No logistics companies yet." />}
    />
  )
}
