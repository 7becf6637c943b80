import { StatusBadge } from '@/components/fields/status-badge'
import { DayAndTime } from '@/components/ui/date-time'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import type { History, TimelineEntries } from '@/domain/record-schemas'
import type { Statuses } from '@/domain/status'
import { EMPTY, shorten, toLabel } from '@/lib/format'
import { historyOf, statusesOf, type HistoryEntry } from './history-entries'
import { useShowMore } from './use-show-more'
import { Who } from './who'

interface EntriesProps {
  /** Undefined while loading. */
  entries: readonly HistoryEntry[] | undefined
  statuses?: Statuses | undefined
  label: string
}

// A dot on the line on the left.
const ENTRY =
  'relative before:absolute before:top-2 before:-left-5 before:size-2.5 before:-translate-x-1/2 before:rounded-full before:bg-muted-foreground'

function Entries({ entries, statuses, label }: EntriesProps) {
  if (entries?.length === 0)
    return <p className="text-muted-foreground">Nothing has been recorded yet.</p>
  return (
    <ol
      aria-label={label}
      aria-busy={entries === undefined}
      className="ml-1.5 flex flex-col gap-near border-l pl-5 pointer-coarse:gap-apart"
    >
      {entries ? (
        Array.from(entries, (entry, index) => (
          <Entry key={index} entry={entry} statuses={statuses} />
        ))
      ) : (
        <li aria-hidden="true" className={ENTRY}>
          <Skeleton className="h-5 w-48" />
        </li>
      )}
    </ol>
  )
}

function Entry({ entry, statuses }: WhatProps) {
  const { at, by, notes } = entry
  return (
    <li className={ENTRY}>
      <div className="flex flex-wrap items-center gap-x-near gap-y-1">
        <What entry={entry} statuses={statuses} />
        <span className="min-w-0 text-sm wrap-anywhere text-muted-foreground">
          <DayAndTime at={at} />
          <Who by={by} />
        </span>
      </div>
      {notes.map((note) => (
        <p
          key={note}
          data-unprinted=""
          className="wrap-anywhere whitespace-pre-line pointer-coarse:pt-3"
        >
          {shorten(note)}
        </p>
      ))}
    </li>
  )
}

const WHAT = 'max-w-full min-w-0 wrap-anywhere'

interface WhatProps {
  entry: HistoryEntry
  statuses: Statuses | undefined
}

function What({ entry: { status, event, text }, statuses }: WhatProps) {
  const badge = status !== null && statuses?.describe(status).label
  const label = text ?? (event && toLabel(event))
  // "Canceled" says no more than the badge.
  const words = label === badge ? null : label
  return (
    <>
      {badge && statuses && (
        <span className={WHAT}>
          <StatusBadge status={status} of={statuses} />
        </span>
      )}
      {(words || !badge) && (
        <span dir="auto" className={WHAT}>
          {shorten(words || EMPTY)}
        </span>
      )}
    </>
  )
}

interface RecordHistoryProps {
  /** Undefined while loading. Null if the backend does not send it. */
  history: History | undefined
  /** The statuses that the record had, oldest first. */
  timeline?: TimelineEntries | undefined
  statuses?: Statuses
  label?: string
}

/** What happened to a record, latest first. Without a history, only its statuses, oldest first. */
export function RecordHistory(props: RecordHistoryProps) {
  const { history, timeline = null, statuses, label = history ? 'History' : 'Timeline' } = props
  const all = history ? historyOf(timeline, history) : statusesOf(timeline)
  const { shown, toggle } = useShowMore(all)
  return (
    <div className="flex flex-col gap-apart">
      <Entries
        entries={history === undefined ? undefined : history ? shown : all}
        statuses={statuses}
        label={label}
      />
      {history && toggle}
    </div>
  )
}

export function HistoryPanel(props: RecordHistoryProps) {
  return (
    <Panel title={props.history ? 'History' : 'Timeline'} isLoading={props.history === undefined}>
      <div className="px-4 py-3">
        <RecordHistory {...props} />
      </div>
    </Panel>
  )
}
