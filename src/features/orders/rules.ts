import { orderStatus } from '@/domain/order'
import { isPickup } from './fields'
import type { Order } from './resource'

/** A driver cannot be assigned to an order that the customer collects. */
export const isAssignable = (order: Pick<Order, 'status' | 'deliveryType'>) =>
  !orderStatus.isFinal(order) && !isPickup(order)

export const assignLabel = ({ driver }: Pick<Order, 'driver'>) =>
  driver ? 'Change driver' : 'Assign driver'
