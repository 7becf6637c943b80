import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { lateness } from '@/domain/lateness'
import { orderStatus, type OrderRow } from '@/domain/order'
import { useNow } from '@/hooks/use-now'
import { formatDuration } from '@/lib/format'
import { parseTime } from '@/lib/lagos'

/** "25 min". Null if `since` is not a timestamp. */
function elapsedText(since: string | null, now: Date) {
  // The server's clock may be ahead.
  const elapsed = Math.max(0, now.getTime() - parseTime(since))
  return Number.isNaN(elapsed) ? null : formatDuration(elapsed)
}

/** The time since `since`, updated every minute. */
export const Elapsed = ({ since }: { since: string | null }) => elapsedText(since, useNow())

interface TimeInStatusProps {
  order: Pick<OrderRow, 'status' | 'statusAt'>
  /** Shown if the time is not known, or if the order stays in its status. */
  otherwise?: ReactNode
}

/** How long an order has been in its status, updated every minute: "25 min", "Late, 47 min". */
export function TimeInStatus({ order, otherwise = null }: TimeInStatusProps) {
  const now = useNow()
  const text = elapsedText(order.statusAt, now)
  if (text === null || orderStatus.isFinal(order)) return otherwise
  const late = lateness(order, now.getTime())
  if (late === null) return <span className="text-muted-foreground">{text}</span>
  return (
    // Breaks in a narrow column, but not inside the words or the time.
    <span
      className={clsx(
        'inline-block leading-[1.15] *:whitespace-nowrap',
        late === 'Late' ? 'text-orange' : 'text-red',
      )}
    >
      <span>{late},</span> <span>{text}</span>
    </span>
  )
}
