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

/** The driver's current order is then another one on the way, if there is one. */
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

/** Returns why that is refused. */
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

/** Returns why that is refused. */
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

interface Refund {
  amount: number
  reason: string
  responsible: string
}

/** Refunds a part of an order or all of it. Returns why that is refused. */
export function refundOrder(db: Db, order: StoredOrder, { amount, ...given }: Refund) {
  if (!order.transaction || !/^success(ful)?$/.test(order.transaction.status)) {
    return 'This order has no successful payment'
  }
  const refunded = order.refund?.status === 'failed' ? 0 : (order.refund?.amount ?? 0)
  const left = Math.round((order.totalPrice - refunded) * 100) / 100
  if (amount > left) return `At most ₦${left.toLocaleString('en-NG')} can be refunded`
  const at = isoOf(db.clock())
  const { user, id, orderId } = order
  const payment = db.transactions.find(order.transaction.id) ?? {
    channel: order.paymentMethod,
    user: user ? { id: user.id, name: user.name } : null,
    order: { id, orderId },
  }
  const isRefund = (transaction: { type: string; order: { id: string } | null }) =>
    transaction.type === 'refund' && transaction.order?.id === id
  const number = db.transactions.all().filter(isRefund).length + 1
  db.transactions.add(refundOf(order, payment, amount, 'pending', at, number))
  db.orders.patch(id, {
    refund: { amount: refunded + amount, status: 'pending', ...given },
    updatedAt: at,
  })
  return undefined
}
