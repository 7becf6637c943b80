import { http, HttpResponse } from 'msw'
import { noteEndpoint } from '../api/message.ts'
import type { Resource } from '../api/resource.ts'
import { missing } from './answers.ts'
import { readBody } from './body.ts'
import { recordsOf, type Db } from './db.ts'
import { historyOf, log, seededNotes, type LoggedRecord } from './history.ts'
import type { StoredNote } from './seed/notes.ts'
import { adminOf } from './session.ts'
import { isoOf } from './time.ts'

type RecordType = LoggedRecord['type']

/** The notes that were added since the start, by the kind and id of their record. */
const addedTo = recordsOf(() => new Map<string, readonly StoredNote[]>())

const keyOf = (type: RecordType, id: string) => `${type} ${id}`

const notesOf = (db: Db, type: RecordType, id: string) => [
  ...seededNotes(db, type, id),
  ...(addedTo(db).get(keyOf(type, id)) ?? []),
]

/** The history and the notes in the details of a record. */
export const noted = (db: Db, type: RecordType, id: string) => ({
  history: historyOf(db, type, id),
  notes: notesOf(db, type, id),
})

interface CountedRow {
  id: string
  /** The only note of a user in an older backend. It counts. */
  note?: string | null
}

/** Adds `noteCount` to a row or a record. */
export const withNoteCount = (
  db: Db,
  type: RecordType,
  { id, note }: CountedRow,
  sent: object,
) => ({
  ...sent,
  noteCount: notesOf(db, type, id).length + (type === 'user' && note ? 1 : 0),
})

/** The handler that adds a note. `nameOf` returns undefined if there is no record with the id. */
export function noteHandler(
  db: Db,
  resource: Pick<Resource, 'path'> & { param: RecordType },
  nameOf: (id: string) => string | undefined,
) {
  const { param: type } = resource
  const { body: schema, path } = noteEndpoint(resource)
  return http.post<{ id: string }>(
    `*/api${path.replace('{id}', ':id')}`,
    async ({ params: { id }, request }) => {
      const name = nameOf(id)
      if (name === undefined) return missing('Record')
      const { body: note, refusal } = await readBody(request, schema)
      if (refusal) return refusal
      const at = isoOf(db.clock())
      const by = { ...adminOf(db, request), type: 'admin' }
      const added = { id: `note-${crypto.randomUUID()}`, body: note.body, by, at }
      const key = keyOf(type, id)
      addedTo(db).set(key, [...(addedTo(db).get(key) ?? []), added])
      log(db, request, { type, id, name }, 'note_added', { at })
      return HttpResponse.json({ message: 'Note added' })
    },
  )
}
