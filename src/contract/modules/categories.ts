import { labelsOf } from '../../domain/field.ts'
import { categoryFields } from '../../features/categories/fields.ts'
import { categoryResource } from '../../features/categories/resource.ts'
import { proposedModule } from '../list-module.ts'

export const categories = proposedModule('Categories', categoryResource, {
  descriptions: {
    listCategories: 'Ordered by position, then name.',
    changeCategory:
      'All fields of the form, or only the status, which hides or shows the category.',
    deleteCategory: 'A category with dishes is refused.',
  },
  columns: labelsOf(categoryFields),
  optional: ['description', 'image', 'createdAt'],
})
