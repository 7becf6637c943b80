import { createFileRoute } from '@tanstack/react-router'
import { listParams } from '@/api/list'
import { prefetch } from '@/api/query-client'
import { listQuery } from '@/api/requests'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { partnerName } from '@/domain/partner-name'
import { companyColumns } from '@/features/logistics/columns'
import { companyFilters, companyList, companySearchSchema } from '@/features/logistics/resource'

export const Route = createFileRoute('/_app/logistics/')({
  staticData: { module: 'Logistics' },
  validateSearch: companySearchSchema,
  loaderDeps: ({ search }) => listParams(companyFilters, search),
  loader: ({ context, deps }) => void prefetch(context.queryClient, listQuery(companyList, deps)),
  component: LogisticsPage,
})

function LogisticsPage() {
  const search = Route.useSearch()
  const list = useList({
    definition: companyList,
    search,
    getQuery: (params) => listQuery(companyList, params),
  })
  return (
    <ListPage
      title="Logistics"
      list={list}
      columns={companyColumns}
      getRowLabel={partnerName}
      empty={<EmptyList title="No logistics companies yet." />}
    />
  )
}
