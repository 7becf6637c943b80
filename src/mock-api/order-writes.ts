import type * as v from 'valibot'
import type { refundBody } from '../features/orders/resource.ts'
import { refundedOf } from './answers.ts'
import type { Db } from './db.ts'
import { nameOf } from './seed/build-order.ts'
import type { StoredOrder } from './seed/order-types.ts'
import { refundOf } from './seed/payments.ts'
import type { Named, StoredDriver } from './seed/types.ts'
import { isoOf } from './time.ts'

const finals = new Set(['delivered', 'declined', 'canceled'])

function isFinal({ status }: StoredOrder) {
  return finals.has(status.toLowerCase())
}

/**
 * Releases a driver from an order. If the driver has another order on the way, it becomes the
 * current one.
 */
function release(db: Db, driverId: string, orderId: string) {
  const driver = db.drivers.find(driverId)
  if (driver?.currentOrder?.id !== orderId) return
  const next = db.orders
    .all()
    .find(
      ({ id, status, driver: carrier }) =>
        id !== orderId && status === 'on the way' && carrier?.id === driverId,
    )
  const idle = driver.status === 'active' ? 'online' : 'offline'
  db.drivers.patch(driverId, {
    currentOrder: next ? { id: next.id, orderId: next.orderId } : null,
    availability: next ? 'busy' : idle,
  })
}

/** Returns the reason if the cancellation is refused. */
export function cancelOrder(db: Db, order: StoredOrder, reason: string, admin: Named) {
  if (isFinal(order)) return `This order is ${order.status.toLowerCase()} already`
  const at = isoOf(db.clock())
  const entry = { status: 'canceled', at, by: { ...admin, type: 'admin' }, note: reason }
  db.orders.patch(order.id, {
    status: 'canceled',
    reason,
    statusAt: at,
    updatedAt: at,
    orderTimeline: [...order.orderTimeline, entry],
  })
  if (order.driver) release(db, order.driver.id, order.id)
  return undefined
}

function assignmentRefusal(db: Db, order: StoredOrder, driver: StoredDriver | undefined) {
  if (order.deliveryType === 'pickup') return 'The customer collects this order'
  if (isFinal(order)) return `This order is ${order.status.toLowerCase()} already`
  if (!driver) return 'This driver does not exist'
  if (driver.status !== 'active') return `${nameOf(driver)} is not active`
  const company = db.logistics.find(driver.logistics?.id ?? '')
  if (company && company.status !== 'active') return `${company.name} is ${company.status}`
  return undefined
}

/** Returns the reason if the assignment is refused. */
export function assignDriver(db: Db, order: StoredOrder, driverId: string) {
  const driver = db.drivers.find(driverId)
  const refusal = assignmentRefusal(db, order, driver)
  if (refusal || !driver) return refusal
  const { id, phone, logistics } = driver
  db.orders.patch(order.id, {
    driver: { id, name: nameOf(driver), phone },
    logistics,
    updatedAt: isoOf(db.clock()),
  })
  if (order.driver && order.driver.id !== id) release(db, order.driver.id, order.id)
  db.drivers.patch(id, {
    currentOrder: { id: order.id, orderId: order.orderId },
    availability: 'busy',
  })
  return undefined
}

type Refund = v.InferOutput<typeof refundBody>

const isReceived = ({ status }: { status: string }) => /^success(ful)?$/.test(status)

/** The payment of a refund. Without an id, it is found only if there is just one. */
function paymentFor({ payments }: StoredOrder, id: string | undefined) {
  const received = payments.filter(isReceived)
  return id === undefined && received.length === 1 ? received[0] : received.find((p) => p.id === id)
}

/** The payment of a refund, or the reason if the refund is refused. */
function refundable(order: StoredOrder, { payment: paymentId, amount }: Refund) {
  if (!order.payments.some(isReceived)) return 'This order has no successful payment'
  const paid = paymentFor(order, paymentId)
  if (!paid) {
    const isNamed = paymentId !== undefined
    return isNamed ? 'This order has no such payment' : 'Say which payment is refunded'
  }
  const left = Math.round((paid.amount - refundedOf(order, paid.id)) * 100) / 100
  return amount > left ? `At most ₦${left.toLocaleString('en-NG')} can be refunded` : paid
}

/** Refunds a payment or a part of it. Returns the reason if the refund is refused. */
export function refundOrder(db: Db, order: StoredOrder, asked: Refund, admin: Named) {
  const paid = refundable(order, asked)
  if (typeof paid === 'string') return paid
  const { amount, reason, responsible } = asked
  const at = isoOf(db.clock())
  const { user, id, orderId } = order
  const payment = db.transactions.find(paid.id) ?? {
    channel: paid.channel,
    user: user ? { id: user.id, name: user.name } : null,
    order: { id, orderId },
  }
  const number = order.refunds.length + 1
  const transaction = refundOf(order, payment, amount, 'pending', at, number)
  db.transactions.add(transaction)
  const by = { ...admin, type: 'admin' }
  const refund = {
    id: transaction.id,
    amount,
    reason,
    responsible,
    status: 'pending',
    by,
    at,
    payment: paid.id,
  }
  db.orders.patch(id, {
    refunds: [...order.refunds, refund],
    refundRequest: null,
    updatedAt: at,
  })
  return undefined
}

/** Asks for a refund. Returns the reason if it is refused: each order has one request at most. */
export function askRefund(db: Db, order: StoredOrder, asked: Refund, admin: Named) {
  const { refundRequest } = order
  if (refundRequest) return `${refundRequest.by.name} has already asked for a refund of this order`
  const paid = refundable(order, asked)
  if (typeof paid === 'string') return paid
  const at = isoOf(db.clock())
  const by = { ...admin, type: 'admin' }
  db.orders.patch(order.id, { refundRequest: { ...asked, by, at }, updatedAt: at })
  return undefined
}

/** Returns the reason if it is refused. */
export function declineRefund(db: Db, order: StoredOrder) {
  if (!order.refundRequest) return 'Nobody asks for a refund of this order'
  db.orders.patch(order.id, { refundRequest: null, updatedAt: isoOf(db.clock()) })
  return undefined
}
