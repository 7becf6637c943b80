import { createRandom, startOf, wholeOf } from '../random.ts'
import { DAY_MS, isoOf, lagosDay, MINUTE_MS } from '../time.ts'
import { accountScripts as account } from './conversations/accounts.ts'
import { driverScripts as driver } from './conversations/drivers.ts'
import { orderScripts as food } from './conversations/orders.ts'
import { paymentScripts as payment } from './conversations/payments.ts'
import type { Script } from './conversations/script.ts'
import { vendorScripts as vendor } from './conversations/vendors.ts'
import type { StoredOrder } from './order-types.ts'
import { idOf } from './places.ts'
import { edgeOrders } from './recent.ts'
import { messagesOf, textsOf, valuesOf } from './ticket-messages.ts'
import { createOrderFinder } from './ticket-orders.ts'
import { anySender, senderOf } from './ticket-senders.ts'
import type { StoredTicket } from './ticket-types.ts'

/** The ids of tickets that an app may not expect. */
const edgeTickets = { guest: 'tck-009', brokenImage: 'tck-006' } as const

const FIRST_NUMBER = 10_482
// The number of tickets of the last hours.
const FRESH = 12

// Scripts whose orders are under way come first.
const scripts: readonly Script[] = [
  food.neverCame,
  vendor.noRider,
  payment.transfer,
  food.wrongDish,
  driver.unreachable,
  food.missingItem,
  driver.latePayout,
  account.changeAddress,
  payment.debitedTwice,
  account.blocked,
  driver.kitchenSlow,
  payment.refund,
  food.spilled,
  account.noCode,
  account.moreMoney,
  vendor.lowPayout,
  food.canceled,
  driver.approval,
  payment.voucher,
  account.crash,
  account.notReceived,
  vendor.lateCancel,
  payment.topUp,
  payment.declined,
  driver.cashByTransfer,
  vendor.prices,
  food.sick,
  account.deletion,
  vendor.commission,
  driver.newAccount,
]
/** The states of the tickets, newest first, by first letter. */
const states = 'ooooioocooiocioocioocoioicoioccccociocicciocicocciccociccicc'
const admins = [
  { id: 'adm-1', name: 'Ada Obi' },
  { id: 'adm-2', name: 'Tunde Bakare' },
] as const

type Sources = Parameters<typeof anySender>[2] & { orders: readonly StoredOrder[]; now: number }

/** When a ticket was created: some time after its order got stuck or ended. */
function creationTime(
  random: () => number,
  index: number,
  days: number,
  now: number,
  order?: StoredOrder,
) {
  const today = lagosDay(now)
  const alone =
    days === 0
      ? now - (index + 1) * 19 * MINUTE_MS
      : today - days * DAY_MS + wholeOf(random, 8 * 60, 21 * 60) * MINUTE_MS
  if (!order) return isoOf(alone)
  const isOver = ['delivered', 'canceled', 'declined'].includes(order.status)
  const from = Date.parse(isOver ? order.statusAt : order.createdAt)
  return isoOf(from + Math.min(wholeOf(random, 15, 90) * MINUTE_MS, (now - from) * 0.6))
}

/** The first tickets are about orders of the last hours. */
export function seedTickets(sources: Sources): StoredTicket[] {
  const { now, orders } = sources
  const findOrder = createOrderFinder(orders, now)
  return Array.from(states, (state, index) => {
    const id = idOf('tck', index)
    const random = createRandom(startOf(id))
    const isGuest = id === edgeTickets.guest
    const script: Script = isGuest
      ? payment.guest
      : (scripts[index % scripts.length] ?? food.neverCame)
    const variant = index < scripts.length ? 0 : 1
    const days = index < FRESH ? 0 : 1 + Math.floor((index - FRESH) ** 1.35 / 6)
    const kind = script.order?.[state === 'c' ? 1 : 0]
    const found = kind && !isGuest ? findOrder(script, kind, days) : undefined
    const order = isGuest ? orders.find((other) => other.id === edgeOrders.guest) : found
    const sender = order ? senderOf(script, order, sources) : anySender(random, script, sources)
    const admin = { ...admins[index % 3 === 1 ? 1 : 0], type: 'admin' }
    const requester = sender?.party ?? null
    const createdAt = creationTime(random, index, days, now, order)
    const messages = messagesOf(random, textsOf(script, variant, state, index), {
      id,
      now,
      createdAt,
      admin,
      requester,
      values: valuesOf(order, sender?.callName ?? ''),
      images: id === edgeTickets.brokenImage ? ['gone'] : script.images,
      // Older tickets have been open for days.
      pace: state === 'i' && days > 0 ? 10 : 1,
    })
    const lastAt = messages.at(-1)?.createdAt ?? createdAt
    const rest = (now - Date.parse(lastAt)) / 2
    const closedAt = isoOf(Date.parse(lastAt) + Math.min(wholeOf(random, 5, 60) * MINUTE_MS, rest))
    const isClosed = state === 'c'
    const last = messages.findLastIndex(({ by }) => by?.type === 'admin')
    return {
      id,
      ticketId: `TCK-${FIRST_NUMBER - index}`,
      subject: script.subjects[variant],
      category: script.category,
      status: isClosed ? 'closed' : state === 'i' ? 'in_progress' : 'open',
      requester,
      order: order ? { id: order.id, orderId: order.orderId } : null,
      assignee: state === 'o' ? null : { id: admin.id, name: admin.name },
      lastMessage: messages.at(-1)?.body ?? '',
      lastMessageBy: last === messages.length - 1 ? 'admin' : 'requester',
      lastMessageAt: lastAt,
      unread: isClosed ? 0 : messages.length - 1 - last,
      createdAt,
      updatedAt: isClosed ? closedAt : lastAt,
      ...(isClosed && { closedAt }),
      messages,
    }
  })
}
