import type { LinkedOrder } from '@/components/record/related/linked-order'
import type { SessionUser } from '@/domain/user'
import { cleanLine } from '@/lib/visible-text'
import type { Ticket } from './resource'

export const placeholderNames = ['first name', 'order', 'restaurant', 'driver', 'my name'] as const
type PlaceholderName = (typeof placeholderNames)[number]

const PLACEHOLDER = new RegExp(`(\\{(?:${placeholderNames.join('|')})\\})`, 'gi')

/** Null or empty if the ticket has none. */
type Values = Readonly<Record<PlaceholderName, string | null | undefined>>

/** People have a first name. Of a vendor or a company it is the whole name. */
function firstName({ requester }: Pick<Ticket, 'requester'>) {
  const name = cleanLine(requester?.name ?? '')
  const isPerson = /^(?:user|customer|driver)?$/i.test(requester?.type ?? '')
  return isPerson ? name.split(' ')[0] : name
}

/** `order` is the order of the ticket with its restaurant and driver, if it is known. */
export const placeholderValues = (
  ticket: Ticket,
  order: LinkedOrder | undefined,
  user: SessionUser | undefined,
): Values => ({
  'first name': firstName(ticket),
  order: ticket.order?.orderId ?? order?.orderId,
  restaurant: order?.restaurant?.name,
  driver: order?.driver?.name,
  'my name': user?.firstName,
})

/** Whether the text has values that only the order of the ticket has. */
export const needsOrder = (text: string, { order }: Ticket) =>
  /\{(?:restaurant|driver)\}/i.test(text) || (!order?.orderId && /\{order\}/i.test(text))

/** Placeholders without a value stay as they are. */
export const fillIn = (text: string, values: Values) =>
  text.replaceAll(PLACEHOLDER, (whole) => {
    const name = placeholderNames.find((one) => `{${one}}` === whole.toLowerCase())
    return cleanLine((name && values[name]) ?? '') || whole
  })

/** The placeholders in a text: `['{driver}']`. */
export const placeholdersIn = (text: string) => [...new Set(text.match(PLACEHOLDER))]

/** "{driver} is not filled in", or null. */
export function unfilledText(text: string) {
  const names = placeholdersIn(text)
  if (names.length === 0) return null
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not filled in`
}

/** The parts of a text: those with an odd index are placeholders. */
export const splitAtPlaceholders = (text: string) => text.split(PLACEHOLDER)
