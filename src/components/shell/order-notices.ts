import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  askToNotify,
  canNotify,
  canPlaySound,
  mayAskToNotify,
  mayNotify,
  playSound,
} from '@/lib/notices'
import { toast } from '@/lib/toast'
import {
  hasDesktop,
  hasSound,
  orderNotice,
  orderNotices,
  type OrderNotice,
} from '@/memory/new-orders'
import { watchSession } from '@/memory/session'

export const notificationsRefused = () =>
  `Your browser does not allow notifications\n${
    mayAskToNotify()
      ? 'Choose again, and allow them when the browser asks.'
      : 'Allow them for this site in its settings, beside the address, and choose again.'
  }`

export const SOUND_BLOCKED =
  'Your browser blocks the sound of new orders\nIt plays a sound only after a click or a key press on this page.'

const uncounted = v.object({ total: v.null() })

/** Whether no response has shown that the backend has no orders, or does not count them. */
export const countsOrders = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['orders'] })
    .filter(({ queryKey: [, kind] }) => kind === 'list' || kind === 'waiting')
    .every(({ state: { data, error } }) => !v.is(uncounted, data) && !error?.isMissing)

/** The ways in which this browser can tell about new orders. Empty if it has none. */
export function possibleNotices() {
  const hasNotifications = canNotify()
  const hasAudio = canPlaySound()
  const possible = orderNotices.options.filter(
    ([choice]) => (hasAudio || !hasSound(choice)) && (hasNotifications || !hasDesktop(choice)),
  )
  return possible.length > 1 ? possible : []
}

let latestChoice: OrderNotice | undefined

/**
 * Asks for the browser's permission if it is needed, and plays the sound so that it is known. Call it
 * in an event handler. After a refusal the choice stays as it was, except that "Both" becomes the sound.
 */
export async function chooseNotice(choice: OrderNotice) {
  const isSameSession = watchSession()
  latestChoice = choice
  const isHeard = hasSound(choice) ? playSound() : true
  if (hasDesktop(choice) && !mayNotify()) await askToNotify()
  // Another choice was made while the browser asked.
  if (!isSameSession() || latestChoice !== choice) return
  const isRefused = hasDesktop(choice) && !mayNotify()
  if (isRefused) toast.warning(notificationsRefused())
  if (!isRefused) orderNotice.set(choice)
  else if (hasSound(choice)) orderNotice.set('sound')
  if (!(await isHeard)) toast.warning(SOUND_BLOCKED)
}
