import { restaurantResource } from '../../features/restaurants/resource.ts'
import { proposedModule } from '../list-module.ts'

export const restaurants = proposedModule('Restaurants', restaurantResource, {
  places: { state: 'address.state' },
  purchases: [{ field: 'minimumOrder', below: 50_000 }],
  columns: {
    name: 'Restaurant',
    vendor: 'Vendor',
    address: 'Area and state',
    orderCount: 'Orders',
    rating: 'Rating',
    status: 'Status',
    createdAt: 'Joined',
  },
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
