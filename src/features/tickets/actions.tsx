import {
  CircleCheck,
  Hand,
  MessageSquareReply,
  RotateCcw,
  UserRoundMinus,
  UserRoundPlus,
} from 'lucide-react'
import { ApiError, mayBeDone } from '@/api/api-error'
import { MutationResult } from '@/api/mutation-result'
import { patchOf, requestOf, type RecordRequest } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { WaitingTime } from '@/components/fields/waiting-time'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { questionFacts } from '@/components/record/plain-facts'
import { ticketName, ticketStatus } from '@/domain/ticket'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { ticketFields } from './fields'
import { replyEndpoint, type Ticket, ticketResource } from './resource'

const ColleaguePicker = lazyOverlay(() => import('./colleague-picker'), { fallback: null })

const patch = patchOf(ticketResource)

const askedFacts = questionFacts(
  ticketFields,
  ['subject', 'requester', 'order', 'status', 'assignee', 'lastMessageAt'],
  { lastMessageAt: (ticket) => <WaitingTime ticket={ticket} /> },
)

const reopen = patch('Ticket reopened', () => ({ status: 'open' }))
const close = patch('Ticket closed', () => ({ status: 'closed' }))
const assign = patch('Ticket assigned', (assignee) => ({ assignee }))
const release = patch('Ticket released', () => ({ assignee: null, status: 'open' }))
const takeAs = (id: string) =>
  patch('Ticket taken', () => ({ assignee: id, status: 'in_progress' }))

const reply = requestOf(replyEndpoint)('Reply sent', (body) => ({ body }))

/** Reopens the ticket first. */
const reopenAnd = (request: RecordRequest): RecordRequest => ({
  ...request,
  async send(record, answer) {
    await reopen.send(record, answer)
    try {
      return await request.send(record, answer)
    } catch (error) {
      if (mayBeDone(error) || !(error instanceof ApiError)) throw error
      const text = `${isolate(record.name)} was reopened, but not given back: ${error.message}`
      return new MutationResult(text, { isPartial: true })
    }
  },
})

const stateOf = ({ status, assignee }: Ticket) => `${status} ${assignee?.id}`

/** Gives the ticket the assignee and the status that it has now. */
function restore(ticket: Ticket) {
  const assignee = ticket.assignee?.id ?? null
  const title = assignee === null ? 'Ticket released' : 'Ticket given back'
  if (ticketStatus.is(ticket, 'in_progress')) {
    return assignee !== null && patch(title, () => ({ assignee, status: 'in_progress' }))
  }
  if (!ticketStatus.is(ticket, 'open')) return false
  return assignee === null ? release : patch(title, () => ({ assignee, status: 'open' }))
}

/** `ownId` is the id of the administrator. Without it, no ticket can be taken. */
export function ticketActions(
  ticket: Ticket,
  ownId: string | null,
): ActionsOf<typeof ticketResource> {
  const isClosed = ticketStatus.is(ticket, 'closed')
  const isOpen = ticketStatus.is(ticket, 'open')
  const assignee = ticket.assignee?.id
  const holder = ticket.assignee?.name ?? assignee
  const isMine = ownId !== null && assignee === ownId
  const state = stateOf(ticket)
  const facts = askedFacts(ticket)
  const restoring = restore(ticket)
  const restored = restoring && { request: restoring, state, needs: ['release'] }
  const take = {
    label: 'Take',
    icon: Hand,
    isAllowed: ownId !== null && !isClosed && !isMine,
    isPrimary: !holder,
    request: takeAs(ownId ?? ''),
    isDone: () => isMine && !isClosed,
    // It must not be taken from somebody who has it by now.
    checked: assignee ?? '',
    undo: restored,
    many: {
      done: 'taken',
      ...(holder && !isMine && { consequence: `Taken from ${isolate(shorten(holder))}.` }),
    },
  }
  return {
    reply: {
      kind: 'many',
      label: 'Reply…',
      icon: MessageSquareReply,
      isAllowed: !isClosed,
      request: reply,
      many: { done: 'answered' },
    },
    take:
      holder && !isMine
        ? {
            kind: 'question',
            ...take,
            ask: {
              title: 'Take ticket',
              question: `Take ${isolate(ticketName(ticket))} from ${isolate(shorten(holder))}?`,
              facts,
            },
          }
        : { kind: 'request', ...take },
    assign: {
      kind: 'question',
      label: 'Assign…',
      icon: UserRoundPlus,
      needsAnnouncement: true,
      isAllowed: !isClosed,
      ask: {
        title: 'Assign ticket',
        confirmLabel: 'Assign',
        question: `${isolate(shorten(holder ?? ''), 'Nobody')} has ticket ${isolate(ticketName(ticket))}.`,
        facts,
        choice: {
          error: 'Choose a colleague',
          confirmLabel: (colleague) => `Assign to ${colleague}`,
          holder: ticket.assignee,
          render: ({ isMany: _all, ...props }) => <ColleaguePicker {...props} />,
        },
      },
      request: assign,
      isDone: (colleague) => assignee === colleague,
      undo: assignee
        ? { request: patch('Ticket given back', () => ({ assignee })), state }
        : isOpen && { request: release, state, needs: ['release'] },
      many: {
        deed: (tickets, colleague) =>
          colleague ? `Assign ${tickets} to ${colleague}` : `Assign ${tickets}`,
        done: 'assigned',
      },
    },
    release: {
      kind: 'request',
      label: 'Release',
      icon: UserRoundMinus,
      needsAnnouncement: 'assignees',
      isAllowed: !isClosed && ticket.assignee !== null,
      request: release,
      isDone: () => isOpen && ticket.assignee === null,
      checked: assignee ?? '',
      undo: restored,
      many: { done: 'released' },
    },
    close: {
      kind: 'question',
      label: 'Close ticket',
      icon: CircleCheck,
      isAllowed: !isClosed,
      ask: {
        question: `Close ticket ${isolate(ticketName(ticket))}? ${isolate(ticket.requester?.name, 'The customer')} can no longer answer it.`,
        title: 'Close ticket',
        facts,
      },
      request: close,
      isDone: () => isClosed,
      undo: isOpen
        ? { request: reopen, state, ...(assignee && { needs: ['release'] }) }
        : restored && { ...restored, request: reopenAnd(restored.request) },
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
      undo: { request: close, state, ...(assignee && { needs: ['release'] }) },
    },
  }
}
