import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import { useCan } from '@/api/permissions'
import { ItemList } from '@/components/fields/item-list'
import { RecordLink } from '@/components/fields/record-link'
import { StatusBadge } from '@/components/fields/status-badge'
import { TimeInStatus } from '@/components/fields/time-in-status'
import { HiddenPhone } from '@/components/record/contact'
import { loadFailureText } from '@/components/record/details-load-error'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { RecordNotes } from '@/components/record/notes'
import { RecordHistory } from '@/components/record/record-history'
import { linkedOrderQuery, type LinkedOrder } from '@/components/record/related/linked-order'
import { NoDriver } from '@/components/record/related/no-driver'
import { DisclosureButton } from '@/components/ui/disclosure-button'
import { Sentence } from '@/components/ui/sentence'
import { Skeleton } from '@/components/ui/skeleton'
import { excessText, paidText } from '@/domain/balance'
import { fields } from '@/domain/field'
import { orderRowFields, orderStatus } from '@/domain/order'
import type { History, Notes } from '@/domain/record-schemas'
import { ticketName } from '@/domain/ticket'
import { formatCount } from '@/lib/format'
import { type Ticket, ticketResource } from './resource'

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
      <DisclosureButton
        label={label}
        isOpen={isOpen}
        controls={contentId}
        size="sm"
        // On a small phone, the sections share a line.
        className="lg:hidden small:[&_svg]:hidden"
        onToggle={() => setIsOpen(!isOpen)}
      />
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
  // They would move when the order above them arrives.
  const linked = useQuery({ ...linkedOrderQuery(order?.id ?? ''), enabled: Boolean(order?.id) })
  const isWaiting = isLoading || linked.isLoading
  if (!isLoading && !order?.id && !history && !notes) return null
  return (
    <div
      data-slot="sheet-side"
      className="relative flex flex-wrap gap-near max-lg:max-h-[35dvh] max-lg:overflow-y-auto lg:flex-col lg:flex-nowrap lg:gap-apart"
    >
      {order?.id && (
        <Section title="Order">
          <TicketOrderFacts id={order.id} />
        </Section>
      )}
      {isWaiting && (
        // Another one below the order.
        <Skeleton key={String(linked.isLoading)} className="h-8 w-40 pointer-coarse:h-control" />
      )}
      {ticket && notes && !isWaiting && (
        <Section title="Notes" count={notes.length}>
          <RecordNotes
            resource={ticketResource}
            record={{ id: ticket.id, name: ticketName(ticket) }}
            notes={notes}
          />
        </Section>
      )}
      {history && !isWaiting && (
        <Section title="History">
          <RecordHistory history={history} />
        </Section>
      )}
    </div>
  )
}

const linkedFields = fields<LinkedOrder>()({
  status: orderRowFields.status,
  user: {
    label: 'Customer',
    kind: 'relation',
    record: 'user',
    get: ({ user }) => user ?? null,
    isOptional: true,
  },
  restaurant: orderRowFields.restaurant,
  driver: { label: 'Driver', kind: 'relation', record: 'driver' },
  totalPrice: orderRowFields.totalPrice,
  payment: {
    label: 'Payment',
    kind: 'text',
    get: (order) => excessText(order) ?? paidText(order),
    isOptional: true,
  },
})

interface ContactProps {
  kind: 'user' | 'restaurant' | 'driver'
  contact: NonNullable<LinkedOrder['driver']>
}

/** Who can be called about the order. */
const Contact = ({ kind, contact }: ContactProps) => (
  <span className="flex flex-wrap gap-x-near pointer-coarse:gap-y-near">
    <RecordLink kind={kind} record={contact} />
    {contact.phone && <HiddenPhone phone={contact.phone} />}
  </span>
)

const orderFacts = [
  ...facts(linkedFields, ['status'], {
    status: (order) => (
      <span className="flex flex-wrap items-center gap-x-near">
        <StatusBadge status={order.status} of={orderStatus} />
        <TimeInStatus order={order} />
      </span>
    ),
  }),
  ...facts(linkedFields, ['user', 'restaurant', 'driver'], {
    user: ({ user }) => user && <Contact kind="user" contact={user} />,
    restaurant: ({ restaurant }) =>
      restaurant && <Contact kind="restaurant" contact={restaurant} />,
    driver: (order) =>
      order.driver ? <Contact kind="driver" contact={order.driver} /> : <NoDriver order={order} />,
  }),
  ...facts(linkedFields, ['totalPrice', 'payment'], {
    payment: (order) => {
      const text = linkedFields.payment.get(order)
      return text && <Sentence text={text} />
    },
  }),
]

/** The state of the ticket's order, which an answer depends on. */
export function TicketOrderFacts({ id }: { id: string }) {
  const { data, error, isPending } = useQuery(linkedOrderQuery(id))
  if (!data && !isPending) {
    return <p className="text-muted-foreground">{loadFailureText('order', error)}.</p>
  }
  const items = data?.record.items ?? []
  return (
    <div aria-busy={isPending} className="flex flex-col gap-near">
      {isPending ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <Facts facts={orderFacts} record={data?.record} isLoading={false} columns={1} />
      )}
      {items.length > 0 && (
        <div className="rounded-md border text-sm each:each:px-2 each:each:py-1">
          <ItemList items={items} />
        </div>
      )}
    </div>
  )
}
