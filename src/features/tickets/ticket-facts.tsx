import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { StatusBadge } from '@/components/fields/status-badge'
import { WaitingTime } from '@/components/fields/waiting-time'
import { HiddenPhone } from '@/components/record/contact'
import { Copyable } from '@/components/record/copyable'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { DisclosureButton } from '@/components/ui/disclosure-button'
import { Skeleton } from '@/components/ui/skeleton'
import { isWaiting, ticketStatus } from '@/domain/ticket'
import { ticketFields } from './fields'
import type { Ticket } from './resource'

// The row of the list has these and the next ones: they are known at once, also if there is nothing.
const mainFacts = facts(ticketFields, ['status'], {
  status: (ticket) => (
    <span className="flex flex-wrap items-center gap-x-near">
      <StatusBadge status={ticket.status} of={ticketStatus} />
      {isWaiting(ticket) && (
        <span className="text-sm">
          <WaitingTime ticket={ticket}>
            <span className="sr-only">, </span>
            <span>waits </span>
          </WaitingTime>
        </span>
      )}
    </span>
  ),
})

const whoFacts = facts(ticketFields, ['requester', 'assignee'])

const otherFacts = facts(ticketFields, ['ticketId', 'order', 'category'], {
  ticketId: ({ ticketId }) => ticketId && <Copyable text={ticketId} label="Copy ticket number" />,
})

const lateFacts = [
  ...facts(ticketFields, ['createdAt']),
  // The last one, because the row of the list does not say whether there is a phone number.
  {
    label: ticketFields.phone.label,
    render: ({ requester }: Ticket, isLoading: boolean) => {
      if (requester?.phone) return <HiddenPhone phone={requester.phone} />
      // As wide as a masked number with its button.
      return isLoading && <Skeleton className="h-4 w-44" />
    },
  },
]

interface TicketFactsProps {
  ticket: Ticket | undefined
  isLoading: boolean
}

/**
 * On a phone, a button shows all but the state, and in a low window all but the main ones, so that
 * the conversation keeps its space.
 */
export function TicketFacts({ ticket, isLoading }: TicketFactsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const othersId = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-apart sm:grid sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] pointer-coarse:gap-y-near low:sm:each:each:each:min-h-6 xl:[&_dt]:min-w-20">
      <div className="contents small:[&_dt]:sr-only">
        <Facts facts={mainFacts} record={ticket} isLoading={!ticket} columns="part" />
      </div>
      <DisclosureButton
        label="Details"
        isOpen={isOpen}
        controls={othersId}
        size="sm"
        className="justify-self-start sm:not-low:hidden small:ml-auto small:[&_svg]:hidden"
        onToggle={() => setIsOpen(!isOpen)}
      />
      <div id={othersId} className={clsx('contents', !isOpen && 'max-sm:hidden')}>
        <Facts facts={whoFacts} record={ticket} isLoading={!ticket} columns="part" />
        <div className={clsx('contents', !isOpen && 'low:hidden')}>
          <Facts facts={otherFacts} record={ticket} isLoading={!ticket} columns="part" />
          <Facts facts={lateFacts} record={ticket} isLoading={isLoading} columns="part" />
        </div>
      </div>
    </div>
  )
}
