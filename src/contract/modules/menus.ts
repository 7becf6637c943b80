import { dishFields } from '../../features/menus/fields.ts'
import { dishResource } from '../../features/menus/resource.ts'
import { proposedModule } from '../list-module.ts'

export const menus = proposedModule(dishResource, {
  descriptions: { listMenus: 'Each of them is one dish of one restaurant.' },
  places: { category: 'category.id' },
  purchases: [{ field: 'price', below: 50_000 }],
  examples: { changeMenu: { status: 'hidden', reason: 'Customer asked' } },
  fields: dishFields,
  optional: ['image', 'description', 'discountPrice', 'reason', 'options'],
})
