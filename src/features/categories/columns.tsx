import { Link } from '@tanstack/react-router'
import { actionsColumn } from '@/components/actions/record-menu'
import { columns } from '@/components/list/columns'
import { sheetLink } from '@/components/list/sheet-link'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { TruncatedText } from '@/components/records/cell-text'
import { AvatarCell } from '@/components/ui/avatar'
import { categoryActions } from './actions'
import { categoryFields, categoryName } from './fields'
import { categoryResource, type Category } from './resource'

const Name = ({ category }: { category: Category }) => (
  <span className="flex items-center gap-2.5">
    <AvatarCell name={category.name} image={category.image}>
      <Link {...sheetLink(categoryResource, category.id, 'edit')} {...rowLinkProps}>
        <TruncatedText text={categoryName(category)} />
      </Link>
    </AvatarCell>
  </span>
)

export const categoryColumns = [
  ...columns(categoryFields, { name: { cell: (category) => <Name category={category} /> } }),
  actionsColumn({ resource: categoryResource, getName: categoryName, getActions: categoryActions }),
]
