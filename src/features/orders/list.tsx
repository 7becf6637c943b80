import { linkOptions } from '@tanstack/react-router'
import { Missing, TruncatedText } from '@/components/fields/cell-text'
import { TimeInStatus } from '@/components/fields/time-in-status'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { orderName } from '@/domain/order'
import { orderActions } from './actions'
import { orderFields, orderSum } from './fields'
import { orderResource } from './resource'

const AssignMany = lazyOverlay(() => import('./assign-many'))

export const orderList = defineList(orderResource, {
  title: 'Orders',
  getName: orderName,
  columns: columns(orderFields, {
    orderId: {
      link: ({ id }) => linkOptions({ to: '/orders/$id', params: { id } }),
      cell: (order) => <TruncatedText text={orderName(order)} isVerbatim />,
    },
    createdAt: {
      // A card has one time: the wait, or when an order was made that waits for nothing.
      className: '@max-table:narrow:[td:not(:has([data-missing]))+&]:hidden',
    },
    statusAt: { cell: (order) => <TimeInStatus order={order} otherwise={<Missing />} /> },
  }),
  exported: orderFields,
  sum: orderSum,
  actions: orderActions,
  many: ['assign', 'cancel'],
  manyForms: { assign: (props) => <AssignMany {...props} /> },
  empty: 'No orders yet. They appear here as customers place them.',
  pollEvery: 30_000,
})
