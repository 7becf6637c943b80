import { CircleCheck, Hand, RotateCcw } from 'lucide'
import type { RecordAction } from '@/components/actions/record-action'
import { isStatus } from '@/components/ui/status'
import { ticketName } from './labels'
import type { Ticket, TicketPatch } from './resource'

export const isClosed = (ticket: Pick<Ticket, 'status'>) => isStatus(ticket, 'closed')

/** The actions on a ticket. `ownId` is the administrator's id: without it a ticket cannot be taken. */
export function ticketActions(ticket: Ticket, ownId: string | null): RecordAction<TicketPatch>[] {
  const isMine = ownId !== null && ticket.assignee?.id === ownId
  return [
    {
      label: 'Take',
      icon: Hand,
      isAllowed: ownId !== null && !isClosed(ticket) && !isMine,
      body: { assignee: ownId ?? '', status: 'in_progress' },
      success: 'Ticket taken',
    },
    {
      dialog: 'close',
      label: 'Close ticket',
      title: 'Close ticket',
      icon: CircleCheck,
      isAllowed: !isClosed(ticket),
      question: `Close ticket ${ticketName(ticket)}? ${ticket.requester?.name ?? 'The customer'} can no longer answer it.`,
      toBody: () => ({ status: 'closed' }),
      success: 'Ticket closed',
    },
  ]
}

/** In place of the reply box of a closed ticket. */
export const reopenAction: RecordAction<TicketPatch> = {
  label: 'Reopen',
  icon: RotateCcw,
  isAllowed: true,
  body: { status: 'open' },
  success: 'Ticket reopened',
}
