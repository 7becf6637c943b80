import type { ComponentProps } from 'react'
import { Panel } from '@/components/ui/panel'
import { StatusTimeline } from './status-timeline'

export function TimelinePanel({ entries, statuses }: ComponentProps<typeof StatusTimeline>) {
  return (
    <Panel title="Timeline" isLoading={entries === undefined}>
      <div className="p-4">
        <StatusTimeline entries={entries} statuses={statuses} />
      </div>
    </Panel>
  )
}
