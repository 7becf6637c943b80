import { linkOptions } from '@tanstack/react-router'
import { TruncatedText } from '@/components/fields/cell-text'
import { Price } from '@/components/fields/price'
import { columns } from '@/components/list/table/columns'
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
