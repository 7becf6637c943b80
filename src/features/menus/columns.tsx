import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { Amount, TruncatedText, TwoLines } from '@/components/records/cell-text'
import { AvatarCell } from '@/components/ui/avatar-name'
import { formatNaira } from '@/lib/format'
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
  price: {
    cell: ({ price, discountPrice }) => (
      <TwoLines below={discountPrice === null ? null : `was ${formatNaira(price)}`}>
        <Amount amount={discountPrice ?? price} />
      </TwoLines>
    ),
  },
})
