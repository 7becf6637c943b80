import * as v from 'valibot'
import { choices } from '@/domain/choices'
import { createOwnPreference } from './own-preference'
import { createSessionStore } from './session-memory'

/** How an administrator is told about new orders. */
export const orderNotices = choices([
  ['off', 'Off'],
  ['sound', 'Sound'],
  ['desktop', 'Desktop notification'],
  ['both', 'Both'],
])
export type OrderNotice = (typeof orderNotices.values)[number]

export const hasSound = (choice: OrderNotice) => choice === 'sound' || choice === 'both'
export const hasDesktop = (choice: OrderNotice) => choice === 'desktop' || choice === 'both'

export const orderNotice = createOwnPreference(
  'orderNotice',
  v.picklist(orderNotices.values),
  'off',
  { isChosen: true },
)

export const pendingCountSchema = v.object({
  /** The number of pending orders at the last poll. */
  count: v.number(),
  /** How many of them a visible list has read. */
  seen: v.number(),
  /** How many of them the administrator has seen or got a notice of. */
  told: v.number(),
  /** When the tab that polls got the count, in ms since 1970. */
  polledAt: v.number(),
})
export type PendingCount = v.InferOutput<typeof pendingCountSchema>

/** What the tab knows that polls, or what another tab has told. Null before the first poll. */
export const pendingCount = createSessionStore<PendingCount | null>(null)
