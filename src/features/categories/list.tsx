import { TruncatedText } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { AvatarCell } from '@/components/ui/avatar'
import { categoryActions } from './actions'
import { categoryFields, categoryName } from './fields'
import { categoryResource, type Category } from './resource'

const editLink = ({ id }: Category) => sheetLink(categoryResource, id, 'edit')

/** With the permission to edit, a row links to its form. */
const categoryColumns = (canEdit: boolean) =>
  columns(categoryFields, {
    name: {
      ...(canEdit && { link: editLink }),
      cell: (category) => (
        <span className="flex items-center gap-near">
          <AvatarCell name={category.name} image={category.image}>
            <TruncatedText text={categoryName(category)} isVerbatim />
          </AvatarCell>
        </span>
      ),
    },
  })

export const categoryList = (canEdit: boolean) =>
  defineList(categoryResource, {
    title: 'Categories',
    getName: categoryName,
    columns: categoryColumns(canEdit),
    rowMenu: 'actions',
    exported: categoryFields,
    actions: categoryActions,
    many: ['hide', 'show'],
    empty: 'No categories yet',
  })
