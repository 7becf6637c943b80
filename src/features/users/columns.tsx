import { Link } from '@tanstack/react-router'
import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { userName } from './labels'
import { type User, userStatus } from './resource'

const column = columnHelper<User>()

export const userColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    cell: ({ row: { original } }) => (
      <Link to="/users/$userId" params={{ userId: original.id }} preload={false} {...rowLinkProps}>
        <TruncatedText text={userName(original)} />
      </Link>
    ),
    meta: { card: 'top' },
  }),
  column.accessor('email', { header: 'Email', ...cells.text('middle', 11) }),
  column.accessor('phone', { header: 'Phone', ...cells.phone('hidden', true) }),
  column.accessor('orderCount', { header: 'Orders', ...cells.count('hidden', '', '', 4) }),
  column.accessor('totalSpent', { header: 'Spent', ...cells.naira('middleEnd') }),
  column.accessor('status', { header: 'Status', ...cells.status(userStatus, 5.75) }),
  column.accessor('lastOrderAt', { header: 'Last order', ...cells.moment('hidden') }),
  column.accessor('createdAt', { header: 'Joined', ...cells.moment('bottom', 'Joined') }),
])
