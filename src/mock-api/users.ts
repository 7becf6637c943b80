import { http } from 'msw'
import { userResource } from '../features/users/resource.ts'
import { answer, LATEST, listParams, missing, orderRow, without } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import type { StoredUser } from './seed/types.ts'

// Only the details have these.
const userRow = (user: StoredUser) => without(user, ['addresses', 'note', 'walletBalance'])

export function createUserHandlers(db: Db) {
  return [
    http.get('*/api/crm/user', ({ request }) => {
      const { rows, ...page } = db.users.list(listParams(request))
      return answer({ users: rows.map(userRow), ...page })
    }),
    http.get<{ id: string }>('*/api/crm/user/:id', ({ params: { id } }) => {
      const user = db.users.find(id)
      if (!user) return missing('User')
      const orders = db.orders.all().filter((order) => order.user?.id === id)
      const transactions = db.transactions.all().filter((other) => other.user?.id === id)
      return answer({
        user,
        userOrder: orders.slice(0, LATEST).map(orderRow),
        userVoucher: db.vouchersOf(user.email, LATEST),
        userTransaction: transactions.slice(0, LATEST),
        capabilities: db.users.capabilities,
      })
    }),
    http.patch<{ id: string }>('*/api/crm/user/:id', async ({ params: { id }, request }) => {
      if (!db.users.find(id)) return missing('User')
      const { body, refusal } = await readBody(request, userResource.change)
      if (refusal) return refusal
      // A user who is not blocked has no reason.
      const change = 'status' in body ? { reason: null, ...body } : body
      return answer({ user: db.users.patch(id, change) })
    }),
  ]
}
