import { CircleCheck, Hand, RotateCcw, UserRoundPlus } from 'lucide-react'
import { patchOf } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { isolate } from '@/lib/isolate'
import { ticketName } from './fields'
import { type Ticket, ticketResource, ticketStatus } from './resource'

const AssignTicket = lazyOverlay(() => import('./assign-ticket'))
const ColleaguePicker = lazyOverlay(() => import('./colleague-picker'), { fallback: null })

const patch = patchOf(ticketResource)

const assign = patch('Ticket assigned', (assignee) => ({ assignee }))

/** `ownId` is the id of the administrator. Without it, no ticket can be taken. */
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
      isPrimary: true,
      request: patch('Ticket taken', () => ({ assignee: ownId ?? '', status: 'in_progress' })),
      many: { done: 'taken', showsChange: () => isMine && !isClosed },
    },
    assign: {
      kind: 'dialog',
      label: 'Assign…',
      icon: UserRoundPlus,
      needsAnnouncement: true,
      isAllowed: !isClosed,
      render: (onClose) => <AssignTicket ticket={ticket} request={assign} onClose={onClose} />,
      many: {
        deed: (tickets, colleague) =>
          colleague ? `Assign ${tickets} to ${colleague}` : `Assign ${tickets}`,
        done: 'assigned',
        request: assign,
        choice: {
          error: 'Choose a colleague',
          render: (props) => <ColleaguePicker {...props} />,
        },
        showsChange: (colleague) => ticket.assignee?.id === colleague,
      },
    },
    close: {
      kind: 'question',
      label: 'Close ticket',
      icon: CircleCheck,
      isAllowed: !isClosed,
      question: `Close ticket ${isolate(ticketName(ticket))}? ${isolate(ticket.requester?.name, 'The customer')} can no longer answer it.`,
      request: patch('Ticket closed', () => ({ status: 'closed' })),
      many: {
        deed: (tickets) => `Close ${tickets}`,
        done: 'closed',
        consequence: 'The people who wrote them can no longer answer.',
        showsChange: () => isClosed,
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
