import { dishFields } from '../../features/menus/fields.ts'
import { dishResource } from '../../features/menus/resource.ts'
import { proposedModule } from '../list-module.ts'
import { untilText } from '../until-text.ts'

export const menus = proposedModule(dishResource, {
  descriptions: {
    listMenus:
      'Each of them is one dish of one restaurant. Without the filter `restaurant`, the link of a restaurant to its dishes is a search for its id.',
    changeMenu:
      'A new status, or an edit. An edit has only the fields that change: what is not in the body stays as it is. It is only offered if the last response announced "edit" in `capabilities.actions`. A discount price that is not lower than the price is refused. `image` is only sent if the list announced `image` in `capabilities.actions`. ' +
      untilText('"sold_out"', 'available'),
  },
  places: { category: 'category.id', restaurant: 'restaurant.id' },
  purchases: [{ field: 'price', below: 50_000 }],
  examples: { changeMenu: { price: 3800, discountPrice: 3500, category: 'cat-001' } },
  fields: dishFields,
  optional: ['image', 'description', 'discountPrice', 'reason', 'until', 'options'],
})
