import { Send } from 'lucide-react'
import { MessageBox } from '@/components/actions/message-box'
import { useReadRecord } from '@/components/actions/use-read-record'
import { replyEndpoint } from './endpoints'
import { ticketName } from './fields'
import { ticketResource, type Ticket } from './resource'

export function ReplyBox({ ticket }: { ticket: Ticket }) {
  const { id } = ticket
  const read = useReadRecord(ticketResource, id)
  return (
    <MessageBox
      record={{ id, name: ticketName(ticket) }}
      endpoint={replyEndpoint}
      draft={`reply to ticket ${id}`}
      label="Reply"
      success="Reply sent"
      buttonLabel="Send"
      icon={Send}
      isMain
      // The ticket may have been closed in the meantime.
      onRefused={() => void read()}
    />
  )
}
