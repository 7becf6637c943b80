import { formatAddress } from '../../domain/address.ts'
import { balanceOf } from '../../domain/balance.ts'
import { fields, guest } from '../../domain/field.ts'
import { lateness } from '../../domain/lateness.ts'
import { isPickup, itemsText, orderRowFields, orderStatus } from '../../domain/order.ts'
import { paymentLabel, type PaidOrder } from '../../domain/payment.ts'
import type { Sum } from '../../domain/sum.ts'
import { capitalize } from '../../lib/format.ts'
import type { Order } from './resource.ts'

export const isDelivery = ({ deliveryType }: Order) => deliveryType?.toLowerCase() === 'delivery'
const isGuest = ({ user }: Order) => user === null
const isStopped = (order: Order) => orderStatus.is(order, 'canceled', 'declined')

export const orderFields = fields<Order>()({
  orderId: { ...orderRowFields.orderId, card: 'top', width: 7.9 },
  user: {
    label: 'Customer',
    kind: 'relation',
    record: 'user',
    // "—" if the response does not have the field.
    get: ({ user }) => (user === null ? guest : (user ?? null)),
    card: 'bottomFirst',
    width: 4.55,
    growsFrom: 'wide',
    hiddenBelow: 'medium',
  },
  restaurant: { ...orderRowFields.restaurant, card: 'middle' },
  driver: {
    label: 'Driver',
    kind: 'relation',
    record: 'driver',
    card: 'bottomSecond',
    // A canceled order no longer needs a driver.
    isOptional: (order) => isPickup(order) || isStopped(order),
    width: 4.7,
    growsFrom: 'wide',
  },
  totalPrice: { ...orderRowFields.totalPrice, card: 'bottomEnd' },
  paymentMethod: {
    label: 'Payment',
    kind: 'text',
    get: ({ paymentMethod }) => paymentLabel(paymentMethod),
    card: 'hidden',
    width: 6,
    isHidden: true,
  },
  status: { ...orderRowFields.status, card: 'topEnd', width: 7.7 },
  statusSince: {
    label: 'Status since',
    kind: 'timestamp',
    get: ({ statusAt }) => statusAt,
    isExported: true,
  },
  statusAt: {
    label: 'In status',
    kind: 'timestamp',
    card: 'middleEnd',
    isExported: false,
    width: 6.2,
  },
  createdAt: { ...orderRowFields.createdAt, card: 'middleEnd', width: 6.5, hiddenBelow: 'medium' },
  reason: { label: 'Reason', kind: 'text', isOptional: (order) => !isStopped(order) },
  email: {
    label: 'Email',
    kind: 'email',
    get: ({ user }) => user?.email ?? null,
    isOptional: isGuest,
  },
  phone: {
    label: 'Phone',
    kind: 'phone',
    get: ({ user }) => user?.phone ?? null,
    isOptional: isGuest,
  },
  driverPhone: {
    label: 'Driver’s phone',
    kind: 'phone',
    get: ({ driver }) => driver?.phone ?? null,
    isOptional: ({ driver }) => driver === null,
  },
  logistics: { label: 'Company', kind: 'relation', record: 'logistics', isOptional: true },
  deliveryType: {
    label: 'Type',
    kind: 'text',
    get: ({ deliveryType }) => deliveryType && capitalize(deliveryType),
  },
  address: {
    label: 'Address',
    kind: 'text',
    isVerbatim: true,
    get: ({ address }) => address && formatAddress(address),
    isOptional: (order) => order.address === null && isPickup(order),
  },
  note: { label: 'Note', kind: 'text', isOptional: true },
  items: {
    label: 'Items',
    kind: 'text',
    isVerbatim: true,
    get: ({ items }) => itemsText(items),
    isOptional: true,
  },
})

export const orderSum: Sum<Order> = {
  amountOf: orderFields.totalPrice.get,
  by: [orderFields.status, orderFields.paymentMethod],
}

/**
 * Which orders are in each queue. The backend selects the rows of the list. The contract checks them
 * with these rules, and the mock API selects with them.
 */
export const orderQueues = {
  late: (order: Pick<Order, 'status' | 'statusAt'>, now: number) => lateness(order, now) !== null,
  no_driver: (order: Pick<Order, 'status' | 'deliveryType'> & { driver: object | null }) =>
    orderStatus.is(order, 'paid', 'preparing', 'ready') && !isPickup(order) && !order.driver,
  paid_twice(order: PaidOrder) {
    const { isPaidTwice, excess } = balanceOf(order)
    return isPaidTwice && excess > 0
  },
  refund_asked: ({ refundRequest }: { refundRequest: object | null }) => refundRequest !== null,
}

export const assignLabel = ({ driver }: Pick<Order, 'driver'>) =>
  driver ? 'Change driver' : 'Assign driver'
