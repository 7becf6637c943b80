import { dishResource } from '../../features/menus/resource.ts'
import { proposedModule } from '../list-module.ts'

export const menus = proposedModule('Menus', dishResource, {
  descriptions: { listMenus: 'Each of them is one dish of one restaurant.' },
  places: { category: 'category.id' },
  purchases: [{ field: 'price', below: 50_000 }],
  columns: {
    name: 'Dish',
    restaurant: 'Restaurant',
    category: 'Category',
    price: 'Price',
    orderCount: 'Orders',
    status: 'Status',
    updatedAt: 'Updated',
  },
  optional: ['image', 'description', 'discountPrice', 'reason', 'options'],
})
