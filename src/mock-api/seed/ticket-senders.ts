import { anyOf } from '../random.ts'
import { nameOf } from './build-order.ts'
import type { Script } from './conversations/script.ts'
import type { StoredOrder } from './order-types.ts'
import type { Party } from './ticket-types.ts'
import type { Named, StoredDriver, StoredRestaurant, StoredUser, StoredVendor } from './types.ts'

interface People {
  users: readonly StoredUser[]
  vendors: readonly StoredVendor[]
  restaurants: readonly StoredRestaurant[]
  drivers: readonly StoredDriver[]
}

/** The person who writes, and how an answer addresses them. */
interface Sender {
  party: Party
  callName: string
}

function toSender(type: string, { id, name }: Named, contactName = name): Sender {
  return { party: { id, name, type }, callName: contactName.split(' ')[0] ?? '' }
}

export function senderOf({ from }: Script, order: StoredOrder, people: People) {
  if (from !== 'vendor') {
    const person = order[from]
    return person && toSender(from, person)
  }
  const place = people.restaurants.find(({ id }) => id === order.restaurant?.[0]?.id)
  const vendor = people.vendors.find(({ id }) => id === place?.vendor?.id)
  return vendor ? toSender(from, vendor, vendor.contactName) : null
}

/** Somebody who does not write about an order. */
export function anySender(
  random: () => number,
  { from, status = 'active' }: Script,
  people: People,
) {
  if (from === 'vendor') {
    const vendor = anyOf(
      random,
      people.vendors.filter((other) => other.status === status),
    )
    return toSender(from, vendor, vendor.contactName)
  }
  // Drivers of a company write to the company.
  const drivers = people.drivers.filter(({ logistics }) => !logistics)
  const pool = from === 'user' ? people.users : drivers
  const person = anyOf(
    random,
    pool.filter((other) => other.status === status),
  )
  return toSender(from, { id: person.id, name: nameOf(person) })
}
