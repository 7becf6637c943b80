import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { Missing, TruncatedText } from '@/components/records/cell-text'
import { TimeInStatus } from '@/components/records/time-in-status'
import { orderName } from '@/domain/order'
import { orderFields } from './fields'

export const orderColumns = columns(orderFields, {
  orderId: {
    link: ({ id }) => linkOptions({ to: '/orders/$id', params: { id } }),
    cell: (order) => <TruncatedText text={orderName(order)} isVerbatim />,
  },
  statusAt: { cell: (order) => <TimeInStatus order={order} otherwise={<Missing />} /> },
})
