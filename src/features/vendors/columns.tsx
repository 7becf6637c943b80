import { Link } from '@tanstack/react-router'
import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { partnerName, partnerStatus } from '@/domain/partner'
import type { Vendor } from './resource'

const column = columnHelper<Vendor>()

export const vendorColumns = column.columns([
  column.accessor('name', {
    header: 'Vendor',
    cell: ({ row: { id, original } }) => (
      <Link to="/vendors/$id" params={{ id }} preload={false} {...rowLinkProps}>
        <TruncatedText text={partnerName(original)} />
      </Link>
    ),
    meta: { card: 'top' },
  }),
  column.accessor('contactName', { header: 'Contact', ...cells.text('hidden', 7, true) }),
  column.accessor('email', { header: 'Email', ...cells.text('hidden', 13) }),
  column.accessor('restaurantCount', {
    header: 'Restaurants',
    ...cells.count('middle', 'restaurant', 'restaurants', 5.75),
  }),
  column.accessor('balance', { header: 'Balance', ...cells.naira('middleEnd') }),
  column.accessor('status', { header: 'Status', ...cells.status(partnerStatus, 6.5) }),
  column.accessor('createdAt', { header: 'Joined', ...cells.moment('bottom', 'Joined') }),
])
