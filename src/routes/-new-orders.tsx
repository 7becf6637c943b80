import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { useCapabilities } from '@/api/announced'
import { daysOf } from '@/api/dates'
import { listDefaults } from '@/api/list'
import { shownList, type ShownList } from '@/components/list/updates/shown-list'
import { notificationsRefused, SOUND_BLOCKED } from '@/components/shell/order-notices'
import { lagosToday } from '@/domain/lagos'
import { chooseNow } from '@/features/dashboard/waiting'
import { orderResource } from '@/features/orders/resource'
import { useElectedTab } from '@/hooks/use-elected-tab'
import { useVisible } from '@/hooks/use-visible'
import { MINUTE_MS } from '@/lib/clock'
import { formatCount } from '@/lib/format'
import { hasLocks, holdLock, isLockHeld } from '@/lib/locks'
import { isSoundBlocked, mayNotify, playSound, showNotification } from '@/lib/notices'
import { toast } from '@/lib/toast'
import {
  hasDesktop,
  hasSound,
  orderNotice,
  pendingCount,
  pendingCountSchema,
  type PendingCount,
} from '@/memory/new-orders'
import { pendingOrders } from './-waiting'

const POLL_MS = 30_000
/** A busy server, or a clock that was set, does not stop the polling for longer. */
const MAX_WAIT_MS = 10 * MINUTE_MS

const POLLING = 'marketplace-admin.newOrders'
/** Held by the tabs that show the pending orders. */
const SHOWING = 'marketplace-admin.pendingOrdersShown'

/** Whether the list has the pending orders, and adds new ones. */
function showsPending(shown: ShownList | null) {
  if (shown?.module !== orderResource.module || !shown.isPolled) return false
  const { search } = shown
  const days = daysOf(search, lagosToday())
  return (
    search.search === '' &&
    ['all', 'pending'].includes(String(search['status'])) &&
    search['queue'] === 'all' &&
    (days === null || days.to >= lagosToday())
  )
}

const hasUnseen = (known: PendingCount | null) => known !== null && known.count > known.seen

/** The number of pending orders is the same in all tabs, also in those that do not poll. */
function useSharedCount() {
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const opened = new BroadcastChannel(POLLING)
    channel.current = opened
    opened.addEventListener('message', ({ data }) => {
      const { success, output } = v.safeParse(pendingCountSchema, data)
      if (success) pendingCount.setState(() => output)
    })
    return () => {
      opened.close()
      // Nobody is told any more.
      pendingCount.setState(() => null)
    }
  }, [])
  return (latest: PendingCount) => {
    pendingCount.setState(() => latest)
    channel.current?.postMessage(latest)
  }
}

/** Gives notice of new orders, with their number. Each trouble is said once. */
function useNotice() {
  const notice = orderNotice.use()
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
    /** Says what the browser does not allow. */
    check() {
      if (hasDesktop(notice) && !mayNotify()) sayOnce(notificationsRefused())
      if (hasSound(notice) && isSoundBlocked()) sayOnce(SOUND_BLOCKED)
    },
    async give(count: number) {
      const isHeard = hasSound(notice) && (await playSound())
      if (hasSound(notice) && !isHeard) sayOnce(SOUND_BLOCKED)
      if (!hasDesktop(notice)) return
      close.current?.()
      const [one, many] = orderResource.noun
      const text = `${formatCount(count)} new ${count === 1 ? one : many}`
      const closeThis = showNotification(text, isHeard, openPending)
      if (closeThis) close.current = closeThis
      else sayOnce(notificationsRefused())
    },
  }
}

/**
 * Reads the number of pending orders, in one tab of the browser and also while it is hidden, and
 * gives notice if it has grown. Failures are silent, because the lists and the counts report them.
 */
export default function NewOrders() {
  useCapabilities(orderResource)
  const isPolling = useElectedTab(POLLING)
  const isVisible = useVisible()
  const isShowing = useSelector(shownList, showsPending) && isVisible
  const publish = useSharedCount()
  const notice = useNotice()
  const { query } = chooseNow(pendingOrders)
  const { data, dataUpdatedAt, isFetchedAfterMount } = useQuery({
    ...query,
    enabled: isPolling && query.enabled,
    staleTime: 0,
    // A retry waits until the tab is visible.
    retry: false,
    refetchInterval: ({ state: { error } }) =>
      !error?.isFinal &&
      Math.max(POLL_MS, Math.min((error?.busyUntil ?? 0) - Date.now(), MAX_WAIT_MS)),
    refetchIntervalInBackground: hasLocks(),
    // Otherwise each return to the tab is one more request.
    refetchOnWindowFocus: !hasLocks(),
  })
  const total = isPolling && isFetchedAfterMount ? (data?.total ?? null) : null

  const onCount = useEffectEvent(async (count: number, isCurrent: () => boolean) => {
    const isShown = isShowing || (await isLockHeld(SHOWING))
    if (!isCurrent()) return
    const known = pendingCount.state
    if (known) notice.check()
    const seen = isShown || !known ? count : Math.min(known.seen, count)
    publish({ count, seen })
    if (known && !isShown && count > known.count) await notice.give(count - seen)
  })
  useEffect(() => {
    if (total === null || dataUpdatedAt === 0) return undefined
    let isCurrent = true
    void onCount(total, () => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [total, dataUpdatedAt])

  const onShow = useEffectEvent(() => {
    const known = pendingCount.state
    if (known) publish({ ...known, seen: known.count })
  })
  const hasNews = useSelector(pendingCount, hasUnseen)
  useEffect(() => {
    if (isShowing && hasNews) onShow()
  }, [isShowing, hasNews])
  useEffect(() => (isShowing ? holdLock(SHOWING, 'shared') : undefined), [isShowing])
  return null
}
