import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRouter,
  lazyRouteComponent,
  type AnyRouteMatch,
  type RouterEvents,
  type RouterHistory,
} from '@tanstack/react-router'
import { createQueryClient } from '@/api/query-client'
import { parseSearch, stringifySearch } from '@/api/search-params'
import { forgetRequests } from '@/api/slow-requests'
import { isChunkLoadError, reloadForNewRelease } from '@/components/overlays/chunk-load-error'
import { ErrorPage } from '@/components/shell/error-page'
import { LoadingPage } from '@/components/shell/loading-page'
import { lagosToday } from '@/domain/lagos'
import { followSession } from '@/features/session/follow-session'
import { subscribeToMinutes } from '@/lib/clock'
import { followConnection } from '@/lib/connection'
import { findFirst, hasOpenOverlay } from '@/lib/overlays'
import { removeForeignDraft } from '@/memory/drafts'
import { getSession } from '@/memory/session'
import { forgetSession } from '@/memory/session-memory'
import type { ModuleName } from './modules'
import { routeTree } from './routeTree.gen'

let stopFollowing = () => {}

/**
 * Unsubscribes the app from the session, the connection and its requests: tests create several apps in
 * one process.
 */
export const disconnectApp = () => stopFollowing()

/** Screen readers continue at the new page's heading instead of at the clicked link. */
function focusHeading({ fromLocation, pathChanged }: RouterEvents['onRendered']) {
  // A dialog that opened with the page has the focus.
  if (!fromLocation || !pathChanged || hasOpenOverlay()) return
  // The page itself has focused a control.
  if (document.activeElement?.closest('main')) return
  // Not scrolled to: with the sticky header, this would lose the position restored by Back.
  findFirst('h1')?.focus({ preventScroll: true })
}

/**
 * Lets the browser free what the requests of these pages retain. Chromium keeps the functions that were running when a
 * request was aborted until the stack of the abort reason is read. Through them, the matches of a page retain those of
 * all later pages. The gain is in tests/bench/README.md.
 */
function readAbortStacks(matches: readonly AnyRouteMatch[]) {
  for (const { abortController } of matches) {
    const reason: unknown = abortController.signal.reason
    if (reason instanceof Error) void reason.stack
  }
}

/**
 * Creates the app with its own query cache, at the browser's URL or at that of `history`. Only the
 * latest app is subscribed to the session.
 */
export function createApp(history?: RouterHistory) {
  if (getSession()) removeForeignDraft()
  forgetSession()
  const queryClient = createQueryClient()
  let hasFailedToLoad = false
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // TanStack Query is the cache, so the router has none.
    defaultPreloadStaleTime: 0,
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: ErrorPage,
    defaultOnCatch(error) {
      hasFailedToLoad ||= isChunkLoadError(error)
      reloadForNewRelease(error)
    },
    // Only for a URL that cannot be decoded: every other URL matches a route.
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('@/components/shell/not-found-page'),
      'RootNotFound',
    ),
    // Tests use a memory history. Scroll restoration would keep their routers and DOM in memory.
    scrollRestoration: history === undefined,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })

  // "period=today" and the queue of late orders are the server's: their URLs stay the same.
  let day = lagosToday()
  function onMinute() {
    const today = lagosToday()
    if (today !== day) void queryClient.invalidateQueries()
    day = today
  }
  /** Loads the page again whose chunk could not be loaded offline. */
  function onOnline() {
    if (!hasFailedToLoad) return
    hasFailedToLoad = false
    void router.invalidate()
  }
  let matches = router.state.matches
  router.subscribe('onRendered', (event) => {
    focusHeading(event)
    readAbortStacks(matches)
    matches = router.state.matches
  })
  // Not in an effect: a loader's request may end the session before the first component mounts.
  stopFollowing()
  window.addEventListener('online', onOnline)
  const unfollow = [
    followSession(router, queryClient),
    followConnection(),
    subscribeToMinutes(onMinute),
    forgetRequests,
    () => window.removeEventListener('online', onOnline),
  ]
  stopFollowing = () => {
    for (const stop of unfollow) stop()
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApp>
  }
  interface StaticDataRouteOption {
    /** For the header and the document. By default the module's name. */
    title?: string
    module?: ModuleName
    /** The module whose records the page shows, if it does not belong to one. */
    shows?: ModuleName
  }
}
