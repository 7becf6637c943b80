import { categoryFields } from '../../features/categories/fields.ts'
import { categoryResource } from '../../features/categories/resource.ts'
import { proposedModule } from '../list-module.ts'

export const categories = proposedModule(categoryResource, {
  descriptions: {
    listCategories: 'Ordered by position, then name.',
    changeCategory:
      'Only the fields that change: what is not in the body stays as it is, and a blank description removes it. A position counts from 1 without gaps: the others are numbered again, also after a creation and a deletion, and one past the end is the last. "Move up" and "Move down" send the position if the last response announced "move" in `capabilities.actions`, and only from a list without a search, a sort or a filter. `image` is only sent if another one was uploaded, or null to remove it, and if the list announced `image` in `capabilities.actions`.',
    deleteCategory: 'A category with dishes is refused.',
  },
  examples: {
    createCategory: { name: 'Asun', description: 'Smoked goat', position: 15, status: 'active' },
    changeCategory: { status: 'hidden' },
  },
  positions: {},
  fields: categoryFields,
  optional: ['description', 'image', 'createdAt'],
})
