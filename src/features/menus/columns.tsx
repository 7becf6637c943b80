import { Link } from '@tanstack/react-router'
import { Amount, TruncatedText, TwoLines } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { AvatarCell } from '@/components/ui/avatar'
import { dishStatus } from '@/domain/dish'
import { formatNaira } from '@/lib/format'
import { dishName } from './labels'
import type { Dish } from './resource'

const column = columnHelper<Dish>()

function NameLink({ dish }: { dish: Dish }) {
  const { id, name, image } = dish
  const link = { params: { id }, preload: false, className: 'flex items-center gap-2.5' } as const
  return (
    <Link to="/menus/$id" {...link} {...rowLinkProps}>
      <AvatarCell name={name} image={image}>
        <TruncatedText text={dishName(dish)} />
      </AvatarCell>
    </Link>
  )
}

export const dishColumns = column.columns([
  column.accessor('name', {
    header: 'Dish',
    cell: ({ row: { original } }) => <NameLink dish={original} />,
    meta: { card: 'top' },
  }),
  column.accessor('restaurant', { header: 'Restaurant', ...cells.relation('middle') }),
  column.accessor('category', { header: 'Category', ...cells.relation('bottom', 6.5) }),
  column.accessor('price', {
    header: 'Price',
    // What customers pay.
    cell: ({ row: { original } }) => {
      const { price, discountPrice } = original
      return (
        <TwoLines below={discountPrice === null ? null : `was ${formatNaira(price)}`}>
          <Amount amount={discountPrice ?? price} />
        </TwoLines>
      )
    },
    meta: cells.naira('middleEnd').meta,
  }),
  column.accessor('orderCount', { header: 'Orders', ...cells.count('hidden') }),
  column.accessor('status', { header: 'Status', ...cells.status(dishStatus) }),
  column.accessor('updatedAt', { header: 'Updated', ...cells.moment('hidden') }),
])
