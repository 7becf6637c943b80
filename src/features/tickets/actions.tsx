import { CircleCheck, Hand, RotateCcw, UserRoundPlus } from 'lucide-react'
import { patchOf } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { ticketName } from './fields'
import { type Ticket, ticketResource, ticketStatus } from './resource'

const ColleaguePicker = lazyOverlay(() => import('./colleague-picker'), { fallback: null })

const patch = patchOf(ticketResource)

const reopen = patch('Ticket reopened', () => ({ status: 'open' }))
const close = patch('Ticket closed', () => ({ status: 'closed' }))
const assign = patch('Ticket assigned', (assignee) => ({ assignee }))

/** `ownId` is the id of the administrator. Without it, no ticket can be taken. */
export function ticketActions(
  ticket: Ticket,
  ownId: string | null,
): ActionsOf<typeof ticketResource> {
  const isClosed = ticketStatus.is(ticket, 'closed')
  const holder = ticket.assignee?.name ?? ticket.assignee?.id
  const isInProgress = ticketStatus.is(ticket, 'in_progress')
  const assignee = ticket.assignee?.id
  const giveBack = assignee ? patch('Ticket given back', () => ({ assignee })) : false
  const isMine = ownId !== null && ticket.assignee?.id === ownId
  return {
    take: {
      kind: 'request',
      label: 'Take',
      icon: Hand,
      isAllowed: ownId !== null && !isClosed && !isMine,
      isPrimary: true,
      request: patch('Ticket taken', () => ({ assignee: ownId ?? '', status: 'in_progress' })),
      isDone: () => isMine && !isClosed,
      // The status changes too, and can only be set back to open.
      undo: isInProgress && giveBack,
      many: { done: 'taken' },
    },
    assign: {
      kind: 'question',
      label: 'Assign…',
      icon: UserRoundPlus,
      needsAnnouncement: true,
      isAllowed: !isClosed,
      ask: {
        title: 'Assign ticket',
        confirmLabel: 'Assign',
        question: `${isolate(shorten(holder ?? ''), 'Nobody')} has this ticket.`,
        choice: {
          error: 'Choose a colleague',
          confirmLabel: (colleague) => `Assign to ${colleague}`,
          holder: ticket.assignee,
          render: ({ isMany: _all, ...props }) => <ColleaguePicker {...props} />,
        },
      },
      request: assign,
      isDone: (colleague) => ticket.assignee?.id === colleague,
      undo: giveBack,
      many: {
        deed: (tickets, colleague) =>
          colleague ? `Assign ${tickets} to ${colleague}` : `Assign ${tickets}`,
        done: 'assigned',
      },
    },
    close: {
      kind: 'question',
      label: 'Close ticket',
      icon: CircleCheck,
      isAllowed: !isClosed,
      ask: {
        question: `Close ticket ${isolate(ticketName(ticket))}? ${isolate(ticket.requester?.name, 'The customer')} can no longer answer it.`,
        title: 'Close ticket',
      },
      request: close,
      isDone: () => isClosed,
      // A reopened ticket is open, and has no assignee.
      undo: !isInProgress && !assignee && reopen,
      many: {
        deed: (tickets) => `Close ${tickets}`,
        done: 'closed',
        consequence: 'The people who wrote them can no longer answer.',
      },
    },
    reopen: {
      kind: 'request',
      label: 'Reopen',
      icon: RotateCcw,
      isAllowed: isClosed,
      request: reopen,
      isDone: () => !isClosed,
      undo: !assignee && close,
    },
  }
}
