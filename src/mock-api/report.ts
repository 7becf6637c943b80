import { monthBefore } from '../domain/lagos.ts'
import { sumOf } from '../domain/sum.ts'
import type { Db } from './db.ts'
import { isStatus, type Range } from './filters.ts'
import type { StoredOrder } from './seed/order-types.ts'
import { DAY_MS, dateOf, HOUR_MS, lagosDay, startOfDay } from './time.ts'

const TOP_RESTAURANTS = 10
/** In percent. For restaurants without a rate. */
const DEFAULT_COMMISSION = 15

const isDelivered = (order: StoredOrder) => isStatus(order, 'delivered')
const dayOf = ({ createdAt }: { createdAt: string }) => dateOf(Date.parse(createdAt))
const placeOf = ({ restaurant }: StoredOrder) => restaurant?.[0]?.id
const salesOf = (orders: readonly StoredOrder[]) =>
  sumOf(orders.filter(isDelivered).map(({ totalPrice }) => totalPrice))

const refundsOf = (orders: readonly StoredOrder[]) =>
  orders.flatMap(({ refunds }) =>
    refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount),
  )

/** Groups orders by a key, largest group first. Skips orders without a key. */
function groups(orders: readonly StoredOrder[], keyOf: (order: StoredOrder) => string | undefined) {
  const found = new Map<string, StoredOrder[]>()
  for (const order of orders) {
    const key = keyOf(order)
    if (key === undefined) continue
    const group = found.get(key)
    if (group) group.push(order)
    else found.set(key, [order])
  }
  return [...found]
    .map(([key, group]) => ({ key, orders: group.length, sales: salesOf(group) }))
    .toSorted((a, b) => b.orders - a.orders)
}

function createdIn(from: number, to: number) {
  return ({ createdAt }: { createdAt: string }) => {
    const at = Date.parse(createdAt)
    return at >= from && at < to
  }
}

export function figuresOf(db: Db, from: number, to: number) {
  const isWithin = createdIn(from, to)
  const orders = db.orders.all().filter(isWithin)
  const delivered = orders.filter(isDelivered).length
  const sales = salesOf(orders)
  return {
    orders: orders.length,
    delivered,
    canceled: orders.filter((order) => isStatus(order, 'canceled')).length,
    sales,
    averageOrder: delivered === 0 ? null : Math.round((sales / delivered) * 100) / 100,
    newUsers: db.users.all().filter(isWithin).length,
  }
}

/**
 * The days before a report: as many of them, or those of the month before. A whole month that is
 * over has the whole month before.
 */
export function rangeBefore({ from, to }: Range, isMonth: boolean, now: number): Range {
  if (!isMonth) return { from: from - (to - from), to: from }
  const isWhole = dateOf(to).endsWith('-01') && to <= lagosDay(now)
  // The first day after a whole month is compared with the first day of that month.
  const end = isWhole
    ? startOfDay(monthBefore(dateOf(to)))
    : startOfDay(monthBefore(dateOf(to - DAY_MS))) + DAY_MS
  return { from: startOfDay(monthBefore(dateOf(from))), to: end }
}

/** The row of orders whose restaurant was deleted. Without it, the rows would not add up. */
const deleted = {
  id: 'deleted',
  name: 'Deleted restaurants',
  createdAt: '',
  commissionRate: DEFAULT_COMMISSION,
}

/** Of an amount in naira, to the kobo. */
const percentOf = (naira: number, percent: number) => Math.round(naira * percent) / 100

/** What each restaurant sold in a period. Restaurants without orders are left out. */
export function restaurantsOf(db: Db, { from, to }: Range) {
  const orders = db.orders.all().filter(createdIn(from, to))
  return [...db.restaurants.all(), deleted]
    .map(({ id, name, createdAt, commissionRate = DEFAULT_COMMISSION }) => {
      const own = orders.filter((order) => (placeOf(order) ?? deleted.id) === id)
      const delivered = own.filter(isDelivered)
      const sales = salesOf(own)
      // On the food only.
      const commission = sumOf(delivered.map(({ subtotal }) => percentOf(subtotal, commissionRate)))
      const fees = sumOf(
        delivered.flatMap(({ deliveryFee, serviceFee }) => [deliveryFee, serviceFee]),
      )
      const refunds = sumOf(refundsOf(own))
      const net = sumOf([sales, -commission, -fees, -refunds])
      return {
        id,
        name,
        isDeleted: id === deleted.id,
        createdAt,
        orders: own.length,
        sales,
        commission,
        fees,
        refunds,
        net,
      }
    })
    .filter(({ orders: count }) => count > 0)
}

/** Adds the figures of the days before. A new group has none. */
function comparedWith(before: ReturnType<typeof groups>, isNew: (key: string) => boolean) {
  const found = new Map(before.map(({ key, ...counted }) => [key, counted]))
  return (key: string) => (isNew(key) ? undefined : (found.get(key) ?? NONE))
}

const NONE = { orders: 0, sales: 0 }

/** The hours of one day, each with the same hour of the day before. */
export function hoursOf(db: Db, from: number) {
  const hoursFrom = (start: number) => {
    const orders = db.orders.all().filter(createdIn(start, start + DAY_MS))
    const hourOf = ({ createdAt }: StoredOrder) =>
      String(Math.floor((Date.parse(createdAt) - start) / HOUR_MS))
    return new Map(
      groups(orders, hourOf).map(({ key, ...counted }) => [Number(key), counted] as const),
    )
  }
  const [hours, before] = [hoursFrom(from), hoursFrom(from - DAY_MS)]
  return Array.from({ length: DAY_MS / HOUR_MS }, (_, hour) => ({
    hour,
    ...(hours.get(hour) ?? NONE),
    previous: before.get(hour) ?? NONE,
  }))
}

export function partsOf(db: Db, { from, to }: Range, before: Range) {
  const orders = db.orders.all().filter(createdIn(from, to))
  const ordersBefore = db.orders.all().filter(createdIn(before.from, before.to))
  const restaurants = new Map(db.restaurants.all().map((one) => [one.id, one]))
  const stateOf = (order: StoredOrder) => restaurants.get(placeOf(order) ?? '')?.address?.state
  const previousOfPlace = comparedWith(
    groups(ordersBefore, placeOf),
    (id) => Date.parse(restaurants.get(id)?.createdAt ?? '') >= from,
  )
  const previousOfState = comparedWith(groups(ordersBefore, stateOf), () => false)
  const days = Array.from({ length: Math.max(0, (to - from) / DAY_MS) }, (_, index) =>
    dateOf(from + index * DAY_MS),
  )
  const countedOn = new Map(
    [...groups(orders, dayOf), ...groups(ordersBefore, dayOf)].map(
      ({ key, ...counted }) => [key, counted] as const,
    ),
  )
  const newUsers = new Map<string, number>()
  for (const user of db.users.all()) newUsers.set(dayOf(user), (newUsers.get(dayOf(user)) ?? 0) + 1)
  return {
    from: dateOf(from),
    to: dateOf(to - 1),
    previousFrom: dateOf(before.from),
    previousTo: dateOf(before.to - 1),
    declined: orders.filter((order) => isStatus(order, 'declined')).length,
    deliveryFees: sumOf(orders.filter(isDelivered).map(({ deliveryFee }) => deliveryFee)),
    discounts: sumOf(orders.filter(isDelivered).map(({ discount }) => discount ?? 0)),
    refunds: sumOf(refundsOf(orders)),
    byDay: days.map((date, index) => {
      const { orders: count, sales } = countedOn.get(date) ?? NONE
      const dayBefore = before.from + index * DAY_MS
      // A month may be shorter.
      const previous =
        dayBefore < before.to ? (countedOn.get(dateOf(dayBefore)) ?? NONE) : undefined
      return { date, orders: count, sales, newUsers: newUsers.get(date) ?? 0, previous }
    }),
    byStatus: groups(orders, ({ status }) => status.toLowerCase()).map(
      ({ key: status, orders: count }) => ({ status, count }),
    ),
    byPaymentMethod: groups(orders, ({ paymentMethod }) => paymentMethod).map(
      ({ key: method, orders: count, sales }) => ({ method, orders: count, sales }),
    ),
    topRestaurants: groups(orders, placeOf)
      .slice(0, TOP_RESTAURANTS)
      .map(({ key: id, orders: count, sales }) => {
        const name = restaurants.get(id)?.name
        return { id, name, orders: count, sales, previous: previousOfPlace(id) }
      }),
    byState: groups(orders, stateOf).map(({ key: state, orders: count, sales }) => ({
      state,
      orders: count,
      sales,
      previous: previousOfState(state),
    })),
  }
}
