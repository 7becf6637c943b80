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

export const hasSound = (notice: OrderNotice) => notice === 'sound' || notice === 'both'
export const hasDesktop = (notice: OrderNotice) => notice === 'desktop' || notice === 'both'

export const orderNotice = createOwnPreference(
  'orderNotice',
  v.picklist(orderNotices.values),
  'off',
  { isChosen: true },
)

export const pendingCountSchema = v.object({
  /** The number of pending orders at the last poll. */
  count: v.number(),
  /** How many of them were there when a list with them was last shown. */
  seen: v.number(),
})
export type PendingCount = v.InferOutput<typeof pendingCountSchema>

/** What the tab knows that polls, or what it has told the other tabs. Null before the first poll. */
export const pendingCount = createSessionStore<PendingCount | null>(null)
