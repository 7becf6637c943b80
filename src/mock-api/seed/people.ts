import { createRandom, pickWeighted, wholeOf } from '../random.ts'
import { DAY_MS, HOUR_MS, isoOf, lagosDay } from '../time.ts'
import { addressOf, idOf, phoneOf, stateOf } from './places.ts'
import type { StoredUser } from './types.ts'
import { firstNames, lastNames } from './vouchers.ts'

// No voucher belongs to these users. They joined in the last months.
const newFirstNames = 'Amaka Emeka Ngozi Obinna Sade Tobi Uche Zainab'.split(' ')
const newLastNames = 'Nwosu Okafor Okonkwo Salami Sule Umar Yusuf'.split(' ')
const LONG_NAME = {
  firstName: 'Oluwatamilore Oluwafunmilayo Ayomide Temitope',
  lastName: 'Adebowale-Ogunlesi Anikulapo Babatunde-Fashola',
}
const blockReasons = ['Payment fraud', 'Abuse of vouchers', 'Abusive behaviour']

/** Users from this index on joined recently. Vouchers belong to users before it. */
export const NEW_USERS = firstNames.length * lastNames.length
/** Most orders belong to the first users. */
export const FREQUENT_USERS = 40

function namesOf(first: readonly string[], last: readonly string[]) {
  return last.flatMap((lastName) => first.map((firstName) => ({ firstName, lastName })))
}

export function seedUsers(now: number): StoredUser[] {
  const random = createRandom(1001)
  const today = lagosDay(now)
  const names = [...namesOf(firstNames, lastNames), ...namesOf(newFirstNames, newLastNames)]
  return Array.from(names, (name, index) => {
    const isNew = index >= NEW_USERS
    // The newest users joined today, if the day is old enough.
    const days = isNew ? Math.floor((index - NEW_USERS) * 2.2) : wholeOf(random, 410, 800)
    const createdAt = Math.min(
      today - days * DAY_MS + wholeOf(random, 8, 22) * HOUR_MS,
      now - (index - NEW_USERS + 1) * HOUR_MS,
    )
    const state = stateOf(random)
    const isBlocked = index % 29 === 17
    return {
      id: idOf('usr', index),
      ...(index === NEW_USERS ? LONG_NAME : name),
      email: `${name.firstName}.${name.lastName}@example.com`.toLowerCase(),
      phone: index % 37 === 20 ? null : phoneOf(index),
      ...(index % 8 === 1 && { image: `/api/images/person-${index}.svg` }),
      ...(index % 40 === 2 && { image: '/api/images/gone.svg' }),
      status: isBlocked ? 'blocked' : 'active',
      ...(isBlocked && { reason: blockReasons[index % blockReasons.length] ?? null }),
      emailVerified: random() < 0.9,
      phoneVerified: random() < 0.75,
      state,
      walletBalance: pickWeighted(random, [
        [0, 70],
        [500, 10],
        [2500, 15],
        [12_000, 5],
      ]),
      lastLoginAt: isoOf(now - wholeOf(random, 1, isNew ? 24 : 600) * HOUR_MS * (isNew ? 0.05 : 1)),
      createdAt: isoOf(createdAt),
      addresses: Array.from(['Home', 'Work'].slice(0, wholeOf(random, 0, 2)), (label) => ({
        label,
        ...addressOf(random, state),
      })),
      ...(index % 31 === 5 && { note: 'Asks for a call before each delivery.' }),
    }
  })
}
