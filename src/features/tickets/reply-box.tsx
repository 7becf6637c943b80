import { Send } from 'lucide-react'
import { useRef } from 'react'
import { fetchDetails } from '@/api/latest-record'
import { useReadDetails } from '@/components/actions/use-read-record'
import { MessageBox } from '@/components/form/message-box'
import { serverTime } from '@/lib/clock'
import { cleanText } from '@/lib/visible-text'
import { mayBeOwn } from '@/memory/own'
import { endsWithSession } from '@/memory/session-memory'
import { ticketName } from './fields'
import { objectionTo, type SentReply } from './reply-objection'
import { replyEndpoint, ticketResource, ticketStatus, type Message, type Ticket } from './resource'

/** The last reply that this tab has sent to each ticket. */
const sent = new Map<string, SentReply>()
endsWithSession(() => sent.clear())

export const replyDraft = (id: string) => `reply to ticket ${id}`

interface ReplyBoxProps {
  ticket: Ticket
  /** The messages on the page. Null if the backend does not send them. */
  messages: readonly Message[] | null | undefined
  ownId: string | null
  /** Called after the box shows why a reply was not sent. The newest message may be the reason. */
  onObjection: () => void
}

/** Reads the ticket again before a reply is sent, so that a ticket is not answered twice. */
export function ReplyBox({ ticket, messages, ownId, onObjection }: ReplyBoxProps) {
  const { id } = ticket
  const read = useReadDetails(ticketResource, id)
  // As last read. The page may still show earlier ones.
  const known = useRef(messages)
  const countSame = (body: string, all: typeof messages = []) =>
    all?.filter((message) => cleanText(message.body ?? '') === body && mayBeOwn(message.by))
      .length ?? 0
  return (
    <MessageBox
      record={{ id, name: ticketName(ticket) }}
      endpoint={replyEndpoint}
      draft={replyDraft(id)}
      label="Reply"
      success="Reply sent"
      buttonLabel="Send"
      icon={Send}
      isMain
      seen={messages?.map((message) => message.id) ?? []}
      check={async (body, seen) => {
        const latest = await read()
        known.current = latest ? latest.ticketMessage : messages
        return objectionTo(body, {
          isClosed: latest !== undefined && ticketStatus.is(latest.record, 'closed'),
          seen,
          latest: latest?.ticketMessage,
          sent: sent.get(id),
          ownId,
        })
      }}
      watch={(body) => {
        const before = countSame(body, known.current)
        return async () => {
          const { ticketMessage } = await fetchDetails(ticketResource, id)
          return countSame(body, ticketMessage) > before
        }
      }}
      onObjection={onObjection}
      onSent={(body) => sent.set(id, { body, at: serverTime() })}
      // The ticket may have been closed in the meantime.
      onRefused={() => void read()}
    />
  )
}
