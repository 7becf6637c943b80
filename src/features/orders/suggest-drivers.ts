import { isDriverIn } from '@/domain/driver'
import { parseTime } from '@/domain/lagos'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import type { DriverChoice } from './online-drivers-query'

/** The maximum of the selected orders that one driver is suggested for. */
export const MAX_SUGGESTED = 3

export interface OrderToAssign {
  id: string
  /** Null if it is not known. */
  state: string | null
  createdAt: string | null
  driver: { id: string | null; name: string | null } | null
  /** Why its state is not known. */
  unreadText?: string
}

export type Candidate = Pick<DriverChoice, 'id' | 'name' | 'state' | 'activeOrderCount'>

export type Suggestion =
  | { driver: string; reason?: undefined }
  /** The order is left out. */
  | { driver: null; reason: string }

interface SuggestOptions {
  orders: readonly OrderToAssign[]
  /** Those who are online. */
  drivers: readonly Candidate[]
  /** What the administrator has chosen, by order: the id of a driver, or null to leave it out. */
  choices?: ReadonlyMap<string, string | null>
  /** The backend has more drivers than these. */
  isPartial?: boolean
}

/** How many of the selected orders each driver gets. */
export function countGiven(drivers: Iterable<string | null>) {
  const given = new Map<string, number>()
  for (const id of drivers) {
    if (id !== null) given.set(id, (given.get(id) ?? 0) + 1)
  }
  return given
}

/** A driver without a state may be in any. */
const isEligible = (state: string, driver: Candidate) => !driver.state || isDriverIn(state, driver)

/**
 * Drivers of the state come first, then those with the fewest orders, among which are those that
 * were given in this dialog. A number of orders that is not known counts as more than any other.
 * Names and ids decide the rest: two reads of the same drivers suggest the same.
 */
function compareFor(state: string, given: ReadonlyMap<string, number>) {
  const keysOf = (driver: Candidate) => {
    const count = given.get(driver.id) ?? 0
    const load = driver.activeOrderCount
    return [isDriverIn(state, driver) ? 0 : 1, load === null ? Infinity : load + count, count]
  }
  return (a: Candidate, b: Candidate) => {
    const [ofA, ofB] = [keysOf(a), keysOf(b)]
    const index = ofA.findIndex((key, at) => key !== ofB[at])
    if (index !== -1) return (ofA[index] ?? 0) - (ofB[index] ?? 0)
    return (a.name ?? '').localeCompare(b.name ?? '') || a.id.localeCompare(b.id)
  }
}

function leaveOut({ state, driver, unreadText }: OrderToAssign): string | null {
  if (driver) return `${isolate(driver.name ?? driver.id, 'A driver')} has it already`
  if (!state) return unreadText ?? 'Its state is not known'
  return null
}

function suggestFor(
  { state }: Pick<OrderToAssign, 'state'>,
  { drivers, isPartial = false }: SuggestOptions,
  given: ReadonlyMap<string, number>,
): Suggestion {
  const place = state ?? ''
  const eligible = drivers.filter((driver) => isEligible(place, driver))
  const [best] = eligible
    .filter(({ id }) => (given.get(id) ?? 0) < MAX_SUGGESTED)
    .toSorted(compareFor(place, given))
  if (best) return { driver: best.id }
  const where = shorten(place)
  if (eligible.length > 0) {
    return { driver: null, reason: `Each driver in ${where} gets ${MAX_SUGGESTED} other orders` }
  }
  return {
    driver: null,
    reason: isPartial
      ? `No driver in ${where} is among those that were loaded`
      : `No driver in ${where} is online`,
  }
}

/** Orders that have waited longest come first. Those without a time come last. */
const byAge = (orders: readonly OrderToAssign[]) => {
  const timeOf = ({ createdAt }: OrderToAssign) => parseTime(createdAt) || Infinity
  return orders.toSorted((a, b) =>
    timeOf(a) === timeOf(b) ? a.id.localeCompare(b.id) : timeOf(a) - timeOf(b),
  )
}

/** The suggestions without any choice. */
function suggestAll(options: SuggestOptions) {
  const suggestions = new Map<string, Suggestion>()
  const given = new Map<string, number>()
  for (const order of byAge(options.orders)) {
    const reason = leaveOut(order)
    const suggestion: Suggestion =
      reason === null ? suggestFor(order, options, given) : { driver: null, reason }
    suggestions.set(order.id, suggestion)
    const { driver } = suggestion
    if (driver !== null) given.set(driver, (given.get(driver) ?? 0) + 1)
  }
  return suggestions
}

/**
 * Suggests a driver for each order: one of its state, with the fewest orders, for at most three of
 * these orders. An order that has a driver, one without a state and one without such a driver are
 * left out. A choice changes no other suggested driver, except if its own would get too many orders:
 * then the latest of them get other drivers. An order without a suggestion gets a driver who has
 * become free.
 */
export function suggestDrivers(options: SuggestOptions): ReadonlyMap<string, Suggestion> {
  const { orders, choices = new Map<string, string | null>() } = options
  const base = suggestAll(options)
  const open = byAge(orders).filter(({ id }) => !choices.has(id))
  const given = countGiven(choices.values())
  const suggestions = new Map<string, Suggestion>()
  const crowded: OrderToAssign[] = []
  for (const order of open) {
    const suggestion = base.get(order.id)
    if (!suggestion) continue
    const { driver } = suggestion
    const count = driver === null ? 0 : (given.get(driver) ?? 0)
    // A driver may be free by now for an order that had none.
    const isWaiting = driver === null && leaveOut(order) === null
    if (isWaiting || count >= MAX_SUGGESTED) crowded.push(order)
    else suggestions.set(order.id, suggestion)
    if (driver !== null && count < MAX_SUGGESTED) given.set(driver, count + 1)
  }
  for (const order of crowded) {
    const suggestion = suggestFor(order, options, given)
    suggestions.set(order.id, suggestion)
    const { driver } = suggestion
    if (driver !== null) given.set(driver, (given.get(driver) ?? 0) + 1)
  }
  return suggestions
}
