import type { TimelineEntries } from '@/api/record-schemas'
import type { StatusDisplay } from '@/components/ui/status'
import { StatusBadge } from '@/components/ui/status-badge'
import { Timeline } from './timeline'

interface StatusTimelineProps {
  /** Undefined while they load, null if the backend does not send them. */
  entries: TimelineEntries | undefined
  display: StatusDisplay
  label?: string
}

/** The statuses that a record has had. */
export function StatusTimeline({ entries, display, label = 'Timeline' }: StatusTimelineProps) {
  return (
    <Timeline
      label={label}
      entries={(entries === null ? [] : entries)?.map(({ status, at, by, note }) => ({
        status: <StatusBadge status={status} {...display} />,
        at,
        by: by?.name ?? by?.type ?? null,
        note,
      }))}
    />
  )
}
