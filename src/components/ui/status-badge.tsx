import type { Statuses } from '@/domain/status'
import { EMPTY, shorten } from '@/lib/format'
import { Badge } from './badge'

interface StatusBadgeProps {
  status: string | null
  of: Statuses
}

export function StatusBadge({ status, of }: StatusBadgeProps) {
  if (!status) return <span>{EMPTY}</span>
  const { label, color } = of.describe(status)
  return <Badge color={color}>{shorten(label)}</Badge>
}
