import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { Amount, TruncatedText } from '@/components/records/cell-text'
import { AvatarCell } from '@/components/ui/avatar'
import { priceOf } from '@/domain/dish'
import { formatNaira } from '@/lib/format'
import { dishFields, dishName } from './fields'
import type { Dish } from './resource'

function Price({ dish }: { dish: Dish }) {
  const { paid, before } = priceOf(dish)
  return (
    <>
      {before !== null && <span className="text-muted-foreground">was {formatNaira(before)} </span>}
      <Amount amount={paid} />
    </>
  )
}

export const dishColumns = columns(dishFields, {
  name: {
    link: ({ id }) => ({
      ...linkOptions({ to: '/menus/$id', params: { id } }),
      className: 'flex items-center gap-near',
    }),
    cell: (dish) => (
      <AvatarCell name={dish.name} image={dish.image}>
        <TruncatedText text={dishName(dish)} />
      </AvatarCell>
    ),
  },
  price: { cell: (dish) => <Price dish={dish} /> },
})
