import { listQuery } from '@/api/queries'
import { getQueryOptions } from '@/api/query-client'
import { patchMutation, recordMutation } from '@/api/requests'
import {
  type OrderSearch,
  driverChoicesPath,
  driverChoicesSchema,
  orderResource,
  refundEndpoint,
} from './resource'

export const orderListQuery = (search: OrderSearch) => listQuery(orderResource, search)

/** The drivers who can take an order now. */
export const driverChoicesQuery = (search: string) =>
  getQueryOptions(
    ['orders', 'drivers', search] as const,
    driverChoicesPath(search),
    driverChoicesSchema,
  )

export const assignDriver = patchMutation(orderResource, 'Driver assigned')
export const refundOrder = recordMutation(refundEndpoint, 'Refund started')
