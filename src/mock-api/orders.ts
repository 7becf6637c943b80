import { http, HttpResponse } from 'msw'
import { refundSchema } from '../features/orders/endpoints.ts'
import { orderResource } from '../features/orders/resource.ts'
import { answer, listParams, missing, orderRow, refuse, sentOrder } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { assignDriver, cancelOrder, refundOrder } from './order-writes.ts'
import { adminOf } from './session.ts'

export function createOrderHandlers(db: Db) {
  return [
    http.get('*/api/crm/order', ({ request }) => {
      const { rows, ...page } = db.orders.list(listParams(request))
      return answer({ orders: rows.map(orderRow), ...page })
    }),
    http.post<{ id: string }>('*/api/crm/order/:id/refund', async ({ params, request }) => {
      const order = db.orders.find(params.id)
      if (!order) return missing('Order')
      const { body, refusal } = await readBody(request, refundSchema)
      if (refusal) return refusal
      const reason = refundOrder(db, order, body)
      return reason ? refuse(reason) : HttpResponse.json({ message: 'Refund started' })
    }),
    http.get<{ id: string }>('*/api/crm/order/:id', ({ params }) => {
      const order = db.orders.find(params.id)
      if (!order) return missing('Order')
      return answer({
        order: sentOrder(order),
        orderTimeline: order.orderTimeline,
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
      return answer({ order: sentOrder(db.orders.find(params.id) ?? order) })
    }),
  ]
}
