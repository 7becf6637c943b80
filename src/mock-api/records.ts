import { orderQueues } from '../features/orders/fields.ts'
import { sentPayments } from './answers.ts'
import { createBalances } from './balances.ts'
import { createCarts } from './cart-records.ts'
import { createCategories } from './category-records.ts'
import { createCollection, textsOfAmount } from './collection.ts'
import { createDrivers } from './driver-records.ts'
import { createFaqs } from './faq-records.ts'
import { dates, isInPeriod, isStatus } from './filters.ts'
import { createMoney, settlePayouts } from './money.ts'
import { createOtps, expireOtps } from './otp-records.ts'
import { createLogistics, createVendors } from './partner-records.ts'
import { createPhones } from './phones.ts'
import { nameOf } from './seed/build-order.ts'
import { openNow } from './seed/opening-hours.ts'
import type { StoredOrder } from './seed/order-types.ts'
import { seedQuestions } from './seed/questions.ts'
import type { StoredVoucher } from './seed/vouchers.ts'
import type { seedWorld } from './seed/world.ts'
import { createStats, menuCountsOf } from './stats.ts'
import { createTickets } from './ticket-records.ts'
import { lagosDay } from './time.ts'
import { endStatuses } from './until.ts'

const VOUCHER_ID_LENGTH = 24

interface Options {
  /** The records at the start. */
  world: ReturnType<typeof seedWorld>
  findVoucher: (id: string) => StoredVoucher | undefined
  /** In ms. `clock` returns the current time. */
  startedAt: number
  clock: () => number
}

/** Creates the result on the first call. Each call runs `update` on it. */
function lazy<T>(create: () => T, update: (created: T) => void = () => {}) {
  let created: T | undefined
  return () => {
    created ??= create()
    update(created)
    return created
  }
}

export function createRecords({ world, findVoucher, startedAt, clock }: Options) {
  const today = () => lagosDay(clock())
  const phoneOf = createPhones([...world.users, ...world.vendors, ...world.drivers])
  const surroundings = { today, phoneOf }

  function resolveOrder(id: string) {
    const voucher = findVoucher(id.slice(0, VOUCHER_ID_LENGTH))
    return voucher && world.orderOf(voucher, id)
  }
  const orders = createCollection<StoredOrder, 'status' | 'period'>(world.orders, {
    text: ({ orderId, user, restaurant, driver, payments }) => [
      orderId,
      user?.name,
      user?.email,
      user?.phone,
      restaurant?.[0]?.name,
      driver?.name,
      driver?.phone,
      ...payments.map(({ reference }) => reference),
    ],
    ids: ({ user, restaurant, driver, logistics, voucher, payments, items, totalPrice }) => [
      user?.id,
      restaurant?.[0]?.id,
      driver?.id,
      logistics?.id,
      voucher?.id,
      ...textsOfAmount(totalPrice),
      ...payments.map(({ id }) => id),
      ...items.map(({ menu }) => menu?.id),
    ],
    amountOf: ({ totalPrice }) => totalPrice,
    sort: ['totalPrice', 'statusAt', 'createdAt'],
    actions: ['ask_refund'],
    filters: { status: isStatus, period: isInPeriod, ...dates },
    queues: {
      ...orderQueues,
      late: (order) => orderQueues.late(order, clock()),
      paid_twice: (order) =>
        orderQueues.paid_twice({
          ...order,
          payments: sentPayments(order),
          refunds: null,
          transaction: null,
          refund: null,
        }),
      refund_asked: ({ refundRequest = null }) => orderQueues.refund_asked({ refundRequest }),
    },
    today,
    resolve: resolveOrder,
  })
  const counts = createStats(orders.all, clock)
  const menuCounts = menuCountsOf(world.menus)
  const menus = lazy(
    () =>
      createCollection(world.menus, {
        text: ({ name, restaurant }) => [name, restaurant.name],
        ids: ({ restaurant, category }) => [restaurant.id, category.id],
        sort: ['name', 'price', 'orderCount', 'updatedAt'],
        actions: ['edit', 'image', 'until'],
        filters: {
          status: isStatus,
          category: ({ category: { id } }, value) => id === value,
          restaurant: ({ restaurant: { id } }, value) => id === value,
        },
        timeOf: ({ updatedAt }) => updatedAt,
        today,
        show: (menu) => ({ orderCount: counts(menu.id).orderCount, ...menu }),
      }),
    (created) => endStatuses(created, { status: 'available', until: null }, clock()),
  )
  const restaurants = lazy(
    () =>
      createCollection(world.restaurants, {
        text: ({ name, email, phone, vendor }) => [name, email, phone, vendor?.name],
        ids: ({ vendor, categories }) => [vendor?.id, ...(categories ?? []).map(({ id }) => id)],
        sort: ['name', 'orderCount', 'rating', 'createdAt'],
        actions: ['decline', 'until'],
        filters: {
          status: isStatus,
          state: ({ address }, value) => address?.state === value,
        },
        today,
        show(restaurant) {
          const { orderCount } = counts(restaurant.id)
          return {
            orderCount,
            menuCount: menuCounts.get(restaurant.id) ?? 0,
            ...openNow(restaurant, clock()),
            ...restaurant,
          }
        },
      }),
    (created) => endStatuses(created, { status: 'open', until: null, reason: null }, clock()),
  )

  const drivers = createDrivers(world.drivers, { today, counts })

  /** The payouts and transactions. Each access pays the payouts that are due. */
  const money = lazy(
    () => createMoney(world.money(), surroundings),
    (created) => settlePayouts(created, clock()),
  )
  const tickets = lazy(() => createTickets(world.tickets(), surroundings))
  const carts = lazy(() => createCarts(world.carts(), surroundings))
  const otps = lazy(
    () => createOtps(world.otps(), today),
    (created) => expireOtps(created, clock()),
  )
  const balanceOf = createBalances({
    orders: orders.all,
    payouts: () => money().payouts.all(),
    earnedSince: world.earnedSince,
  })

  return {
    orders,
    users: createCollection(world.users, {
      text: (user) => [nameOf(user), user.email, user.phone],
      ids: () => [],
      sort: ['name', 'orderCount', 'totalSpent', 'lastOrderAt', 'createdAt'],
      filters: { status: isStatus, ...dates },
      today,
      show(user) {
        const { orderCount, totalSpent, lastOrderAt } = counts(user.id)
        return { orderCount, totalSpent, lastOrderAt, ...user }
      },
    }),
    restaurants,
    drivers,
    money,
    tickets,
    carts,
    otps,
    menus,
    vendors: createVendors(world.vendors, {
      today,
      restaurants: () => restaurants().all(),
      balanceOf,
    }),
    logistics: createLogistics(world.logistics, {
      today,
      drivers: drivers.all,
      deliveredBy: (id) => counts(id).deliveredCount,
      balanceOf,
    }),
    categories: createCategories(world.categories, () => menus().all(), today),
    faqs: createFaqs(seedQuestions(startedAt), today),
  }
}

export type Records = ReturnType<typeof createRecords>
