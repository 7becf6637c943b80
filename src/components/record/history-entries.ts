import { parseTime } from '@/domain/lagos'
import type { History, TimelineEntries } from '@/domain/record-schemas'

type Status = NonNullable<TimelineEntries>[number]
type Event = NonNullable<History>[number]
type By = Event['by']

export interface HistoryEntry {
  /** The new status of the record. */
  status: string | null
  event: string | null
  text: string | null
  at: string | null
  by: By
  /** Reasons and notes, without repetitions. */
  notes: readonly string[]
}

const ofStatus = (status: Status, event?: Event): HistoryEntry => ({
  status: status.status,
  event: event?.event ?? null,
  text: event?.text ?? null,
  at: status.at,
  by: event?.by ?? status.by,
  notes: notesOf(event?.reason, event?.note, status.note),
})

const ofEvent = ({ event, text, at, by, reason, note }: Event): HistoryEntry => ({
  status: null,
  event,
  text,
  at,
  by,
  notes: notesOf(reason, note),
})

const notesOf = (...notes: readonly (string | null | undefined)[]) => [
  ...new Set(notes.filter((note) => typeof note === 'string')),
]

export const statusesOf = (statuses: TimelineEntries): readonly HistoryEntry[] =>
  (statuses ?? []).map((status) => ofStatus(status))

/**
 * Merges the statuses and events of a record, latest first. A status and an event of the same time
 * are one entry. Entries without a valid time are at the end.
 */
export function historyOf(statuses: TimelineEntries, history: History): readonly HistoryEntry[] {
  const left = new Set(history)
  function takeEvent(at: string | null) {
    const time = parseTime(at)
    for (const event of left) {
      if (parseTime(event.at) !== time) continue
      left.delete(event)
      return event
    }
    return undefined
  }
  const ofStatuses = (statuses ?? []).map((status) => ofStatus(status, takeEvent(status.at)))
  const timeOf = ({ at }: HistoryEntry) => {
    const time = parseTime(at)
    return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
  }
  return [...ofStatuses, ...Array.from(left, ofEvent)]
    .map((entry, index) => ({ entry, time: timeOf(entry), index }))
    .toSorted((a, b) => (a.time === b.time ? b.index - a.index : b.time - a.time))
    .map(({ entry }) => entry)
}
