import { DAY_MS, lagosDay } from '../time.ts'
import type { OrderKind, Script } from './conversations/script.ts'
import type { StoredOrder } from './order-types.ts'
import { recentOrders } from './recent.ts'

const isDelivered = ({ status, deliveryType, driver }: StoredOrder) =>
  status === 'delivered' && deliveryType === 'delivery' && driver !== null
const isPaidBy = (method: string) => (order: StoredOrder) =>
  isDelivered(order) && order.paymentMethod === method

const kinds: Record<OrderKind, (order: StoredOrder) => boolean> = {
  late: ({ status }) => status === 'on the way',
  ready: ({ status }) => status === 'ready',
  cooking: ({ status }) => status === 'preparing',
  underWay: ({ status, driver }) =>
    driver !== null && ['paid', 'preparing', 'ready', 'on the way'].includes(status),
  unconfirmed: ({ status, paymentMethod }) => status === 'unconfirmed' && paymentMethod === 'card',
  delivered: isDelivered,
  incomplete: (order) => isDelivered(order) && order.items.length > 1,
  byCard: isPaidBy('card'),
  byTransfer: isPaidBy('bank_transfer'),
  byCash: isPaidBy('cash'),
  canceled: ({ status }) => status === 'canceled',
  refunded: ({ refunds, paymentMethod }) =>
    refunds.some(({ reason }) => reason === 'Order canceled') && paymentMethod !== 'wallet',
  declined: ({ status, payments }) =>
    status === 'declined' && payments.some((payment) => payment.status === 'success'),
}

/** Returns a function that finds a different order for each ticket. */
export function createOrderFinder(orders: readonly StoredOrder[], now: number) {
  const newest = orders.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const other = orders.filter(({ id }) => id.startsWith('ord-'))
  const recent = other.slice(0, recentOrders.length)
  const used = new Set<StoredOrder>()

  /** The latest order of a kind that is at least `days` old, or an order of the last hours. */
  return function find({ from }: Script, kind: OrderKind, days: number) {
    const before = lagosDay(now) - days * DAY_MS
    const pool =
      days === 0 ? recent : newest.filter(({ createdAt }) => Date.parse(createdAt) < before)
    const order = pool.find(
      (candidate) =>
        !used.has(candidate) &&
        kinds[kind](candidate) &&
        candidate.user !== null &&
        candidate.restaurant?.length === 1 &&
        (from !== 'driver' || candidate.driver !== null),
    )
    if (!order) throw new Error(`No order is ${kind}`)
    used.add(order)
    return order
  }
}
