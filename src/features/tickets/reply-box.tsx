import { CircleCheck, Send } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useCapabilities } from '@/api/announced'
import { useIsPermitted } from '@/api/permissions'
import { ALL_QUERIES } from '@/api/query-client'
import { useReadDetails } from '@/components/actions/use-read-record'
import { MessageBox } from '@/components/form/message-box'
import type { TextHandle } from '@/components/form/text-handle'
import { ticketName, ticketStatus } from '@/domain/ticket'
import { serverTime } from '@/lib/clock'
import { toast } from '@/lib/toast'
import { watchSession } from '@/memory/session'
import { endsWithSession } from '@/memory/session-memory'
import { repliesTakeTicket } from '@/memory/ticket-preferences'
import { MarkedText } from './marked-text'
import { placeholdersIn } from './placeholders'
import { objectionTo, type SentReply } from './reply-objection'
import { ReplyTools, type ReplyDialog } from './reply-tools'
import { replyDraft, replyEndpoint, ticketResource, type Message, type Ticket } from './resource'
import { followReply, lastTime, replyReader, sendReply } from './send-reply'

/** The last reply that this tab has sent to each ticket. */
const sent = new Map<string, SentReply>()
endsWithSession(() => sent.clear())

const renderMarks = (text: string) =>
  placeholdersIn(text).length > 0 ? <MarkedText text={text} className="text-transparent" /> : null

interface ReplyBoxProps {
  ticket: Ticket
  /** The messages on the page. Null if the backend does not send them. */
  messages: readonly Message[] | null | undefined
  ownId: string | null
  /** Called after the box shows why a reply was not sent. The newest message may be the reason. */
  onObjection: () => void
  /** Who else has the ticket open, beside the label. */
  presence: ReactNode
  /** Called with the text after each change. */
  onType: (text: string) => void
}

/** Reads the ticket again before a reply is sent, so that a ticket is not answered twice. */
export function ReplyBox(props: ReplyBoxProps) {
  const { ticket, messages, ownId, presence, onObjection, onType } = props
  const { id } = ticket
  const record = { id, name: ticketName(ticket) }
  const read = useReadDetails(ticketResource, id)
  const hasAfter = useCapabilities(ticketResource)?.actions.includes('after') ?? false
  const isPermitted = useIsPermitted(ticketResource)
  // As last read. The page may still show earlier ones.
  const known = useRef({ ticket, messages })
  /** The last reply, unless it was sent. */
  const lost = useRef<{ text: string; after: string | undefined }>(null)
  const [dialog, setDialog] = useState<ReplyDialog | null>(null)
  const box = useRef<TextHandle>(null)
  return (
    <MessageBox
      record={record}
      endpoint={replyEndpoint}
      mutation={{
        mutationKey: ALL_QUERIES,
        async mutationFn({ body: { body: text }, isAnyway, isSecond, ...settling }) {
          const isSameSession = watchSession()
          const { ticket: latest, messages: earlier } = known.current
          // The same request as before, if that one failed.
          const isAgain = lost.current?.text === text
          const fresh = hasAfter && !isAnyway ? lastTime(earlier, latest) : undefined
          const after = isAgain && !isAnyway ? lost.current?.after : fresh
          lost.current = { text, after }
          await sendReply({ ...settling, record, text, after })
          lost.current = null
          const takes = latest.assignee === null && repliesTakeTicket.get() && isPermitted('take')
          const failures = await followReply(record, { ownId, takes, closes: isSecond })
          if (failures.length > 0 && isSameSession()) {
            toast.warning(['The reply was sent', ...failures].join('\n'))
          }
        },
        meta: { showsQuestions: true },
      }}
      draft={replyDraft(id)}
      label="Reply"
      success="Reply sent"
      button={{ label: 'Send', icon: Send }}
      second={isPermitted('close') && { label: 'Reply and close', icon: CircleCheck }}
      isMain
      handle={box}
      tools={
        <>
          {presence}
          <ReplyTools
            box={box}
            ticket={ticket}
            dialog={dialog}
            draftName={`saved reply of ticket ${id}`}
            onOpen={setDialog}
          />
        </>
      }
      renderMarks={renderMarks}
      onSlash={() => setDialog('insert')}
      onType={onType}
      seen={messages?.map((message) => message.id) ?? []}
      check={async (body, seen, isConfirmed) => {
        const latest = await read()
        known.current = latest
          ? { ticket: latest.record, messages: latest.ticketMessage }
          : { ticket, messages }
        return objectionTo(body, {
          isClosed: latest !== undefined && ticketStatus.is(latest.record, 'closed'),
          seen,
          latest: latest?.ticketMessage,
          sent: sent.get(id),
          isConfirmed,
          ownId,
        })
      }}
      watch={(body) => replyReader(id, body, known.current.messages)}
      onObjection={onObjection}
      onSent={(body) => sent.set(id, { body, at: serverTime() })}
      // The ticket may have been closed in the meantime.
      onRefused={() => void read()}
    />
  )
}
