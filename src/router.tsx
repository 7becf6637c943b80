import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from '@/components/shell/error-page'
import { LoadingPage } from '@/components/shell/loading-page'
import { RootNotFound } from '@/components/shell/not-found-page'
import { forgetForeignDraft } from '@/lib/drafts'
import type { ModuleName } from '@/lib/modules'
import { createQueryClient } from '@/lib/query'
import { parseSearch, stringifySearch } from '@/lib/search-params'
import { followOtherTabs, getSession, subscribeToSession, type SessionChange } from '@/lib/session'
import { toast } from '@/lib/toast'
import { routeTree } from './routeTree.gen'

let stopFollowingSession = () => {}

/** Disconnects the app from the session: the tests start one app after another in the same process. */
export const disconnectApp = () => stopFollowingSession()

/**
 * The whole app at the browser's address, or at `history`'s; with a cache of its own. There is one app at a time: a
 * later one takes the session over.
 */
export function createApp(history?: RouterHistory) {
  const queryClient = createQueryClient()
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // TanStack Query alone decides how long data is good.
    defaultPreloadStaleTime: 0,
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultErrorComponent: ErrorPage,
    // Only for an address that cannot be decoded; every other one has a route.
    defaultNotFoundComponent: RootNotFound,
    scrollRestoration: true,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })

  async function onSession(change: SessionChange) {
    if (change === 'user') return
    // Requests of the previous session must neither be shown nor reported in this one.
    if (change === 'login') {
      forgetForeignDraft()
      // Before anything is awaited: the page must not render once with the previous administrator's data.
      void queryClient.resetQueries()
    } else await queryClient.cancelQueries()
    if (change === 'expired') toast.error('Your session has expired\nPlease sign in again')
    if (change === 'logout') {
      await router.navigate({ to: '/login', replace: true, ignoreBlocker: true })
    } else await router.invalidate()
    // Unless somebody has signed in meanwhile.
    if (getSession() === null) queryClient.clear()
  }
  // Not in an effect: a call that a loader has started may end the session before anything is mounted.
  stopFollowingSession()
  const unsubscribe = subscribeToSession((change) => void onSession(change))
  const unfollow = followOtherTabs()
  stopFollowingSession = () => {
    unsubscribe()
    unfollow()
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApp>
  }
  interface HistoryState {
    /** The entry was made by this console on top of the page that it covers: to close it is to go back. */
    openedAsDialog?: true
  }
  interface StaticDataRouteOption {
    /** What the page is called: in the header, the document's title and, for a module, the sidebar. */
    title?: string
    /** The sidebar entry that is highlighted; its name is the title where there is no other. */
    module?: ModuleName
  }
}
