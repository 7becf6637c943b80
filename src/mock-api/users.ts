import { http } from 'msw'
import { ticketStatus } from '../domain/ticket.ts'
import { userResource } from '../features/users/resource.ts'
import { answer, LATEST, listParams, missing, orderRow, ticketRow, without } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { noted, noteHandler, withNoteCount } from './notes.ts'
import { nameOf } from './seed/build-order.ts'
import type { StoredUser } from './seed/types.ts'

// Only the details have these.
const userRow = (user: StoredUser) => without(user, ['addresses', 'note', 'walletBalance'])

/** The tickets of a user: open ones first, and of both those that were changed last. */
function ticketsOf(db: Db, id: string) {
  const tickets = db.tickets
    .all()
    .filter(({ requester }) => requester?.type === 'user' && requester.id === id)
  const open = tickets.filter((ticket) => !ticketStatus.isFinal(ticket))
  const closed = tickets.filter((ticket) => ticketStatus.isFinal(ticket))
  return [...open, ...closed].slice(0, LATEST).map(ticketRow)
}

export function createUserHandlers(db: Db) {
  return [
    noteHandler(db, userResource, (id) => {
      const found = db.users.find(id)
      return found && nameOf(found)
    }),
    http.get('*/api/crm/user', ({ request }) => {
      const { rows, ...page } = db.users.list(listParams(request))
      return answer({
        users: rows.map((user) => withNoteCount(db, 'user', user, userRow(user))),
        ...page,
      })
    }),
    http.get<{ id: string }>('*/api/crm/user/:id', ({ params: { id } }) => {
      const user = db.users.find(id)
      if (!user) return missing('User')
      const orders = db.orders.all().filter((order) => order.user?.id === id)
      const transactions = db.transactions.all().filter((other) => other.user?.id === id)
      return answer({
        user: withNoteCount(db, 'user', user, user),
        ...noted(db, 'user', id),
        userOrder: orders.slice(0, LATEST).map(orderRow),
        userTicket: ticketsOf(db, id),
        userVoucher: db.vouchersOf(user.email, LATEST),
        userTransaction: transactions.slice(0, LATEST),
        capabilities: db.users.capabilities,
      })
    }),
    http.patch<{ id: string }>('*/api/crm/user/:id', async ({ params: { id }, request }) => {
      const user = db.users.find(id)
      if (!user) return missing('User')
      const { body, refusal } = await readBody(request, userResource.change)
      if (refusal) return refusal
      // Only a blocked user has a reason.
      const change = 'status' in body ? { reason: null, ...body } : body
      const event =
        'note' in body ? 'note_changed' : body.status === 'blocked' ? 'blocked' : 'unblocked'
      const record = { type: 'user', id, name: nameOf(user) } as const
      log(db, request, record, event, 'reason' in body ? { reason: body.reason } : {})
      return answer({ user: db.users.patch(id, change) })
    }),
  ]
}
