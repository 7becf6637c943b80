import { Badge } from '@/components/ui/badge'
import type { Statuses } from '@/domain/status'
import { EMPTY, shorten } from '@/lib/format'
import { Until } from './until'

interface StatusBadgeProps {
  status: string | null
  of: Statuses
  /** When the status ends by itself. */
  until?: string | null
  /** Follows the status in the tooltip. */
  note?: string | undefined
}

export function StatusBadge({ status, of, until, note }: StatusBadgeProps) {
  if (!status) return <span>{EMPTY}</span>
  const { label, color } = of.describe(status)
  const text = shorten(label)
  const badge = (
    <Badge color={color} title={note && `${text}. ${note}`}>
      {text}
    </Badge>
  )
  if (!until) return badge
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-near leading-tight @max-table:flex-col @max-table:items-end @table:py-1">
      {badge}
      <Until at={until} />
    </span>
  )
}
