import { labelsOf } from '../../domain/field.ts'
import { dishFields } from '../../features/menus/fields.ts'
import { dishResource } from '../../features/menus/resource.ts'
import { proposedModule } from '../list-module.ts'

export const menus = proposedModule('Menus', dishResource, {
  descriptions: { listMenus: 'Each of them is one dish of one restaurant.' },
  places: { category: 'category.id' },
  purchases: [{ field: 'price', below: 50_000 }],
  columns: labelsOf(dishFields),
  optional: ['image', 'description', 'discountPrice', 'reason', 'options'],
})
