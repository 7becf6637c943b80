import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { TruncatedText } from '@/components/records/cell-text'
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
