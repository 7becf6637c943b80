import { lateness } from '../../domain/lateness.ts'
import { orderStatus } from '../../domain/order.ts'
import { isPickup } from './fields.ts'
import type { Order } from './resource.ts'

/** Which orders each `queue` has. The backend decides: the mock API and the contract use these. */
export const orderQueues = {
  late: (order: Pick<Order, 'status' | 'statusAt'>, now: number) => lateness(order, now) !== null,
  no_driver: (order: Pick<Order, 'status' | 'deliveryType'> & { driver: object | null }) =>
    orderStatus.is(order, 'paid', 'preparing', 'ready') && !isPickup(order) && !order.driver,
}
