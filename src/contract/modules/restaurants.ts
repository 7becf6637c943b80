import { labelsOf } from '../../domain/field.ts'
import { restaurantFields } from '../../features/restaurants/fields.ts'
import { restaurantResource } from '../../features/restaurants/resource.ts'
import { proposedModule } from '../list-module.ts'

export const restaurants = proposedModule('Restaurants', restaurantResource, {
  places: { state: 'address.state' },
  purchases: [{ field: 'minimumOrder', below: 50_000 }],
  columns: labelsOf(restaurantFields),
  optional: [
    'image',
    'phone',
    'email',
    'reason',
    'shouldBeOpen',
    'categories',
    'openingHours',
    'preparationMinutes',
    'minimumOrder',
    'commissionRate',
    'ratingCount',
  ],
})
