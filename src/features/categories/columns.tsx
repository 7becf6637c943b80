import { columns } from '@/components/list/columns'
import { sheetLink } from '@/components/list/sheet-link'
import { TruncatedText } from '@/components/records/cell-text'
import { actionsColumn } from '@/components/row-menu/record-menu'
import { AvatarCell } from '@/components/ui/avatar-name'
import { categoryActions } from './actions'
import { categoryFields, categoryName } from './fields'
import { categoryResource } from './resource'

export const categoryColumns = [
  ...columns(categoryFields, {
    name: {
      link: ({ id }) => ({
        ...sheetLink(categoryResource, id, 'edit'),
        className: 'flex items-center gap-2.5',
      }),
      cell: (category) => (
        <AvatarCell name={category.name} image={category.image}>
          <TruncatedText text={categoryName(category)} />
        </AvatarCell>
      ),
    },
  }),
  actionsColumn({
    resource: categoryResource,
    getName: categoryName,
    getActions: categoryActions,
  }),
]
