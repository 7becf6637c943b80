import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useCapabilities } from '@/api/announced'
import { useCan } from '@/api/permissions'
import { RecordButtons } from '@/components/actions/record-buttons'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { useReadActions } from '@/components/actions/use-read-record'
import { KeptText, useKeptText } from '@/components/form/kept-text'
import { RecordSheet, type SheetProps } from '@/components/record/record-sheet'
import { useDetails } from '@/components/record/use-details'
import { ticketName, ticketStatus } from '@/domain/ticket'
import { userId } from '@/domain/user'
import { shorten } from '@/lib/format'
import { useSession } from '@/memory/session'
import { ticketActions } from './actions'
import { Conversation } from './conversation'
import { Presence } from './presence'
import { ReplyBox } from './reply-box'
import { replyDraft, type Ticket, ticketResource } from './resource'
import { TicketFacts } from './ticket-facts'
import { TicketPrintout } from './ticket-printout'
import { TicketSide } from './ticket-side'
import { usePresence } from './use-presence'

const REFETCH_MS = 30_000

// On a phone, Send stays in sight while the keyboard is up.
const BOTTOM =
  'flex flex-col gap-1 max-sm:-mx-5 max-sm:border-t max-sm:bg-card max-sm:px-5 max-sm:pb-2 max-sm:focus-within:sticky max-sm:focus-within:-bottom-5 max-sm:focus-within:z-10 low:max-sm:focus-within:-bottom-3'

const reopening = (ticket: Ticket) => ({ reopen: ticketActions(ticket, null).reopen })

function ClosedNote({ ticket }: { ticket: Ticket }) {
  const { id } = ticket
  const getActions = useOfferedActions(ticketResource, reopening)
  const record = { id, name: ticketName(ticket) }
  // A colleague may have closed the ticket while a reply was typed.
  const kept = useKeptText((name) => name === replyDraft(id))
  return (
    <>
      <KeptText {...kept} />
      <div className="flex flex-wrap items-center justify-between gap-near rounded-md bg-muted px-3 py-2">
        <p>This ticket is closed</p>
        <RecordButtons
          record={record}
          actions={getActions(ticket)}
          readActions={useReadActions(ticketResource, record, getActions)}
          onOpen={() => {}}
        />
      </div>
    </>
  )
}

export default function TicketSheet(props: SheetProps) {
  const session = useSession()
  const ownId = session && userId(session.user)
  const canReply = useCan()('tickets.reply')
  const hasPresence = useCapabilities(ticketResource)?.actions.includes('presence') ?? false
  const { others, onType } = usePresence(props.id, hasPresence)
  const presence = hasPresence && <Presence others={others} />
  const [reveals, setReveals] = useState(0)
  const details = useDetails(ticketResource, props.id, { pollEvery: REFETCH_MS })
  const { record: ticket, data, isLoading } = details
  const isClosed = ticket !== undefined && ticketStatus.is(ticket, 'closed')
  return (
    <RecordSheet
      {...props}
      resource={ticketResource}
      details={details}
      getName={ticketName}
      getHeading={(record) => shorten(record.subject ?? ticketName(record))}
      getActions={(record) => {
        const { take, assign, release, close } = ticketActions(record, ownId)
        return { take, assign, release, close }
      }}
      closeLabel="Back to tickets"
      height="full"
      printouts={[
        {
          title: 'Ticket',
          icon: MessagesSquare,
          render: (record) => (
            <TicketPrintout ticket={record} messages={data?.ticketMessage ?? null} />
          ),
        },
      ]}
      top={
        (ticket ?? isLoading) && (
          <>
            {/* The number of the next requester is masked again. */}
            <TicketFacts key={`facts ${props.id}`} ticket={ticket} isLoading={isLoading} />
            <TicketSide key={props.id} ticket={ticket} data={data} isLoading={isLoading} />
          </>
        )
      }
      hasBox={canReply && !isClosed}
      bottom={
        ticket && (
          <div className={BOTTOM}>
            {isClosed ? (
              <>
                {presence}
                <ClosedNote key={ticket.id} ticket={ticket} />
              </>
            ) : canReply ? (
              <ReplyBox
                key={props.id}
                ticket={ticket}
                messages={data?.ticketMessage}
                ownId={ownId}
                onObjection={() => setReveals(reveals + 1)}
                presence={presence}
                onType={onType}
              />
            ) : (
              <>
                {presence}
                <p className="text-muted-foreground">You do not have access to replies.</p>
              </>
            )}
          </div>
        )
      }
    >
      {(data ?? isLoading) && (
        <Conversation
          key={props.id}
          messages={data?.ticketMessage}
          ownId={ownId}
          reveals={reveals}
        />
      )}
    </RecordSheet>
  )
}
