import { linkOptions } from '@tanstack/react-router'
import { Missing } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { partnerName } from '@/domain/partner'
import { formatCount } from '@/lib/format'
import { companyActions } from './actions'
import { companyFields } from './fields'
import { type Company, companyResource } from './resource'

function Drivers({ company: { driverCount: all, onlineCount: online } }: { company: Company }) {
  if (all === null) return <Missing />
  const hasOnline = online !== null && all > 0
  return (
    <>
      <span>{hasOnline ? `${formatCount(online)} of ${formatCount(all)}` : formatCount(all)}</span>
      <span className="@table:hidden">{all === 1 ? ' driver' : ' drivers'}</span>
      {hasOnline && <span> online</span>}
    </>
  )
}

export const companyList = defineList(companyResource, {
  title: 'Logistics',
  getName: partnerName,
  columns: columns(companyFields, {
    name: { link: ({ id }) => linkOptions({ to: '/logistics/$id', params: { id } }) },
    driverCount: { cell: (company) => <Drivers company={company} /> },
  }),
  exported: companyFields,
  actions: companyActions,
  many: ['approve', 'decline', 'reactivate', 'suspend'],
  empty: 'No logistics companies yet.',
})
