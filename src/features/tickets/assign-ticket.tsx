import type { RecordRequest } from '@/api/requests'
import { AssignDialog } from '@/components/actions/assign-dialog'
import { Sentence } from '@/components/ui/sentence'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import ColleaguePicker from './colleague-picker'
import { ticketName } from './fields'
import { ticketResource, ticketStatus, type Ticket } from './resource'

interface AssignTicketProps {
  ticket: Ticket
  request: RecordRequest
  onClose: () => void
}

/** Assigns a ticket to a colleague. */
export default function AssignTicket({ ticket, request, onClose }: AssignTicketProps) {
  const holder = ticket.assignee?.name ?? ticket.assignee?.id
  return (
    <AssignDialog
      resource={ticketResource}
      row={ticket}
      name={ticketName(ticket)}
      title="Assign ticket"
      error="Choose a colleague"
      confirmLabel={(colleague) => `Assign to ${colleague}`}
      isAllowed={(latest) => !ticketStatus.is(latest, 'closed')}
      getHolder={(latest) => latest.assignee}
      request={request}
      renderPicker={(props) => <ColleaguePicker {...props} onClose={onClose} />}
      onClose={onClose}
    >
      <p>
        <Sentence text={`${isolate(shorten(holder ?? ''), 'Nobody')} has this ticket.`} />
      </p>
    </AssignDialog>
  )
}
