import { restaurantFields } from '../../features/restaurants/fields.ts'
import { restaurantResource } from '../../features/restaurants/resource.ts'
import { applicantChange } from '../applicants.ts'
import { proposedModule } from '../list-module.ts'
import { untilText } from '../until-text.ts'

export const restaurants = proposedModule(restaurantResource, {
  places: { state: 'address.state' },
  purchases: [{ field: 'minimumOrder', below: 50_000 }],
  descriptions: {
    changeRestaurant: `${applicantChange('vendor')} ${untilText('"closed"', 'open')}`,
  },
  examples: { changeRestaurant: { status: 'closed', reason: 'Customer asked' } },
  fields: restaurantFields,
  optional: [
    'image',
    'phone',
    'email',
    'reason',
    'until',
    'shouldBeOpen',
    'categories',
    'documents',
    'documents.expiresAt',
    'documents.url',
    'documents.mediaType',
    'openingHours',
    'preparationMinutes',
    'minimumOrder',
    'commissionRate',
    'ratingCount',
    'restaurantMenu.discountPrice',
  ],
})
