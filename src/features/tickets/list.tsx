import { clsx } from 'clsx'
import { PencilLine, UserRoundCheck } from 'lucide-react'
import { TruncatedText, TwoLines } from '@/components/fields/cell-text'
import { CellLink } from '@/components/fields/record-link'
import { WaitingTime } from '@/components/fields/waiting-time'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { isWaiting, ticketName } from '@/domain/ticket'
import { useHasText } from '@/memory/use-draft'
import { ticketActions } from './actions'
import { ticketFields } from './fields'
import { replyDraft, type Ticket, ticketResource } from './resource'

const ReplyMany = lazyOverlay(() => import('./reply-many'))

/** Marks a ticket that waits for an answer. The font has no bold weight. */
const WaitingMark = () => (
  <span
    role="img"
    data-unprinted=""
    aria-label="Waits for an answer"
    className="mr-2 inline-block size-2 rounded-full bg-brand align-middle @table:absolute @table:top-1/2 @table:left-1 @table:-translate-y-1/2"
  />
)

/** Says that a reply was typed in this tab, and not sent. */
function DraftMark({ id }: { id: string }) {
  return (
    useHasText(replyDraft(id)) && (
      <span data-unprinted="" className="mr-1.5 whitespace-nowrap text-orange">
        <PencilLine className="mr-1 inline-block size-4 align-[-2px]" />
        <span>Draft</span>
      </span>
    )
  )
}

/** Whose ticket it is. The administrator's own tickets stand out. */
function Assignee({ assignee, isOwn }: { assignee: Ticket['assignee']; isOwn: boolean }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1',
        !isOwn && assignee && 'text-muted-foreground',
      )}
    >
      {isOwn && (
        <UserRoundCheck
          role="img"
          data-unprinted=""
          aria-label="Yours"
          className="size-4 shrink-0 text-brand"
        />
      )}
      <CellLink record={assignee} />
    </span>
  )
}

/** `ownId` is the id of the administrator: see `ticketActions`. */
export const ticketList = (ownId: string | null) =>
  defineList(ticketResource, {
    title: 'Tickets',
    getName: ticketName,
    columns: columns(ticketFields, {
      subject: {
        link: ({ id }) => sheetLink(ticketResource, id),
        hasTwoLines: true,
        // Space for the mark, so that all texts start at the same place.
        className: '@table:pl-5',
        cell: (ticket) => (
          <TwoLines below={ticket.lastMessage} isUnprinted>
            {isWaiting(ticket) && <WaitingMark />}
            <DraftMark id={ticket.id} />
            <TruncatedText text={ticketFields.subject.get(ticket)} />
          </TwoLines>
        ),
      },
      assignee: {
        cell: ({ assignee }) => (
          <Assignee assignee={assignee} isOwn={ownId !== null && assignee?.id === ownId} />
        ),
      },
      lastMessageAt: {
        cell: (ticket) => (
          <WaitingTime ticket={ticket}>
            <span className="@table:hidden">Waits </span>
          </WaitingTime>
        ),
      },
    }),
    exported: ticketFields,
    actions: (ticket) => ticketActions(ticket, ownId),
    many: ['reply', 'take', 'assign', 'close'],
    manyForms: { reply: (props) => <ReplyMany {...props} /> },
    empty: 'No tickets. Nobody is waiting for an answer.',
    pollEvery: 30_000,
  })
