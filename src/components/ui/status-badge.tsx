import { EMPTY, shorten } from '@/lib/format'
import { Badge } from './badge'
import { describeStatus, type StatusDisplay } from './status'

interface StatusBadgeProps extends StatusDisplay {
  status: string | null
}

/** The badge of a status, or "—" if there is none. */
export function StatusBadge({ status, ...display }: StatusBadgeProps) {
  if (!status) return EMPTY
  const { label, color } = describeStatus(status, display)
  return <Badge color={color}>{shorten(label)}</Badge>
}
