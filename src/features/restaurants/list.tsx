import { linkOptions } from '@tanstack/react-router'
import { TruncatedText } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { AvatarCell } from '@/components/ui/avatar'
import { stateOptions } from '@/domain/address'
import { restaurantActions } from './actions'
import { restaurantFields, restaurantName } from './fields'
import { restaurantResource } from './resource'
import { RestaurantStatus } from './restaurant-status'

const [, ...states] = stateOptions

export const restaurantList = defineList(restaurantResource, {
  title: 'Restaurants',
  getName: restaurantName,
  columns: columns(restaurantFields, {
    name: {
      link: ({ id }) => ({
        ...linkOptions({ to: '/restaurant/$id', params: { id } }),
        className: 'flex items-center gap-near',
      }),
      cell: (restaurant) => (
        <AvatarCell name={restaurant.name} image={restaurant.image}>
          <TruncatedText text={restaurantName(restaurant)} isVerbatim />
        </AvatarCell>
      ),
    },
    status: { cell: (restaurant) => <RestaurantStatus restaurant={restaurant} /> },
  }),
  exported: restaurantFields,
  actions: restaurantActions,
  many: ['approve', 'decline', 'reopen', 'suspend'],
  empty: 'No restaurants yet. They appear here when a vendor registers one.',
  filters: { state: { options: states } },
})
