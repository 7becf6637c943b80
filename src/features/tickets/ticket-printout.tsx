import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { DayAndTime } from '@/components/ui/date-time'
import { printedText } from '@/domain/masks'
import { formatQuantity, shorten } from '@/lib/format'
import { MAX_BODY, NO_MESSAGES, NOT_PROVIDED } from './conversation'
import { ticketFields } from './fields'
import { isByAdmin, type Message, type Ticket } from './resource'

const printedFacts = facts(ticketFields, [
  'ticketId',
  'status',
  'requester',
  'category',
  'order',
  'assignee',
  'createdAt',
])

interface TicketPrintoutProps {
  ticket: Ticket
  /** Null if the backend does not send them. */
  messages: readonly Message[] | null
}

/** A ticket on paper, with all its messages. The notes are for colleagues only. */
export const TicketPrintout = ({ ticket, messages }: TicketPrintoutProps) => (
  <div className="flex flex-col gap-apart">
    <h2 dir="auto" className="text-xl wrap-anywhere">
      {printedText(shorten(ticketFields.subject.get(ticket) ?? ''))}
    </h2>
    <Facts facts={printedFacts} record={ticket} isLoading={false} />
    {!messages?.length && <p>{messages ? NO_MESSAGES : NOT_PROVIDED}</p>}
    <ol className="flex flex-col gap-apart">
      {messages?.map((message) => (
        <PrintedMessage key={message.id} message={message} />
      ))}
    </ol>
  </div>
)

function PrintedMessage({ message }: { message: Message }) {
  const { body, by, createdAt, images } = message
  const count = images?.filter(Boolean).length ?? 0
  const pictures = formatQuantity(count, 'image', 'images')
  return (
    <li className={isByAdmin(message) ? 'border-l-4 border-brand pl-3' : 'border-l-4 pl-3'}>
      <p className="text-sm text-muted-foreground">
        <bdi translate="no">{shorten(by?.name ?? by?.id ?? 'Unknown')}</bdi>
        <span>, </span>
        <DayAndTime at={createdAt} />
      </p>
      {body && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {printedText(shorten(body, MAX_BODY))}
        </p>
      )}
      {count > 0 && <p className="text-muted-foreground">{`With ${pictures}`}</p>}
    </li>
  )
}
