import { recordsOf, type Db } from './db.ts'
import type { Named } from './seed/types.ts'

const ENDS_AFTER_MS = 45_000

interface Visitor extends Named {
  isWriting: boolean
  /** In ms. */
  at: number
}

/** Who has a ticket open, by the ids of the ticket and of the administrator. */
const visitorsOf = recordsOf(() => new Map<string, Map<string, Visitor>>())

/** Notes that the administrator has the ticket open. Returns who else has. */
export function visit(db: Db, ticketId: string, admin: Named, isWriting: boolean) {
  const visitors = visitorsOf(db).get(ticketId) ?? new Map<string, Visitor>()
  visitorsOf(db).set(ticketId, visitors)
  visitors.set(admin.id, { ...admin, isWriting, at: db.clock() })
  return [...visitors.values()]
    .filter(({ id, at }) => id !== admin.id && db.clock() - at < ENDS_AFTER_MS)
    .map(({ at: _at, ...other }) => other)
}
