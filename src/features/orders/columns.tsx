import { linkOptions } from '@tanstack/react-router'
import { Missing, TruncatedText } from '@/components/fields/cell-text'
import { TimeInStatus } from '@/components/fields/time-in-status'
import { columns } from '@/components/list/table/columns'
import { orderName } from '@/domain/order'
import { orderFields } from './fields'

export const orderColumns = columns(orderFields, {
  orderId: {
    link: ({ id }) => linkOptions({ to: '/orders/$id', params: { id } }),
    cell: (order) => <TruncatedText text={orderName(order)} isVerbatim />,
  },
  statusAt: { cell: (order) => <TimeInStatus order={order} otherwise={<Missing />} /> },
})
