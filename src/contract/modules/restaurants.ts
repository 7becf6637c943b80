import { restaurantFields } from '../../features/restaurants/fields.ts'
import { restaurantResource } from '../../features/restaurants/resource.ts'
import { applicantChange } from '../applicants.ts'
import { proposedModule } from '../list-module.ts'

export const restaurants = proposedModule(restaurantResource, {
  places: { state: 'address.state' },
  purchases: [{ field: 'minimumOrder', below: 50_000 }],
  descriptions: { changeRestaurant: applicantChange('vendor') },
  examples: { changeRestaurant: { status: 'closed', reason: 'Customer asked' } },
  fields: restaurantFields,
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
    'restaurantMenu.discountPrice',
  ],
})
