import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { TruncatedText } from '@/components/records/cell-text'
import { Price } from '@/components/records/price'
import { AvatarCell } from '@/components/ui/avatar'
import { dishFields, dishName } from './fields'

export const dishColumns = columns(dishFields, {
  name: {
    link: ({ id }) => ({
      ...linkOptions({ to: '/menus/$id', params: { id } }),
      className: 'flex items-center gap-near',
    }),
    cell: (dish) => (
      <AvatarCell name={dish.name} image={dish.image}>
        <TruncatedText text={dishName(dish)} isVerbatim />
      </AvatarCell>
    ),
  },
  price: { cell: (dish) => <Price dish={dish} /> },
})
