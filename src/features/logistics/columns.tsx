import { Link } from '@tanstack/react-router'
import { Missing, TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { partnerName, partnerStatus } from '@/domain/partner'
import { formatCount } from '@/lib/format'
import type { Company } from './resource'

const column = columnHelper<Company>()

/** How many of a company's drivers are online: "5 of 12 online". */
function Drivers({ company: { driverCount: all, onlineCount: online } }: { company: Company }) {
  if (all === null) return <Missing />
  const hasOnline = online !== null && all > 0
  return (
    <>
      {hasOnline && `${formatCount(online)} of `}
      {formatCount(all)}
      <span className="@table:hidden">{all === 1 ? ' driver' : ' drivers'}</span>
      {hasOnline && ' online'}
    </>
  )
}

export const companyColumns = column.columns([
  column.accessor('name', {
    header: 'Company',
    cell: ({ row: { id, original } }) => (
      <Link to="/logistics/$id" params={{ id }} preload={false} {...rowLinkProps}>
        <TruncatedText text={partnerName(original)} />
      </Link>
    ),
    meta: { card: 'top' },
  }),
  column.accessor('contactName', { header: 'Contact', ...cells.text('hidden', 8.5) }),
  column.accessor('driverCount', {
    header: 'Drivers',
    cell: ({ row: { original } }) => <Drivers company={original} />,
    meta: { card: 'middle', width: 8 },
  }),
  column.accessor('deliveredCount', { header: 'Delivered', ...cells.count('hidden') }),
  column.accessor('balance', { header: 'Balance', ...cells.naira('middleEnd') }),
  column.accessor('status', { header: 'Status', ...cells.status(partnerStatus, 6.5) }),
  column.accessor('createdAt', { header: 'Joined', ...cells.moment('bottom', 'Joined') }),
])
