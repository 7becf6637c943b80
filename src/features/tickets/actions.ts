import { CircleCheck, Hand, RotateCcw } from 'lucide-react'
import { patchOf } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { ticketName } from './fields'
import { type Ticket, ticketResource, ticketStatus } from './resource'

const patch = patchOf(ticketResource)

/** `ownId` is the administrator's id. A ticket cannot be taken without it. */
export function ticketActions(
  ticket: Ticket,
  ownId: string | null,
): ActionsOf<typeof ticketResource> {
  const isClosed = ticketStatus.is(ticket, 'closed')
  const isMine = ownId !== null && ticket.assignee?.id === ownId
  return {
    take: {
      kind: 'request',
      label: 'Take',
      icon: Hand,
      isAllowed: ownId !== null && !isClosed && !isMine,
      request: patch('Ticket taken', () => ({ assignee: ownId ?? '', status: 'in_progress' })),
      many: { done: 'taken', isDone: () => isMine && !isClosed },
    },
    close: {
      kind: 'question',
      label: 'Close ticket',
      icon: CircleCheck,
      isAllowed: !isClosed,
      question: `Close ticket ${ticketName(ticket)}? ${ticket.requester?.name ?? 'The customer'} can no longer answer it.`,
      request: patch('Ticket closed', () => ({ status: 'closed' })),
      many: {
        label: 'Close',
        deed: (tickets) => `Close ${tickets}`,
        done: 'closed',
        consequence: 'The people who wrote them can no longer answer.',
        isDone: () => isClosed,
      },
    },
    reopen: {
      kind: 'request',
      label: 'Reopen',
      icon: RotateCcw,
      isAllowed: isClosed,
      request: patch('Ticket reopened', () => ({ status: 'open' })),
    },
  }
}
