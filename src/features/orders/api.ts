import { listQuery, recordMutation } from '@/lib/module-api'
import { readQuery } from '@/lib/query'
import { recordPath } from '@/lib/records'
import {
  driverChoicesPath,
  driverChoicesSchema,
  orderList,
  refundPath,
  type OrderPatch,
  type Refund,
} from './schema'
import type { OrderSearch } from './search'

export const orderListQuery = (search: OrderSearch) => listQuery(orderList, search)

/** The drivers who can take an order now. */
export const driverChoicesQuery = (search: string) =>
  readQuery(['orders', 'drivers', search] as const, driverChoicesPath(search), driverChoicesSchema)

const toPath = (id: string) => recordPath(orderList, id)
export const cancelOrder = recordMutation<OrderPatch>('PATCH', toPath, 'Order canceled')
export const assignDriver = recordMutation<OrderPatch>('PATCH', toPath, 'Driver assigned')
export const refundOrder = recordMutation<Refund>('POST', refundPath, 'Refund started')
