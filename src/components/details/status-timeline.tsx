import type { TimelineEntries } from '@/api/record-schemas'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Statuses } from '@/domain/status'
import { Timeline } from './timeline'

interface StatusTimelineProps {
  /** Undefined while loading. Null if the API does not send them. */
  entries: TimelineEntries | undefined
  statuses: Statuses
  label?: string
}

export function StatusTimeline({ entries, statuses, label = 'Timeline' }: StatusTimelineProps) {
  return (
    <Timeline
      label={label}
      entries={(entries === null ? [] : entries)?.map(({ status, at, by, note }) => ({
        status: <StatusBadge status={status} of={statuses} />,
        at,
        by: by?.name ?? by?.type ?? null,
        note,
      }))}
    />
  )
}
