import { clsx } from 'clsx'
import { NotebookPen } from 'lucide-react'
import { fetchDetails } from '@/api/latest-record'
import { MAX_MESSAGE, noteEndpoint } from '@/api/message'
import { useIsPermitted } from '@/api/permissions'
import { recordMutation, type RecordRef } from '@/api/requests'
import type { DetailedResource } from '@/api/resource'
import { useReadRecord } from '@/components/actions/use-read-record'
import { MessageBox } from '@/components/form/message-box'
import { DayAndTime } from '@/components/ui/date-time'
import { Panel } from '@/components/ui/panel'
import { parseTime } from '@/domain/lagos'
import {
  notedEntries,
  type History,
  type Notes,
  type TimelineEntries,
} from '@/domain/record-schemas'
import type { Statuses } from '@/domain/status'
import { EMPTY, shorten } from '@/lib/format'
import { cleanText } from '@/lib/visible-text'
import { mayBeOwn } from '@/memory/own'
import { HistoryPanel } from './record-history'
import { useShowMore } from './use-show-more'
import { Who } from './who'

type Note = NonNullable<Notes>[number]

interface AddNoteProps {
  resource: DetailedResource
  record: RecordRef
}

/** How many of the notes may be this one. */
const countSame = (body: string, notes: readonly Note[] | null) =>
  notes?.filter((note) => cleanText(note.body ?? '') === body && mayBeOwn(note.by)).length ?? 0

function AddNote({ resource, record, notes }: AddNoteProps & { notes: readonly Note[] }) {
  const read = useReadRecord(resource, record.id)
  return (
    <MessageBox
      record={record}
      endpoint={noteEndpoint(resource)}
      mutation={recordMutation(noteEndpoint(resource), 'Note added', { isShown: true })}
      draft={`note on ${resource.noun[0]} ${record.id}`}
      label="Add a note"
      success="Note added"
      button={{ label: 'Add note', icon: NotebookPen }}
      watch={(body) => {
        const before = countSame(body, notes)
        return async () => {
          const details = await fetchDetails({ ...resource, details: notedEntries }, record.id)
          return countSame(body, details.notes) > before
        }
      }}
      onRefused={() => void read()}
    />
  )
}

/** Latest first. Notes without a valid time come last. */
function inOrder(notes: readonly Note[]) {
  const timeOf = ({ at }: Note) => parseTime(at) || 0
  return notes.toSorted((a, b) => timeOf(b) - timeOf(a))
}

interface RecordNotesProps extends AddNoteProps {
  notes: readonly Note[]
  /** A note of an older backend, without a time or an author. It comes last. */
  oldNote?: string | null | undefined
}

/** The notes of administrators on a record, and a field for a new one. */
export function RecordNotes({ notes, oldNote, ...props }: RecordNotesProps) {
  const old = oldNote ? [{ id: null, body: oldNote, by: null, at: null }] : []
  const { shown, toggle } = useShowMore([...inOrder(notes), ...old])
  const canAdd = useIsPermitted(props.resource)('note')
  return (
    <div data-unprinted="" className="flex flex-col gap-apart">
      {canAdd && <AddNote key={props.record.id} notes={notes} {...props} />}
      {!canAdd && shown.length === 0 && <p className="text-muted-foreground">No notes yet.</p>}
      {shown.length > 0 && (
        <ul aria-label="Notes" className="flex flex-col later:border-t">
          {Array.from(shown, ({ body, by, at }, index) => (
            <li
              key={index}
              className="py-3 first:pt-0 last:pb-0 pointer-coarse:py-4 pointer-coarse:last:pb-2.5"
            >
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {shorten(body ?? EMPTY, MAX_MESSAGE)}
              </p>
              <p className="text-sm wrap-anywhere text-muted-foreground">
                {(at ?? by) ? (
                  <>
                    <DayAndTime at={at} />
                    <Who by={by} />
                  </>
                ) : (
                  'Written earlier'
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {toggle}
    </div>
  )
}

/** For the heading. */
export const countNotes = (notes: readonly Note[], oldNote?: string | null) =>
  notes.length + (oldNote ? 1 : 0)

export function NotesPanel(props: RecordNotesProps) {
  return (
    <Panel title="Notes">
      <div className="px-4 py-3">
        <RecordNotes {...props} />
      </div>
    </Panel>
  )
}

interface NotesAndHistoryProps extends Omit<AddNoteProps, 'record'> {
  /** Undefined while the record loads. */
  id: string | undefined
  name: string | undefined
  details: { data: { notes?: Notes; history: History } | undefined }
  oldNote?: string | null | undefined
  /** For a record that has a timeline: the statuses in it, and without a history only these. */
  statuses?: Statuses
  timeline?: TimelineEntries | undefined
  /** One below the other, at any width. */
  isStacked?: boolean
}

const PANELS = 'grid grid-cols-[minmax(0,1fr)] gap-apart each:only:col-span-full'

/** The panels with the notes and the history of a record, if the backend sends them. */
export function NotesAndHistory(props: NotesAndHistoryProps) {
  const { resource, id, name, details, oldNote, statuses, timeline, isStacked } = props
  const { data } = details
  const hasHistory = data && (data.history || statuses)
  if (!data?.notes && !hasHistory) return null
  return (
    <div className="@container">
      <div className={clsx(PANELS, !isStacked && '@xl:grid-cols-2')}>
        {data.notes && id !== undefined && (
          <NotesPanel
            resource={resource}
            record={{ id, name: name ?? id }}
            notes={data.notes}
            oldNote={oldNote}
          />
        )}
        {hasHistory && (
          <HistoryPanel history={data.history} {...(statuses && { statuses, timeline })} />
        )}
      </div>
    </div>
  )
}
