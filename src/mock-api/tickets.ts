import { http, HttpResponse } from 'msw'
import type { ChangeOf } from '../api/resource.ts'
import { ticketStatus } from '../domain/ticket.ts'
import {
  assigneesPath,
  presenceEndpoint,
  replyEndpoint,
  ticketResource,
} from '../features/tickets/resource.ts'
import { answer, listParams, missing, refuse, without } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { noted, noteHandler, withNoteCount } from './notes.ts'
import { visit } from './presence.ts'
import type { StoredTicket } from './seed/ticket-types.ts'
import { adminOf, findAdmin } from './session.ts'
import { isoOf } from './time.ts'

type TicketChange = ChangeOf<typeof ticketResource>

const sentTicket = (ticket: StoredTicket) => without(ticket, ['messages'])

/** Adds the phone number of the requester, which the list does not have. */
function wholeTicket(db: Db, ticket: StoredTicket) {
  const { requester } = ticket
  const people = { user: db.users, vendor: db.vendors, driver: db.drivers }[requester?.type ?? '']
  const phone = requester && people?.find(requester.id)?.phone
  return {
    ...sentTicket(ticket),
    requester: requester && { ...requester, ...(phone && { phone }) },
  }
}

/** Why a ticket cannot be changed. */
function refusalOf(db: Db, { status }: StoredTicket, patch: TicketChange) {
  if ('assignee' in patch) {
    if (status === 'closed') return 'This ticket is closed'
    if (patch.assignee === null) return undefined
    const { status: standing } = db.admins.find(patch.assignee) ?? {}
    if (!standing) return 'This administrator does not exist'
    return standing === 'active' ? undefined : 'This administrator is not active'
  }
  if (patch.status === 'closed') {
    return status === 'closed' ? 'This ticket is closed already' : undefined
  }
  return status === 'closed' ? undefined : 'Only a closed ticket can be reopened'
}

/** The fields that a change sets. A reopened ticket keeps its assignee. */
function changeOf(db: Db, patch: TicketChange, at: string) {
  if ('assignee' in patch) {
    const { assignee: id } = patch
    return { ...patch, assignee: (id !== null && findAdmin(db, id)) || null }
  }
  if (patch.status === 'closed') return { status: patch.status, closedAt: at, unread: 0 }
  return { status: patch.status, closedAt: null }
}

/** The event of a change in the history. The text names the new assignee. */
function eventOf(patch: TicketChange, assignee = ''): [event: string, texts: { text?: string }] {
  if (!('assignee' in patch)) return [patch.status === 'closed' ? 'closed' : 'reopened', {}]
  if (patch.assignee === null) return ['released', {}]
  if ('status' in patch && patch.status === 'in_progress') return ['taken', {}]
  return ['assigned', { text: `Assigned to ${assignee}` }]
}

/** The time of a new message, which is later than all others of the ticket. */
function timeOfNext(db: Db, { messages }: StoredTicket) {
  const last = Math.max(...messages.map(({ createdAt }) => Date.parse(createdAt)), 0)
  return isoOf(Math.max(db.clock(), last + 1))
}

/** The administrators who can have tickets, with the number of those that are not closed. */
function assigneesOf(db: Db) {
  const open = db.tickets.all().filter((ticket) => !ticketStatus.isFinal(ticket))
  return db.admins
    .all()
    .filter(({ status }) => status === 'active')
    .map(({ id, usertype }) => ({
      id,
      name: findAdmin(db, id)?.name,
      type: usertype,
      openTickets: open.filter(({ assignee }) => assignee?.id === id).length,
    }))
}

export function createTicketHandlers(db: Db) {
  return [
    noteHandler(db, ticketResource, (id) => db.tickets.find(id)?.ticketId),
    http.get('*/api/crm/ticket', ({ request }) => {
      const { rows, ...page } = db.tickets.list({
        ...listParams(request),
        adminId: adminOf(db, request).id,
      })
      return answer({
        tickets: rows.map((ticket) => withNoteCount(db, 'ticket', ticket, sentTicket(ticket))),
        ...page,
      })
    }),
    http.post<{ id: string }>('*/api/crm/ticket/:id/message', async ({ params, request }) => {
      const ticket = db.tickets.find(params.id)
      if (!ticket) return missing('Ticket')
      const { body: reply, refusal } = await readBody(request, replyEndpoint.body)
      if (refusal) return refusal
      const { id, status, messages } = ticket
      if (status === 'closed') return refuse('This ticket is closed')
      const by = { ...adminOf(db, request), type: 'admin' }
      const { after } = reply
      const answered = messages.findLast(
        (message) => message.by?.type === 'admin' && message.by.id !== by.id,
      )
      const isLater = answered && Date.parse(answered.createdAt) > Date.parse(after ?? '')
      if (isLater) {
        return refuse(`${answered.by?.name} has replied meanwhile`, 409)
      }
      const at = timeOfNext(db, ticket)
      const message = { id: `${id}-${messages.length + 1}`, body: reply.body, by, createdAt: at }
      db.tickets.patch(id, {
        messages: [...messages, message],
        lastMessage: reply.body,
        lastMessageBy: 'admin',
        lastMessageAt: at,
        unread: 0,
        updatedAt: at,
      })
      log(db, request, { type: 'ticket', id, name: ticket.ticketId }, 'replied', { at })
      return HttpResponse.json({ message: 'Message sent' })
    }),
    http.get(`*/api${assigneesPath}`, () => answer({ assignees: assigneesOf(db) })),
    http.post<{ id: string }>('*/api/crm/ticket/:id/presence', async ({ params, request }) => {
      const ticket = db.tickets.find(params.id)
      if (!ticket) return missing('Ticket')
      const { body, refusal } = await readBody(request, presenceEndpoint.body)
      if (refusal) return refusal
      return answer({ others: visit(db, ticket.id, adminOf(db, request), body.isWriting) })
    }),
    http.get<{ id: string }>('*/api/crm/ticket/:id', ({ params: { id } }) => {
      const ticket = db.tickets.find(id)
      if (!ticket) return missing('Ticket')
      return answer({
        ticket: withNoteCount(db, 'ticket', ticket, wholeTicket(db, ticket)),
        ...noted(db, 'ticket', id),
        ticketMessage: ticket.messages,
        capabilities: db.tickets.capabilities,
      })
    }),
    http.patch<{ id: string }>('*/api/crm/ticket/:id', async ({ params: { id }, request }) => {
      const ticket = db.tickets.find(id)
      if (!ticket) return missing('Ticket')
      const { body, refusal } = await readBody(request, ticketResource.change)
      if (refusal) return refusal
      const reason = refusalOf(db, ticket, body)
      if (reason) return refuse(reason)
      const at = isoOf(db.clock())
      const changed = db.tickets.patch(id, { ...changeOf(db, body, at), updatedAt: at })
      const record = { type: 'ticket', id, name: ticket.ticketId } as const
      const [event, texts] = eventOf(body, changed?.assignee?.name)
      log(db, request, record, event, { at, ...texts })
      return answer({ ticket: sentTicket(changed ?? ticket) })
    }),
  ]
}
