import { Link } from '@tanstack/react-router'
import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { AvatarCell } from '@/components/ui/avatar'
import { formatAddress } from '@/domain/address'
import { formatRating } from '@/lib/format'
import { restaurantName } from './labels'
import type { Restaurant } from './resource'
import { RestaurantStatus } from './restaurant-status'

const column = columnHelper<Restaurant>()

function NameLink({ restaurant }: { restaurant: Restaurant }) {
  const { id, name, image } = restaurant
  const link = { params: { id }, preload: false, className: 'flex items-center gap-2.5' } as const
  return (
    <Link to="/restaurant/$id" {...link} {...rowLinkProps}>
      <AvatarCell name={name} image={image}>
        <TruncatedText text={restaurantName(restaurant)} />
      </AvatarCell>
    </Link>
  )
}

export const restaurantColumns = column.columns([
  column.accessor('name', {
    header: 'Restaurant',
    cell: ({ row: { original } }) => <NameLink restaurant={original} />,
    meta: { card: 'top' },
  }),
  column.accessor('vendor', { header: 'Vendor', ...cells.relation('hidden', 8.5, true) }),
  column.accessor('address', {
    header: 'Area and state',
    cell: ({ row: { original } }) => (
      <TruncatedText
        text={original.address && formatAddress({ ...original.address, text: null })}
      />
    ),
    meta: { card: 'middle', width: 9 },
  }),
  column.accessor('orderCount', {
    header: 'Orders',
    ...cells.count('middleEnd', 'order', 'orders'),
  }),
  column.accessor(({ rating }) => formatRating(rating), {
    id: 'rating',
    header: 'Rating',
    meta: { card: 'hidden', width: 4.5, isNumber: true },
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => <RestaurantStatus restaurant={original} />,
    meta: { card: 'topEnd', width: 10.8 },
  }),
  column.accessor('createdAt', { header: 'Joined', ...cells.moment('bottom', 'Joined') }),
])
