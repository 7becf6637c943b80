import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { TruncatedText } from '@/components/records/cell-text'
import { DishPrice } from '@/components/records/dish-price'
import { AvatarCell } from '@/components/ui/avatar-name'
import { dishFields, dishName } from './fields'

export const dishColumns = columns(dishFields, {
  name: {
    link: ({ id }) => ({
      ...linkOptions({ to: '/menus/$id', params: { id } }),
      className: 'flex items-center gap-2.5',
    }),
    cell: (dish) => (
      <AvatarCell name={dish.name} image={dish.image}>
        <TruncatedText text={dishName(dish)} />
      </AvatarCell>
    ),
  },
  price: { cell: (dish) => <DishPrice {...dish} /> },
})
