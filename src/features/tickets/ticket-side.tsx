import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useCan } from '@/api/permissions'
import { RecordNotes } from '@/components/record/notes'
import { RecordHistory } from '@/components/record/record-history'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { History, Notes } from '@/domain/record-schemas'
import { formatCount } from '@/lib/format'
import { ticketName } from './fields'
import { type Ticket, ticketResource } from './resource'
import { TicketOrderFacts } from './ticket-order'

interface SectionProps {
  title: string
  /** Shown after the title. */
  count?: number
  children: ReactNode
}

/** On a narrow screen, a button opens the section, so that the conversation keeps its space. */
function Section({ title, count = 0, children }: SectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const contentId = useId()
  const label = count > 0 ? `${title} (${formatCount(count)})` : title
  return (
    <section aria-label={title} className="contents lg:flex lg:flex-col lg:gap-near">
      <h4 className="text-lg max-lg:hidden">{label}</h4>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={contentId}
        className="lg:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{label}</span>
        <ChevronDown className={clsx(isOpen && 'rotate-180')} />
      </Button>
      <div id={contentId} className={clsx('order-1 basis-full', !isOpen && 'max-lg:hidden')}>
        {children}
      </div>
    </section>
  )
}

interface TicketSideProps {
  /** Undefined while loading. Its space is kept. */
  ticket: Ticket | undefined
  /** Undefined while the details load. */
  data: { history: History; notes: Notes } | undefined
  isLoading: boolean
}

/**
 * The order, the notes and the history of a ticket. They are beside the conversation, or above it.
 */
export function TicketSide({ ticket, data, isLoading }: TicketSideProps) {
  const canViewOrders = useCan()('orders.view')
  const order = canViewOrders ? ticket?.order : null
  const { history, notes } = data ?? {}
  if (!isLoading && !order?.id && !history && !notes) return null
  return (
    <div
      data-slot="sheet-side"
      className="flex flex-wrap gap-near max-lg:max-h-[35dvh] max-lg:overflow-y-auto lg:flex-col lg:flex-nowrap lg:gap-apart"
    >
      {order?.id && (
        <Section title="Order">
          <TicketOrderFacts id={order.id} />
        </Section>
      )}
      {isLoading && <Skeleton className="h-8 w-40 pointer-coarse:h-control" />}
      {ticket && notes && (
        <Section title="Notes" count={notes.length}>
          <RecordNotes
            resource={ticketResource}
            record={{ id: ticket.id, name: ticketName(ticket) }}
            notes={notes}
          />
        </Section>
      )}
      {history && (
        <Section title="History">
          <RecordHistory history={history} />
        </Section>
      )}
    </div>
  )
}
