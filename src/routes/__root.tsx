import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DocumentTitle } from '@/components/shell/page-title'
import { Toaster } from '@/components/toaster'
import { followOtherTabs, subscribeToSession, type SessionChange } from '@/lib/session'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
})

function Root() {
  const router = useRouter()
  const { queryClient } = Route.useRouteContext()

  useEffect(() => {
    async function onSession(change: SessionChange) {
      if (change === 'user') return
      // What was asked for in the session before must neither be shown nor reported in this one.
      await queryClient.cancelQueries()
      if (change === 'login') void queryClient.resetQueries()
      if (change === 'logout') await router.navigate({ to: '/login', replace: true })
      else await router.invalidate()
      if (change !== 'login') queryClient.clear()
    }
    const unsubscribe = subscribeToSession((change) => void onSession(change))
    const unfollow = followOtherTabs()
    return () => {
      unsubscribe()
      unfollow()
    }
  }, [queryClient, router])

  // A screen reader continues at the new page's heading, not at the link that led to it.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.querySelector('h1')?.focus()
      }),
    [router],
  )

  return (
    <>
      <DocumentTitle />
      <Outlet />
      <Toaster />
    </>
  )
}
