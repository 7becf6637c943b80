import { anyOf, createRandom, wholeOf } from '../random.ts'
import { DAY_MS, HOUR_MS, isoOf } from '../time.ts'
import { idOf } from './places.ts'
import type { Named } from './types.ts'

export interface StoredNotification {
  id: string
  title: string
  body: string
  audience: string
  state?: string | undefined
  channel: string
  status: string
  recipients: number
  delivered: number | null
  failed: number | null
  sentBy: Named
  createdAt: string
  /** When it will be delivered, in ms since 1970. */
  settlesAt?: number | undefined
}

const ada = { id: 'adm-1', name: 'Ada Obi' }
const tunde = { id: 'adm-2', name: 'Tunde Bakare' }

// Title, text, audience, channel, state.
type Text = readonly [string, string, string, string, string?]
const texts: readonly Text[] = [
  [
    'Rain delays',
    'Deliveries in Lagos take longer tonight. Thank you for waiting.',
    'users',
    'push',
    'Lagos',
  ],
  [
    'Free delivery until Sunday',
    'Order from any restaurant in Abuja and pay no delivery fee.',
    'users',
    'push',
    'FCT',
  ],
  [
    'Bank holiday payouts',
    'Payouts requested on Thursday are paid on Monday, because banks are closed.',
    'vendors',
    'email',
  ],
  [
    'Bring your raincoat',
    'Heavy rain is expected from 16:00. Drive slowly, and cover the food.',
    'drivers',
    'sms',
    'Rivers',
  ],
  [
    'Jollof Friday',
    'Your favourite jollof for ₦2,500 or less, today from 12:00 to 15:00.',
    'users',
    'push',
  ],
  [
    'New opening hours',
    'You can now set different hours for Saturdays and Sundays in your app.',
    'vendors',
    'email',
  ],
  [
    'Licence check',
    'Photograph your licence again before it expires, so that you keep getting orders.',
    'drivers',
    'push',
  ],
  [
    'We have fixed card payments',
    'Cards work again. Orders that were paid twice are refunded today.',
    'users',
    'email',
  ],
]
const SIZE = 25
const DELIVERED_MIN = 88

const sizes: Record<string, readonly [number, number]> = {
  users: [150, 200],
  vendors: [18, 24],
  drivers: [40, 60],
}

/**
 * How many recipients get a notification. The others do not have the app, or have a wrong address.
 */
export function outcomeOf(random: () => number, recipients: number) {
  const delivered = Math.round((recipients * wholeOf(random, DELIVERED_MIN, 100)) / 100)
  return { delivered, failed: recipients - delivered }
}

/** Newest first. One is being sent, and one has failed. */
export function seedNotifications(now: number): StoredNotification[] {
  const random = createRandom(1024)
  return Array.from({ length: SIZE }, (_, index) => {
    const [title, body, audience, channel, state] =
      texts[index % texts.length] ?? anyOf(random, texts)
    const [min, max] = sizes[audience] ?? [1, 1]
    const recipients = Math.round(wholeOf(random, min, max) * (state ? 0.4 : 1))
    const status = index === 0 ? 'sending' : index === 6 ? 'failed' : 'sent'
    const result = outcomeOf(random, recipients)
    const age = index === 0 ? HOUR_MS / 60 : index * 3 * DAY_MS + wholeOf(random, 1, 20) * HOUR_MS
    return {
      id: idOf('ntf', index),
      title,
      body,
      audience,
      state,
      channel,
      status,
      recipients,
      delivered: status === 'sending' ? null : status === 'failed' ? 0 : result.delivered,
      failed: status === 'sending' ? null : status === 'failed' ? recipients : result.failed,
      sentBy: index % 3 === 2 ? tunde : ada,
      createdAt: isoOf(now - age),
    }
  })
}
