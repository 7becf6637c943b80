import { Panel } from '@/components/ui/panel'
import type { StatusDisplay } from '@/components/ui/status'
import { StatusBadge } from '@/components/ui/status-badge'
import type { TimelineEntries } from '@/lib/records'
import { Timeline } from './timeline'

interface TimelinePanelProps {
  /** Undefined while they load, null if the backend does not send them. */
  entries: TimelineEntries | undefined
  display: StatusDisplay
}

/** The panel with the statuses that a record has had. */
export function TimelinePanel({ entries, display }: TimelinePanelProps) {
  return (
    <Panel title="Timeline" isLoading={entries === undefined}>
      <div className="p-4">
        <Timeline
          entries={(entries === null ? [] : entries)?.map(({ status, at, by, note }) => ({
            status: <StatusBadge status={status} {...display} />,
            at,
            by: by?.name ?? by?.type ?? null,
            note,
          }))}
        />
      </div>
    </Panel>
  )
}
