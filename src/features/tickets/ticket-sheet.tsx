import { useState } from 'react'
import { useCan } from '@/api/permissions'
import { RecordButtons } from '@/components/actions/record-buttons'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { useReadActions } from '@/components/actions/use-read-record'
import { KeptText, useKeptText } from '@/components/form/kept-text'
import { HiddenPhone } from '@/components/record/contact'
import { Copyable, Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { RecordSheet, type SheetProps } from '@/components/record/record-sheet'
import { useDetails } from '@/components/record/use-details'
import { Skeleton } from '@/components/ui/skeleton'
import { userId } from '@/domain/user'
import { shorten } from '@/lib/format'
import { useSession } from '@/memory/session'
import { ticketActions } from './actions'
import { Conversation } from './conversation'
import { ticketFields, ticketName } from './fields'
import { ReplyBox, replyDraft } from './reply-box'
import { type Ticket, ticketResource, ticketStatus } from './resource'
import { TicketSide } from './ticket-side'

const REFETCH_MS = 30_000

const ticketFacts = [
  ...facts(ticketFields, ['ticketId', 'requester'], {
    ticketId: ({ ticketId }) => ticketId && <Copyable text={ticketId} label="Copy ticket number" />,
  }),
  {
    label: ticketFields.phone.label,
    render: ({ requester }: Ticket) =>
      requester?.phone ? <HiddenPhone phone={requester.phone} /> : false,
    // The row of the list has no phone number. The placeholder is as wide as a masked number with
    // its button.
    placeholder: <Skeleton className="h-5 w-44" />,
  },
  ...facts(ticketFields, ['order', 'status', 'category', 'assignee', 'createdAt']),
]

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
  const [reveals, setReveals] = useState(0)
  const details = useDetails(ticketResource, props.id, { pollEvery: REFETCH_MS })
  const { record: ticket, data, isLoading } = details
  return (
    <RecordSheet
      {...props}
      resource={ticketResource}
      details={details}
      getName={ticketName}
      getHeading={(record) => shorten(record.subject ?? ticketName(record))}
      getActions={(record) => {
        const { take, assign, close } = ticketActions(record, ownId)
        return { take, assign, close }
      }}
      isFullHeight
      top={
        (ticket ?? isLoading) && (
          <>
            <Facts
              // The number of the next requester is masked again.
              key={`facts ${props.id}`}
              facts={ticketFacts}
              record={ticket}
              isLoading={isLoading}
              columns="inline"
            />
            <TicketSide key={props.id} ticket={ticket} data={data} isLoading={isLoading} />
          </>
        )
      }
      bottom={
        ticket &&
        (ticketStatus.is(ticket, 'closed') ? (
          <ClosedNote key={ticket.id} ticket={ticket} />
        ) : canReply ? (
          <ReplyBox
            key={props.id}
            ticket={ticket}
            messages={data?.ticketMessage}
            ownId={ownId}
            onObjection={() => setReveals(reveals + 1)}
          />
        ) : (
          <p className="text-muted-foreground">You do not have access to replies.</p>
        ))
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
