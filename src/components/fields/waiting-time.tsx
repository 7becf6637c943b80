import type { ReactNode } from 'react'
import { formatElapsed } from '@/domain/format-dates'
import { parseTime } from '@/domain/lagos'
import { latenessAfterHours, TICKET_LATE_AFTER_HOURS } from '@/domain/lateness'
import { type TicketRow, waitingSince } from '@/domain/ticket'
import { useNow } from '@/hooks/use-now'
import { Age } from './age'
import { Missing } from './cell-text'

interface WaitingTimeProps {
  ticket: TicketRow
  /** Precedes the time. */
  children?: ReactNode
}

/** How long a ticket has waited for an answer: "3 h". */
export function WaitingTime({ ticket, children }: WaitingTimeProps) {
  const now = useNow()
  const since = waitingSince(ticket)
  const elapsed = formatElapsed(since, now)
  if (elapsed === null) return <Missing />
  const late = latenessAfterHours(now.getTime() - parseTime(since), TICKET_LATE_AFTER_HOURS)
  return (
    <>
      {children}
      <Age elapsed={elapsed} late={late} />
    </>
  )
}
