import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '@/lib/http'
import { listPath } from '@/lib/list'
import { Outcome } from '@/lib/outcome'
import { EVERYTHING, readQuery } from '@/lib/query'
import {
  driverChoicesPath,
  driverChoicesSchema,
  orderDetailsSchema,
  orderList,
  orderPageSchema,
  orderPath,
  refundPath,
  type OrderFilters,
  type OrderPatch,
  type Refund,
} from './schema'

/** The first parts of the key of every list query. */
export const ORDER_LISTS = ['orders', 'list'] as const

export function orderListQuery({ page, search, status, period }: OrderFilters) {
  const filters = { page, search, status, period }
  return readQuery(
    [...ORDER_LISTS, filters] as const,
    listPath(orderList, filters),
    orderPageSchema,
  )
}

/** Loads one page of the orders that the filters match past the cache, for the export. */
export const readOrders = (filters: OrderFilters, signal: AbortSignal) =>
  call(listPath(orderList, filters), orderPageSchema, { signal })

export const orderDetailsQuery = (id: string) =>
  readQuery(['orders', 'details', id] as const, orderPath(id), orderDetailsSchema)

/** The drivers who can take an order now. */
export const driverChoicesQuery = (search: string) =>
  readQuery(['orders', 'drivers', search] as const, driverChoicesPath(search), driverChoicesSchema)

interface OrderChange<TBody> {
  id: string
  /** The order's number, for the toast. */
  name: string
  body: TBody
}

function patchOrder<TBody extends OrderPatch>(success: string) {
  return mutationOptions({
    mutationKey: EVERYTHING,
    mutationFn: async ({ id, name, body }: OrderChange<TBody>) => {
      await call(orderPath(id), v.unknown(), { method: 'PATCH', body })
      return new Outcome(name)
    },
    meta: { success },
  })
}

export const cancelOrder = patchOrder<Extract<OrderPatch, { reason: string }>>('Order canceled')
export const assignDriver = patchOrder<Extract<OrderPatch, { driver: string }>>('Driver assigned')

export const refundOrder = mutationOptions({
  mutationKey: EVERYTHING,
  mutationFn: async ({ id, name, body }: OrderChange<Refund>) => {
    await call(refundPath(id), v.unknown(), { method: 'POST', body })
    return new Outcome(name)
  },
  meta: { success: 'Refund started' },
})
