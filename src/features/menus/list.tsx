import { linkOptions } from '@tanstack/react-router'
import { TruncatedText } from '@/components/fields/cell-text'
import { Price } from '@/components/fields/price'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { AvatarCell } from '@/components/ui/avatar'
import { dishActions } from './actions'
import { dishFields, dishName } from './fields'
import { dishResource } from './resource'

export const dishList = defineList(dishResource, {
  title: 'Menus',
  getName: dishName,
  columns: columns(dishFields, {
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
  }),
  exported: dishFields,
  actions: dishActions,
  many: ['sellOut', 'restock', 'show', 'hide'],
  empty: 'No dishes yet. Restaurants add them in their own app.',
})
