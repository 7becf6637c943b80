import { readQuery } from '@/api/query-client'
import { listQuery, patchMutation, recordMutation } from '@/api/requests'
import {
  type OrderSearch,
  driverChoicesPath,
  driverChoicesSchema,
  orderList,
  refundEndpoint,
} from './resource'

export const orderListQuery = (search: OrderSearch) => listQuery(orderList, search)

/** The drivers who can take an order now. */
export const driverChoicesQuery = (search: string) =>
  readQuery(['orders', 'drivers', search] as const, driverChoicesPath(search), driverChoicesSchema)

export const assignDriver = patchMutation(orderList, 'Driver assigned')
export const refundOrder = recordMutation(refundEndpoint, 'Refund started')
