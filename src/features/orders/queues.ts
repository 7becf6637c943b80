import { lateness } from '../../domain/lateness.ts'
import { orderStatus } from '../../domain/order.ts'
import { isPickup } from './fields.ts'
import type { Order } from './resource.ts'

/**
 * Which orders are in each queue. The page asks the backend. This is to check one, or to stand in for
 * it.
 */
export const orderQueues = {
  late: (order: Pick<Order, 'status' | 'statusAt'>, now: number) => lateness(order, now) !== null,
  no_driver: (order: Pick<Order, 'status' | 'deliveryType'> & { driver: object | null }) =>
    orderStatus.is(order, 'paid', 'preparing', 'ready') && !isPickup(order) && !order.driver,
}
