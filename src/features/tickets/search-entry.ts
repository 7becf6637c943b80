import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { dayDetail, searchEntry } from '@/components/fields/search-entry'
import { ticketName, ticketStatus } from '@/domain/ticket'
import { ticketResource } from './resource'

export const ticketSearchEntry = searchEntry({
  resource: ticketResource,
  defaults: listDefaults(ticketResource),
  statuses: ticketStatus,
  searchedBy: ['ticket number'],
  describe: (ticket) => ({
    label: ticketName(ticket),
    detail: [
      ticket.subject,
      ticket.requester?.name,
      ticket.order?.orderId,
      dayDetail(ticket.updatedAt),
    ],
    link: recordLink('ticket', ticket.id),
    identifiers: [ticket.ticketId],
  }),
})
