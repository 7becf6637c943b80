import { linkOptions } from '@tanstack/react-router'
import { TruncatedText } from '@/components/fields/cell-text'
import { Price } from '@/components/fields/price'
import { StatusBadge } from '@/components/fields/status-badge'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { AvatarCell } from '@/components/ui/avatar'
import { dishStatus } from '@/domain/dish'
import { dishActions } from './actions'
import { dishFields, dishName, soldOutUntil } from './fields'
import { dishResource } from './resource'

const ChangePrices = lazyOverlay(() => import('./change-prices-form'))

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
    status: {
      cell: (dish) => (
        <StatusBadge status={dish.status} of={dishStatus} until={soldOutUntil(dish)} />
      ),
    },
  }),
  exported: dishFields,
  actions: dishActions,
  many: ['changePrices', 'sellOut', 'sellOutFor', 'restock', 'show', 'hide'],
  manyForms: { changePrices: (props) => <ChangePrices {...props} /> },
  empty: 'No dishes yet. Restaurants add them in their own app.',
})
