import type { ReactNode } from 'react'
import { formatElapsed } from '@/domain/format-dates'
import { lateness } from '@/domain/lateness'
import { orderStatus, type OrderRow } from '@/domain/order'
import { useNow } from '@/hooks/use-now'
import { lateColors } from './cell-text'

interface TimeInStatusProps {
  order: Pick<OrderRow, 'status' | 'statusAt'>
  /** Shown if the time is unknown, or if the order stays in its status. */
  otherwise?: ReactNode
}

/** The time of an order in its status, updated every minute: "25 min", "Late, 47 min". */
export function TimeInStatus({ order, otherwise = null }: TimeInStatusProps) {
  const now = useNow()
  const text = formatElapsed(order.statusAt, now)
  if (text === null || orderStatus.isFinal(order)) return otherwise
  const late = lateness(order, now.getTime())
  if (late === null)
    return (
      <span title={text} className="text-muted-foreground">
        {text}
      </span>
    )
  return (
    <span title={`${late}, ${text}`} className={lateColors[late]}>
      {`${late}, ${text}`}
    </span>
  )
}
