import type { listModules } from '../modules.ts'
import { recordsOf, type Db } from './db.ts'
import { nameOf } from './seed/build-order.ts'
import {
  historyOfMenu,
  historyOfOrder,
  historyOfPartner,
  historyOfPayout,
  historyOfRestaurant,
  historyOfTicket,
  historyOfUser,
  type StoredEvent,
} from './seed/history.ts'
import { seedNotes, type NotedType } from './seed/notes.ts'
import { adminOf } from './session.ts'
import { isoOf } from './time.ts'

const LATEST_ACTIVITY = 50

interface Row {
  id: string
  createdAt: string
}

interface Records<TRow> {
  seeds: readonly TRow[]
  seed: (id: string) => TRow | undefined
}

/** The records of a kind, and what was done to them before the start. */
function kind<TRow extends Row>(
  collectionOf: (db: Db) => Records<TRow>,
  toName: (row: TRow) => string,
  eventsOf: (row: TRow, now: number) => readonly StoredEvent[],
  noted?: NotedType,
) {
  function allOf(row: TRow, now: number) {
    const notes = noted ? seedNotes(noted, row, now) : []
    const added = notes.map(({ by, at }): StoredEvent => ({ at, by, event: 'note_added' }))
    return [...eventsOf(row, now), ...added]
  }
  return {
    of(db: Db, id: string) {
      const row = collectionOf(db).seed(id)
      return row ? allOf(row, db.startedAt) : []
    },
    notesOf(db: Db, id: string) {
      const row = collectionOf(db).seed(id)
      return row && noted ? seedNotes(noted, row, db.startedAt) : []
    },
    all: (db: Db) =>
      collectionOf(db).seeds.flatMap((row) =>
        allOf(row, db.startedAt).map((entry) => ({ entry, id: row.id, name: toName(row) })),
      ),
  }
}

const title = ({ name }: { name: string }) => name

/** The name of a kind of record: the `param` of its resource. */
type RecordType = (typeof listModules)[number]['resource']['param']

/** The kinds of records with a history. Some have notes too. */
const seeded: Partial<Record<RecordType, ReturnType<typeof kind>>> = {
  order: kind(
    (db: Db) => db.orders,
    ({ orderId }) => orderId,
    historyOfOrder,
    'order',
  ),
  payout: kind(
    (db: Db) => db.payouts,
    ({ payoutId }) => payoutId,
    historyOfPayout,
  ),
  user: kind((db: Db) => db.users, nameOf, historyOfUser, 'user'),
  driver: kind((db: Db) => db.drivers, nameOf, historyOfPartner, 'driver'),
  vendor: kind((db: Db) => db.vendors, title, historyOfPartner, 'vendor'),
  restaurant: kind((db: Db) => db.restaurants, title, historyOfRestaurant, 'restaurant'),
  logistics: kind((db: Db) => db.logistics, title, historyOfPartner, 'logistics'),
  menu: kind((db: Db) => db.menus, title, historyOfMenu),
  ticket: kind(
    (db: Db) => db.tickets,
    ({ ticketId }) => ticketId,
    historyOfTicket,
    'ticket',
  ),
}

/** The notes on a record at the start. */
export const seededNotes = (db: Db, type: RecordType, id: string) =>
  seeded[type]?.notesOf(db, id) ?? []

/** A record that an administrator changed. */
export interface LoggedRecord {
  type: RecordType
  id: string
  name: string
}

interface Logged {
  record: LoggedRecord
  entry: StoredEvent
  /** The record was changed together with another one, which is in the administrator's activity. */
  isConsequence: boolean
}

/** What was done since the start, oldest first. */
const logOf = recordsOf((): Logged[] => [])

interface Details extends Partial<Pick<StoredEvent, 'at' | 'text' | 'reason'>> {
  isConsequence?: boolean
}

/** Adds an entry to the history of a record, and to the activity of the administrator. */
export function log(
  db: Db,
  request: Request,
  record: LoggedRecord,
  event: string,
  { at = isoOf(db.clock()), isConsequence = false, ...texts }: Details = {},
) {
  const by = { ...adminOf(db, request), type: 'admin' }
  logOf(db).push({ record, entry: { at, by, event, ...texts }, isConsequence })
}

/** What was done to a record, oldest first. */
export function historyOf(db: Db, type: RecordType, id: string) {
  const added = logOf(db).filter(({ record }) => record.type === type && record.id === id)
  return [...(seeded[type]?.of(db, id) ?? []), ...added.map(({ entry }) => entry)]
}

const words = (event: string) => event.charAt(0).toUpperCase() + event.slice(1).replaceAll('_', ' ')

/** What an administrator did, latest first. */
export function activityOf(db: Db, adminId: string) {
  const before = Object.entries(seeded).flatMap(([type, { all }]) =>
    all(db).map(({ entry, id, name }) => ({ entry, record: { type, id, name } })),
  )
  const added = logOf(db).filter(({ isConsequence }) => !isConsequence)
  return [...before, ...added]
    .filter(({ entry }) => entry.by.id === adminId)
    .map(({ entry: { at, event, text = words(event) }, record }) => ({ at, event, text, record }))
    .toReversed()
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1))
    .slice(0, LATEST_ACTIVITY)
}

interface StatusChange {
  status: string
  reason?: string
}

/** Adds the new status of a vendor, restaurant, driver or company to the history. */
export function logStatus(
  db: Db,
  request: Request,
  record: LoggedRecord,
  before: string,
  { status, reason }: StatusChange,
) {
  const isEntry = status === 'active' || status === 'open'
  const entry = before === 'pending' ? 'approved' : status === 'open' ? 'opened' : 'reactivated'
  log(db, request, record, isEntry ? entry : status, { ...(reason && { reason }) })
}
