import type { ComponentProps, ReactNode } from 'react'
import type { TimelineEntries } from '@/api/record-schemas'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Statuses } from '@/domain/status'
import { formatDateTime, formatDayAndTime, shorten } from '@/lib/format'

export interface TimelineEntry {
  status: ReactNode
  at: string | null
  /** A person or a system. */
  by: string | null
  note: string | null
}

interface TimelineProps {
  /** Undefined while loading. */
  entries: readonly TimelineEntry[] | undefined
  label?: string
  empty?: string
}

// A dot on the line on the left.
const ENTRY =
  'relative before:absolute before:top-2 before:-left-5 before:size-2.5 before:-translate-x-1/2 before:rounded-full before:bg-muted-foreground'

export function Timeline({
  entries,
  label = 'Timeline',
  empty = 'Nothing has been recorded yet.',
}: TimelineProps) {
  if (entries?.length === 0) return <p className="text-muted-foreground">{empty}</p>
  return (
    <ol
      aria-label={label}
      aria-busy={entries === undefined}
      className="ml-1.5 flex flex-col gap-4 border-l pl-5"
    >
      {entries ? (
        Array.from(entries, (entry, index) => <Entry key={index} {...entry} />)
      ) : (
        <li aria-hidden="true" className={ENTRY}>
          <Skeleton className="h-5 w-48" />
        </li>
      )}
    </ol>
  )
}

function Entry({ status, at, by, note }: TimelineEntry) {
  return (
    <li className={ENTRY}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="max-w-full min-w-0 wrap-anywhere">{status}</span>
        <span className="min-w-0 wrap-anywhere text-muted-foreground">
          <time dateTime={at ?? undefined} title={formatDateTime(at)}>
            {formatDayAndTime(at)}
          </time>
          {by && (
            <>
              {' by '}
              <bdi>{shorten(by)}</bdi>
            </>
          )}
        </span>
      </div>
      {note && <p className="pt-1 wrap-anywhere whitespace-pre-line">{shorten(note)}</p>}
    </li>
  )
}

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

export function TimelinePanel({ entries, statuses }: ComponentProps<typeof StatusTimeline>) {
  return (
    <Panel title="Timeline" isLoading={entries === undefined}>
      <div className="p-4">
        <StatusTimeline entries={entries} statuses={statuses} />
      </div>
    </Panel>
  )
}
