import { capitalize, formatQuantity, shorten } from '@/lib/format'
import type { Message, Notification } from './resource'

/** A notification's name in the UI: its title, else its id. */
export const notificationName = ({ title, id }: Pick<Notification, 'title' | 'id'>) =>
  shorten(title ?? id)

export const channels = [
  ['push', 'Push notification'],
  ['email', 'Email'],
  ['sms', 'SMS'],
] as const

/** The label of a channel. An unknown one is its own label. */
export const channelLabel = (channel: string | null) =>
  channel &&
  (channels.find(([value]) => value === channel.toLowerCase())?.[1] ?? capitalize(shorten(channel)))

/** The audience, and its state if it is only one: "Users in Lagos". */
export function audienceLabel({ audience, state }: Pick<Notification, 'audience' | 'state'>) {
  const who = audience && capitalize(shorten(audience))
  return who && state ? `${who} in ${shorten(state)}` : who
}

const singular = { users: 'user', vendors: 'vendor', drivers: 'driver' }

/** How many people get it: "1,840 users". */
export const recipientsLabel = (count: number, audience: Message['audience']) =>
  formatQuantity(count, singular[audience], audience)
