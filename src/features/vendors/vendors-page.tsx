import type { SearchOf } from '@/api/list'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { partnerName } from '@/domain/partner'
import { vendorActions } from './actions'
import { vendorColumns } from './columns'
import { vendorFields } from './fields'
import { vendorResource } from './resource'

interface VendorsPageProps {
  search: SearchOf<typeof vendorResource.filters>
}

/** The page of /vendors and /profile. */
export function VendorsPage({ search }: VendorsPageProps) {
  const list = useList(vendorResource, search)
  return (
    <ListPage
      title="Vendors"
      list={list}
      columns={vendorColumns}
      getRowLabel={partnerName}
      exportFields={vendorFields}
      getActions={vendorActions}
      empty={<EmptyList title="No vendors yet. They appear here when a business registers." />}
    />
  )
}
