import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { toast } from '@/lib/toast'
import { countFormDrafts, followOtherPages, removeForeignDraft } from '@/memory/drafts'
import {
  followOtherTabs,
  getSession,
  subscribeToSession,
  type SessionChange,
} from '@/memory/session'

/**
 * Moves between the login page and the other pages when the session starts or ends, here or in
 * another tab, and keeps each session's data apart. Returns a function that unsubscribes.
 */
export function followSession(router: RegisteredRouter, queryClient: QueryClient) {
  async function onLogin() {
    removeForeignDraft()
    // Synchronous: not even one render may have the previous user's data.
    void queryClient.resetQueries()
    await router.invalidate()
  }
  async function onEnd(how: 'logout' | 'expired') {
    // Cancels the previous session's requests: their results must not be shown or reported.
    await queryClient.cancelQueries()
    // Another tab has signed in meanwhile.
    if (getSession() !== null) return
    if (how === 'expired') toast.error('Your session has expired\nPlease sign in again')
    // Signing in again opens the page again, after a logout only if a form there has a draft.
    const returns = how === 'expired' || countFormDrafts() > 0
    const search = returns ? { redirect: router.history.location.href } : {}
    // What was typed is a draft by now, so an unsaved form must not block the way to the login page.
    await router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true })
    if (getSession() === null) queryClient.clear()
  }
  function onChange(change: SessionChange) {
    if (change === 'login') void onLogin()
    else if (change !== 'user') void onEnd(change)
  }
  const unfollow = [subscribeToSession(onChange), followOtherTabs(), followOtherPages()]
  return () => {
    for (const stop of unfollow) stop()
  }
}
