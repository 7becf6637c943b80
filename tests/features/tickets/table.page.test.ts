import { ticketList } from '@/features/tickets/list'
import { ticketSearchEntry } from '@/features/tickets/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(ticketList('adm-1'), {
  noun: 'ticket, tickets',
  path: '/crm/ticket',
  filters: {
    status: 'All Status, Open, In progress, Closed',
    queue: 'All Tickets, Waiting for us, Mine, Unassigned',
    category: 'All Categories, Order, Payment, Delivery, Account, Other',
  },
  columns: 'Ticket, Subject, From, Category, Assigned to, Status, Waiting, Updated',
  exported: 'Ticket, Subject, From, Category, Assigned to, Status, Waiting, Updated, Order, Opened',
  details: 'Phone',
  empty: 'No tickets. Nobody is waiting for an answer.',
  many: {
    reply: 'answered',
    take: 'taken',
    assign: 'assigned',
    close: 'closed, seen as closed. The people who wrote them can no longer answer.',
  },
  actions: {
    open: 'Take, Assign…, Close ticket',
    in_progress: 'Take, Assign…, Close ticket',
    closed: 'Reopen',
  },
  words: {
    take: '→ Ticket taken',
    assign: 'Nobody has ticket TCK-1 in_progress. → Ticket assigned',
    close: 'Close ticket TCK-1 in_progress? Chidi Bello can no longer answer it. → Ticket closed',
    reopen: '→ Ticket reopened',
  },
})

testSearchEntry(ticketSearchEntry, {
  label: 'TCK-1 pending',
  detail: 'Late order · Chidi Bello · ORD-1 · 5 January 2026',
  identifiers: ['TCK-1 pending'],
  searchedBy: 'ticket number',
})
