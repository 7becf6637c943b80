import { anyOf, createRandom, startOf } from '../random.ts'
import { isoOf } from '../time.ts'
import { authors } from './history.ts'
import type { Party } from './ticket-types.ts'

export interface StoredNote {
  id: string
  body: string
  by: Party
  at: string
}

const bodies = {
  order: [
    'The customer called: the gate code is 4471.',
    'The restaurant says that the rice ran out. Offered chicken instead, the customer agreed.',
    'Second complaint about this restaurant this week.',
  ],
  user: [
    'Prefers calls after 6 pm.',
    'Was charged twice in October, refunded in full.',
    'Two accounts with the same phone number. The other one is closed.',
  ],
  ticket: ['Asked the restaurant. They call back this afternoon.', 'Called, nobody answered.'],
  driver: [
    'New rider card is in the post.',
    'Had an accident on the Third Mainland Bridge, back on Monday.',
  ],
  restaurant: [
    'Kitchen is being rebuilt until the end of the month.',
    'Asked for a second printer.',
  ],
  vendor: ['Wants to talk about the commission.', 'The new contract is signed.'],
  logistics: ['Invoices go to accounts@, not to the contact person.'],
} as const

/** The kinds of records with notes. */
export type NotedType = keyof typeof bodies

/** The notes on a record at the start, oldest first. Few records have one. */
export function seedNotes(
  type: NotedType,
  { id, createdAt }: { id: string; createdAt: string },
  now: number,
): StoredNote[] {
  const random = createRandom(startOf(`notes-${id}`))
  const draw = random()
  const count = draw < 0.04 ? 2 : draw < 0.12 ? 1 : 0
  const start = Date.parse(createdAt)
  const first = Math.floor(random() * bodies[type].length)
  return Array.from({ length: count }, (_, index) => ({
    id: `${id}-note-${index + 1}`,
    body: bodies[type][(first + index) % bodies[type].length] ?? '',
    by: anyOf(random, authors),
    at: isoOf(start + Math.floor((now - start) * (0.4 + 0.3 * index + random() / 5))),
  }))
}
