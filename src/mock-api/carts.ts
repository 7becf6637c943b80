import { http } from 'msw'
import { answer, listParams, missing, without } from './answers.ts'
import type { Db } from './db.ts'

export function createCartHandlers(db: Db) {
  return [
    http.get('*/api/crm/cart', ({ request }) => {
      const { rows, ...page } = db.carts.list(listParams(request))
      return answer({ carts: rows.map((cart) => without(cart, ['items'])), ...page })
    }),
    http.get<{ id: string }>('*/api/crm/cart/:id', ({ params: { id } }) => {
      const cart = db.carts.find(id)
      return cart ? answer({ cart, capabilities: db.carts.capabilities }) : missing('Cart')
    }),
  ]
}
