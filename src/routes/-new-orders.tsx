import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { useCapabilities } from '@/api/announced'
import { listDefaults } from '@/api/list'
import { listsKey } from '@/api/queries'
import { shownList } from '@/components/list/updates/shown-list'
import { notificationsRefused, SOUND_BLOCKED } from '@/components/shell/order-notices'
import { chooseNow } from '@/features/dashboard/waiting'
import { orderResource } from '@/features/orders/resource'
import { useElectedTab } from '@/hooks/use-elected-tab'
import { useVisible } from '@/hooks/use-visible'
import { MINUTE_MS } from '@/lib/clock'
import { formatCount } from '@/lib/format'
import { hasLocks, holdLock, isLockHeld, whenFree } from '@/lib/locks'
import { mayNotify, playSound, prepareSound, showNotification, soundAllowed } from '@/lib/notices'
import { toast } from '@/lib/toast'
import {
  hasDesktop,
  hasSound,
  orderNotice,
  pendingCount,
  pendingCountSchema,
  type PendingCount,
} from '@/memory/new-orders'
import { showsPending } from './-new-work'
import { pendingOrders } from './-waiting'

const POLL_MS = 30_000
/** A busy server, or a clock that was set, does not stop the polling for longer. */
const MAX_WAIT_MS = 10 * MINUTE_MS

const POLLING = 'marketplace-admin.newOrders'
/** Held by the tab that gives notice, which may play the sound if it was chosen. */
const NOTIFYING = 'marketplace-admin.newOrderNotices'
/** Held by the tabs that show the pending orders. */
const SHOWING = 'marketplace-admin.pendingOrdersShown'

const hasUnseen = (known: PendingCount | null) => known !== null && known.count > known.seen
const hasUntold = (known: PendingCount | null) => known !== null && known.count > known.told

/**
 * The number of pending orders is the same in all tabs, also in those that do not poll. `onLater` is
 * called for each poll but the first.
 */
function useSharedCount(onLater: () => void) {
  const channel = useRef<BroadcastChannel>(null)
  function receive(latest: PendingCount) {
    const before = pendingCount.state
    pendingCount.setState(() => latest)
    if (before && before.polledAt !== latest.polledAt) onLater()
  }
  const onMessage = useEffectEvent(receive)
  useEffect(() => {
    const opened = new BroadcastChannel(POLLING)
    channel.current = opened
    opened.addEventListener('message', ({ data }) => {
      const { success, output } = v.safeParse(pendingCountSchema, data)
      if (success) onMessage(output)
    })
    return () => {
      opened.close()
      // Nobody is told any more.
      pendingCount.setState(() => null)
    }
  }, [])
  return (latest: PendingCount) => {
    receive(latest)
    channel.current?.postMessage(latest)
  }
}

/** Gives notice of new orders, with their number, in one tab of the browser. */
function useNotifier() {
  const choice = orderNotice.use()
  const isHeard = hasSound(choice)
  const isAllowed = useSelector(soundAllowed)
  useEffect(() => (isHeard ? prepareSound() : undefined), [isHeard])
  const isElected = useElectedTab(NOTIFYING, !isHeard || isAllowed)
  const isVisible = useVisible()
  const navigate = useNavigate()
  const close = useRef<() => void>(undefined)
  const said = useRef(new Set<string>())
  const hasNews = useSelector(pendingCount, hasUnseen)
  useEffect(() => (hasNews ? () => close.current?.() : undefined), [hasNews])

  function sayOnce(text: string) {
    if (!said.current.has(text)) toast.warning(text)
    said.current.add(text)
  }
  const openPending = () =>
    void navigate({ to: '/orders', search: { ...listDefaults(orderResource), status: 'pending' } })

  return {
    isElected,
    /** Says in a visible tab, once, what the browser does not allow in any. */
    async check() {
      if (!isVisible) return
      if (hasDesktop(choice) && !mayNotify()) sayOnce(notificationsRefused())
      if (isHeard && !isAllowed && !(await isLockHeld(NOTIFYING))) sayOnce(SOUND_BLOCKED)
    },
    async give(count: number) {
      const isPlayed = isHeard && (await playSound())
      if (!hasDesktop(choice)) return
      close.current?.()
      const [one, many] = orderResource.noun
      const text = `${formatCount(count)} new ${count === 1 ? one : many}`
      close.current = showNotification(text, isPlayed, openPending) ?? undefined
    },
  }
}

/**
 * Reads the number of pending orders, in one tab of the browser and also while it is hidden, and
 * gives notice if it has grown. Failures are silent, because the lists and the counts report them.
 */
export default function NewOrders() {
  useCapabilities(orderResource)
  const isPolling = useElectedTab(POLLING, true)
  const notifier = useNotifier()
  const publish = useSharedCount(() => void notifier.check())
  const { query } = chooseNow(pendingOrders)
  const { data, dataUpdatedAt, isFetchedAfterMount } = useQuery({
    ...query,
    enabled: isPolling && query.enabled,
    staleTime: 0,
    // A retry waits until the tab is visible, and the next poll waits for the retry.
    retry: false,
    refetchInterval: ({ state: { error } }) =>
      !error?.isFinal &&
      Math.max(POLL_MS, Math.min((error?.busyUntil ?? 0) - Date.now(), MAX_WAIT_MS)),
    refetchIntervalInBackground: hasLocks(),
    // Otherwise each return to the tab is one more request.
    refetchOnWindowFocus: !hasLocks(),
  })
  const total = isPolling && isFetchedAfterMount ? (data?.total ?? null) : null

  const onCount = useEffectEvent((count: number, polledAt: number) => {
    const { seen, told } = pendingCount.state ?? { seen: count, told: count }
    publish({ count, seen: Math.min(seen, count), told: Math.min(told, count), polledAt })
  })
  useEffect(() => {
    if (total !== null) onCount(total, dataUpdatedAt)
  }, [total, dataUpdatedAt])

  const known = useSelector(pendingCount)
  const shown = useSelector(shownList)
  const isShown = useVisible() && shown !== null && showsPending(shown)
  const isShowing = isShown && shown.isPolled
  useEffect(() => (isShowing ? holdLock(SHOWING, 'shared') : undefined), [isShowing])

  // Only a list that was read after the poll has the orders that the poll has counted.
  const isRead = isShown && known !== null && shown.readAt >= known.polledAt
  const onRead = useEffectEvent(() => {
    if (known) publish({ ...known, seen: known.count, told: known.count })
  })
  const isSeen = isRead && hasUnseen(known)
  useEffect(() => {
    if (isSeen) onRead()
  }, [isSeen])

  // The list follows at once, instead of up to one interval later. A request that runs is enough.
  const isBehind = isShowing && !isRead && hasUnseen(known)
  const behindSince = isBehind ? known?.polledAt : undefined
  const queryClient = useQueryClient()
  useEffect(() => {
    if (behindSince === undefined) return
    const queryKey = listsKey(orderResource)
    void queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
  }, [behindSince, queryClient])

  const onUnshown = useEffectEvent(async () => {
    // Without a tab that may play the sound, the one that polls shows the notification.
    if (!notifier.isElected && (await isLockHeld(NOTIFYING))) return
    const latest = pendingCount.state
    if (!latest || !hasUntold(latest)) return
    publish({ ...latest, told: latest.count })
    await notifier.give(latest.count - latest.seen)
  })
  const isWaiting = (notifier.isElected || isPolling) && hasUntold(known) && !isShowing
  // Each poll asks again, because the tab that gives notice may have closed.
  const untoldAt = isWaiting ? known?.polledAt : undefined
  useEffect(() => {
    if (untoldAt === undefined) return undefined
    return whenFree(SHOWING, () => void onUnshown())
  }, [untoldAt])
  return null
}
