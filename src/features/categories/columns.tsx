import { actionsColumn } from '@/components/actions/record-menu'
import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { positionCell } from '@/components/list/position-cell'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { AvatarCell } from '@/components/ui/avatar'
import { categoryActions } from './actions'
import { categoryName } from './labels'
import { type Category, categoryResource, categoryStatus } from './resource'

const column = columnHelper<Category>()

export const categoryColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-2.5">
        <AvatarCell name={original.name} image={original.image}>
          <RowDetailsLink param="category" id={original.id} dialog="edit">
            <TruncatedText text={categoryName(original)} />
          </RowDetailsLink>
        </AvatarCell>
      </span>
    ),
    meta: { card: 'top' },
  }),
  column.accessor('position', { header: 'Position', ...positionCell('middleEnd') }),
  column.accessor('restaurantCount', {
    header: 'Restaurants',
    ...cells.count('hidden'),
    meta: { card: 'hidden', width: 6.5, isNumber: true },
  }),
  column.accessor('menuCount', { header: 'Dishes', ...cells.count('middle', 'dish', 'dishes') }),
  column.accessor('status', { header: 'Status', ...cells.status(categoryStatus) }),
  column.accessor('updatedAt', { header: 'Updated', ...cells.moment('hidden') }),
  actionsColumn({ resource: categoryResource, getName: categoryName, getActions: categoryActions }),
])
