import { Badge } from '@/components/ui/badge'
import type { Statuses } from '@/domain/status'
import { EMPTY, shorten } from '@/lib/format'

interface StatusBadgeProps {
  status: string | null
  of: Statuses
}

export function StatusBadge({ status, of }: StatusBadgeProps) {
  if (!status) return <span>{EMPTY}</span>
  const { label, color } = of.describe(status)
  return <Badge color={color}>{shorten(label)}</Badge>
}
