import { anyOf, createRandom, startOf, wholeOf } from '../random.ts'
import { DAY_MS } from '../time.ts'
import { ACTIVE, CARRIERS, FORMER, SENIORS } from './drivers.ts'
import { itemsFor, itemsOf, paymentMethodOf, subtotalOf, timelineOf } from './order-parts.ts'
import { withPayments, type SeededOrder, type SeededRefund } from './order-payments.ts'
import type { StoredOrder } from './order-types.ts'
import { addressOf } from './places.ts'
import type { Named, StoredDriver, StoredMenu, StoredRestaurant, StoredUser } from './types.ts'
import type { StoredVoucher } from './vouchers.ts'

export interface World {
  now: number
  users: readonly StoredUser[]
  usersByEmail: ReadonlyMap<string, StoredUser>
  restaurants: readonly StoredRestaurant[]
  menusByRestaurant: ReadonlyMap<string, readonly StoredMenu[]>
  drivers: readonly StoredDriver[]
}

interface Draft {
  id: string
  orderId: string
  status: string
  createdAt: string
  restaurant: StoredRestaurant
  user: StoredUser | null
  voucher?: StoredVoucher
  /** The total, if it is known before the items. */
  totalPrice?: number
  itemCount?: number
}

const cancelReasons = [
  'Customer asked',
  'Restaurant cannot deliver',
  'No driver found',
  'Duplicate',
]
const declineReasons = ['Too many orders', 'Dish is sold out', 'Closing soon']
const unassigned = new Set(['unconfirmed', 'pending', 'declined'])
const maybeAssigned = new Set(['paid', 'preparing', 'ready'])

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

function driverOf(random: () => number, { status, createdAt, voucher }: Draft, world: World) {
  const index = random()
  if (unassigned.has(status)) return null
  if (maybeAssigned.has(status) && random() < 0.5) return null
  if (status === 'canceled' && random() < 0.8) return null
  const isOld = world.now - Date.parse(createdAt) > 2 * DAY_MS
  // A voucher's order may be older than the other drivers.
  const usual = voucher ? SENIORS : isOld ? FORMER : ACTIVE
  const pool = status === 'on the way' ? CARRIERS : usual
  return world.drivers[Math.floor(index * pool)] ?? null
}

function refundFor(
  random: () => number,
  status: string,
  amount: number,
  isPaid: boolean,
): SeededRefund | undefined {
  const isFinal = status === 'canceled' || status === 'declined'
  const draw = random()
  if (!isFinal || !isPaid || draw > 0.34) return undefined
  const responsible = anyOf(random, ['restaurant', 'platform', 'driver'])
  return { amount, reason: 'Order canceled', responsible }
}

/**
 * Fills in what the draft does not have, from the order's own random sequence. The id is its seed.
 */
export function buildOrder(draft: Draft, world: World): SeededOrder {
  const { id, orderId, status, createdAt, restaurant, user, voucher } = draft
  const random = createRandom(startOf(id))
  const dishes = world.menusByRestaurant.get(restaurant.id) ?? []
  const isPickup = status !== 'on the way' && random() < 0.1
  const isFree = isPickup || voucher?.type === 'free_delivery'
  const deliveryFee = isFree ? 0 : anyOf(random, [400, 600, 900])
  const serviceFee = 100
  const discount = voucher?.amount ?? 0
  const fees = deliveryFee + serviceFee - discount
  const items =
    draft.totalPrice === undefined
      ? itemsOf(random, dishes, draft.itemCount ?? wholeOf(random, 1, 3))
      : itemsFor(random, dishes, draft.totalPrice - fees)
  const subtotal = subtotalOf(items)
  const paymentMethod = paymentMethodOf(random, status)
  const isTried = !['unconfirmed', 'pending'].includes(status)
  const isGivenUp = status === 'canceled' || status === 'declined'
  const isPaid = isTried && paymentMethod !== 'cash' && (!isGivenUp || random() < 0.6)
  const driver = isPickup ? null : driverOf(random, draft, world)
  const reasons = status === 'canceled' ? cancelReasons : declineReasons
  const reason = isGivenUp ? anyOf(random, reasons) : undefined
  const place: Named = {
    id: restaurant.id,
    name: restaurant.name,
    ...(restaurant.image && { image: restaurant.image }),
  }
  const customer = user && {
    id: user.id,
    name: nameOf(user),
    email: user.email,
    phone: user.phone ?? null,
  }
  const carrier = driver && { id: driver.id, name: nameOf(driver), phone: driver.phone }
  const orderTimeline = timelineOf(random, {
    status,
    isPaid,
    isPickup,
    reason,
    now: world.now,
    from: Date.parse(createdAt),
    user: customer,
    restaurant: place,
    driver: carrier,
  })
  const statusAt = orderTimeline.at(-1)?.at ?? createdAt
  const refund = refundFor(random, status, subtotal + fees, isPaid)
  const order: StoredOrder = {
    id,
    orderId,
    status,
    statusAt,
    createdAt,
    updatedAt: statusAt,
    restaurant: [place],
    user: customer,
    driver: carrier,
    logistics: driver?.logistics ?? null,
    ...(voucher && { voucher: { id: voucher.id, title: voucher.title, code: voucher.code } }),
    deliveryType: isPickup ? 'pickup' : 'delivery',
    items,
    subtotal,
    deliveryFee,
    serviceFee,
    discount,
    totalPrice: subtotal + fees,
    paymentMethod,
    payments: [],
    refunds: [],
    ...(reason && { reason }),
    address: isPickup ? null : addressOf(random, restaurant.address?.state),
    ...(random() < 0.12 && { note: 'Call when you are at the gate' }),
    orderTimeline,
  }
  return withPayments(order, isPaid, refund)
}
