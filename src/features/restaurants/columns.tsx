import { linkOptions } from '@tanstack/react-router'
import { TruncatedText } from '@/components/fields/cell-text'
import { columns } from '@/components/list/table/columns'
import { AvatarCell } from '@/components/ui/avatar'
import { restaurantFields, restaurantName } from './fields'
import { RestaurantStatus } from './restaurant-status'

export const restaurantColumns = columns(restaurantFields, {
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
})
