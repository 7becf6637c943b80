import { http, HttpResponse } from 'msw'
import { noteEndpoint } from '../api/message.ts'
import type { Resource } from '../api/resource.ts'
import { driverResource } from '../features/drivers/resource.ts'
import { companyResource } from '../features/logistics/resource.ts'
import { orderResource } from '../features/orders/resource.ts'
import { restaurantResource } from '../features/restaurants/resource.ts'
import { ticketResource } from '../features/tickets/resource.ts'
import { userResource } from '../features/users/resource.ts'
import { vendorResource } from '../features/vendors/resource.ts'
import { missing } from './answers.ts'
import { readBody } from './body.ts'
import { recordsOf, type Db } from './db.ts'
import { historyOf, kinds, log } from './history.ts'
import type { NotedType, StoredNote } from './seed/notes.ts'
import { adminOf } from './session.ts'
import { isoOf } from './time.ts'

/** The notes written since the start, by the kind and id of their record. */
const addedTo = recordsOf(() => new Map<string, readonly StoredNote[]>())

const keyOf = (type: NotedType, id: string) => `${type} ${id}`

const notesOf = (db: Db, type: NotedType, id: string) => [
  ...kinds[type].notesOf(db, id),
  ...(addedTo(db).get(keyOf(type, id)) ?? []),
]

/** What the details of a record have besides it. */
export const noted = (db: Db, type: NotedType, id: string) => ({
  history: historyOf(db, type, id),
  notes: notesOf(db, type, id),
})

interface CountedRow {
  id: string
  /** The only note that a user could have before. It counts. */
  note?: string | null
}

/** Adds the number of notes to what is sent of a record. */
export const withNoteCount = (db: Db, type: NotedType, { id, note }: CountedRow, sent: object) => ({
  ...sent,
  noteCount: notesOf(db, type, id).length + (type === 'user' && note ? 1 : 0),
})

/** The kinds of records with notes. */
const records: readonly [NotedType, Pick<Resource, 'path'>][] = [
  ['order', orderResource],
  ['user', userResource],
  ['ticket', ticketResource],
  ['driver', driverResource],
  ['restaurant', restaurantResource],
  ['vendor', vendorResource],
  ['logistics', companyResource],
]

export const createNoteHandlers = (db: Db) =>
  records.map(([type, resource]) => {
    const { body: schema, path } = noteEndpoint(resource)
    return http.post<{ id: string }>(
      `*/api${path.replace('{id}', ':id')}`,
      async ({ params: { id }, request }) => {
        const name = kinds[type].nameOf(db, id)
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
  })
