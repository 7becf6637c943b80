import { http, HttpResponse } from 'msw'
import { refundBody, orderResource } from '../features/orders/resource.ts'
import {
  answer,
  LATEST,
  listParams,
  missing,
  orderRow,
  refuse,
  sentOrder,
  ticketRow,
} from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { noted, noteHandler, withNoteCount } from './notes.ts'
import { askRefund, assignDriver, cancelOrder, declineRefund, refundOrder } from './order-writes.ts'
import { refundRequestText, refundText } from './seed/history.ts'
import type { StoredOrder } from './seed/order-types.ts'
import { adminOf } from './session.ts'

/** The entry has the time of the change, which is also in the timeline. */
function logOrder(
  db: Db,
  request: Request,
  { id, orderId: name }: StoredOrder,
  event: string,
  texts: { text?: string; reason?: string },
) {
  const { updatedAt: at } = db.orders.find(id) ?? {}
  log(db, request, { type: 'order', id, name }, event, { ...(at && { at }), ...texts })
}

/** Adds the phone number of the restaurant, which the list does not have. */
function wholeOrder(db: Db, order: StoredOrder) {
  const restaurant = order.restaurant?.map((named) => {
    const phone = db.restaurants.find(named.id)?.phone
    return { ...named, ...(phone && { phone }) }
  })
  return { ...sentOrder(order), ...(restaurant && { restaurant }) }
}

/** The tickets of an order, those that were changed last first. */
const ticketsOf = (db: Db, id: string) =>
  db.tickets
    .all()
    .filter(({ order }) => order?.id === id)
    .slice(0, LATEST)
    .map(ticketRow)

export function createOrderHandlers(db: Db) {
  return [
    noteHandler(db, orderResource, (id) => db.orders.find(id)?.orderId),
    http.get('*/api/crm/order', ({ request }) => {
      const { rows, ...page } = db.orders.list(listParams(request))
      return answer({
        orders: rows.map((order) => withNoteCount(db, 'order', order, orderRow(order))),
        ...page,
      })
    }),
    http.post<{ id: string }>('*/api/crm/order/:id/refund', async ({ params, request }) => {
      const order = db.orders.find(params.id)
      if (!order) return missing('Order')
      const { body, refusal } = await readBody(request, refundBody)
      if (refusal) return refusal
      const refused = refundOrder(db, order, body, adminOf(db, request))
      if (refused) return refuse(refused)
      const { amount, responsible, reason } = body
      const text = refundText(amount, responsible)
      logOrder(db, request, order, 'refunded', { text, reason })
      return HttpResponse.json({ message: 'Refund started' })
    }),
    http.post<{ id: string }>('*/api/crm/order/:id/refund-request', async ({ params, request }) => {
      const order = db.orders.find(params.id)
      if (!order) return missing('Order')
      const { body, refusal } = await readBody(request, refundBody)
      if (refusal) return refusal
      const refused = askRefund(db, order, body, adminOf(db, request))
      if (refused) return refuse(refused)
      const { amount, responsible, reason } = body
      const text = refundRequestText(amount, responsible)
      logOrder(db, request, order, 'refund_asked', { text, reason })
      return HttpResponse.json({ message: 'Refund asked for' })
    }),
    http.delete<{ id: string }>('*/api/crm/order/:id/refund-request', ({ params, request }) => {
      const order = db.orders.find(params.id)
      if (!order) return missing('Order')
      const refused = declineRefund(db, order)
      if (refused) return refuse(refused)
      logOrder(db, request, order, 'refund_declined', { text: 'Refund request declined' })
      return HttpResponse.json({ message: 'Request declined' })
    }),
    http.get<{ id: string }>('*/api/crm/order/:id', ({ params }) => {
      const order = db.orders.find(params.id)
      if (!order) return missing('Order')
      return answer({
        order: withNoteCount(db, 'order', order, wholeOrder(db, order)),
        orderTimeline: order.orderTimeline,
        orderTickets: ticketsOf(db, order.id),
        ...noted(db, 'order', order.id),
        capabilities: db.orders.capabilities,
      })
    }),
    http.patch<{ id: string }>('*/api/crm/order/:id', async ({ params, request }) => {
      const order = db.orders.find(params.id)
      if (!order) return missing('Order')
      const { body, refusal } = await readBody(request, orderResource.change)
      if (refusal) return refusal
      const reason =
        'driver' in body
          ? assignDriver(db, order, body.driver)
          : cancelOrder(db, order, body.reason, adminOf(db, request))
      if (reason) return refuse(reason)
      if ('driver' in body) {
        const driver = db.orders.find(order.id)?.driver?.name ?? body.driver
        logOrder(db, request, order, 'driver_assigned', { text: `Driver: ${driver}` })
      } else logOrder(db, request, order, 'canceled', { reason: body.reason })
      return answer({ order: sentOrder(db.orders.find(params.id) ?? order) })
    }),
  ]
}
