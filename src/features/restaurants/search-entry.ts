import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { phoneDetail, searchEntry } from '@/components/fields/search-entry'
import { formatAddress } from '@/domain/address'
import { restaurantStatus } from '@/domain/restaurant'
import { restaurantName } from './fields'
import { restaurantResource } from './resource'

export const restaurantSearchEntry = searchEntry({
  resource: restaurantResource,
  defaults: listDefaults(restaurantResource),
  statuses: restaurantStatus,
  searchedBy: ['name', 'email', 'phone'],
  related: ['order'],
  describe: (restaurant) => ({
    label: restaurantName(restaurant),
    detail: [
      restaurant.address && formatAddress({ ...restaurant.address, text: null }),
      phoneDetail(restaurant.phone),
    ],
    link: recordLink('restaurant', restaurant.id),
    identifiers: [restaurant.email, restaurant.phone],
  }),
})
