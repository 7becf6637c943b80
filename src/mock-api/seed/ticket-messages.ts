import { wholeOf } from '../random.ts'
import { isoOf, MINUTE_MS } from '../time.ts'
import type { Script } from './conversations/script.ts'
import type { StoredOrder } from './order-types.ts'
import type { Party, StoredMessage } from './ticket-types.ts'

const nudges = ['Hello? Is anybody there?', 'Please reply, it is urgent.', 'Any update on this?']

/** The whole conversation of a closed ticket. The first texts of an open one. */
export function textsOf({ openings, rest }: Script, variant: 0 | 1, state: string, index: number) {
  const opening = openings[variant]
  if (state === 'c') return [opening, ...rest]
  // At least one answer, but not the last one.
  if (state === 'i') return [opening, ...rest.slice(0, 1 + (index % (rest.length - 1)))]
  if (index % 3 === 0) return [opening, nudges[index % nudges.length] ?? '']
  return [opening, ...rest.slice(0, index % 5 === 1 ? 1 + (index % 2) : 0)]
}

/** The values of the placeholders in the texts. */
export function valuesOf(order: StoredOrder | undefined, name: string): Record<string, string> {
  return {
    name,
    order: order?.orderId ?? '',
    restaurant: order?.restaurant?.[0]?.name ?? '',
    dish: order?.items[0]?.name ?? '',
    driver: order?.driver?.name.split(' ')[0] ?? 'the rider',
    total: `₦${(order?.totalPrice ?? 0).toLocaleString('en-NG')}`,
  }
}

interface Context {
  id: string
  now: number
  createdAt: string
  admin: Party
  requester: Party | null
  values: Readonly<Record<string, string>>
  images: readonly string[] | undefined
  /** The factor by which replies are slower than usual. */
  pace: number
}

/** Returns messages with these texts, minutes apart, or less if the ticket is too young. */
export function messagesOf(random: () => number, texts: readonly string[], context: Context) {
  const { id, now, createdAt, admin, requester, values, images, pace } = context
  let at = Date.parse(createdAt)
  return Array.from(texts, (text, index): StoredMessage => {
    const rest = (now - at) / (texts.length - index + 1)
    if (index > 0) at += Math.floor(Math.min(wholeOf(random, 3, 55) * pace * MINUTE_MS, rest))
    const body = text.replace(/^> /, '')
    return {
      id: `${id}-${index + 1}`,
      body: body.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
      by: text.startsWith('> ') ? admin : requester,
      createdAt: isoOf(at),
      ...(index === 0 && images && { images: images.map((name) => `/api/images/${name}.svg`) }),
    }
  })
}
