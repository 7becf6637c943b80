import type { ReactNode } from 'react'
import { formatElapsed } from '@/domain/format-dates'
import { lateness } from '@/domain/lateness'
import { orderStatus, type OrderRow } from '@/domain/order'
import { useNow } from '@/hooks/use-now'
import { Age } from './age'

interface TimeInStatusProps {
  order: Pick<OrderRow, 'status' | 'statusAt'>
  /** Shown if the time is unknown, or if the order stays in its status. */
  otherwise?: ReactNode
}

/** The time of an order in its status, updated every minute. */
export function TimeInStatus({ order, otherwise = null }: TimeInStatusProps) {
  const now = useNow()
  const elapsed = formatElapsed(order.statusAt, now)
  if (elapsed === null || orderStatus.isFinal(order)) return otherwise
  const late = lateness(order, now.getTime())
  return <Age elapsed={elapsed} late={late} className="text-muted-foreground" />
}
