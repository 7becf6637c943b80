import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { OfflineBanner } from '@/components/shell/offline-banner'
import { DocumentTitle } from '@/components/shell/page-title'
import { Toaster } from '@/components/toast/toaster'
import { watchTooltips } from '@/components/ui/tooltip'
import { hasOpenOverlay } from '@/hooks/use-shortcut'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
})

function Root() {
  const router = useRouter()
  useEffect(watchTooltips, [])
  // A screen reader continues at the new page's heading, not at the link that led to it.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // If a dialog opened with the page, it has the focus.
        if (!fromLocation || !pathChanged || hasOpenOverlay()) return
        // Not scrolled to: the header is sticky, so a page would lose the position that Back has restored.
        document.querySelector('h1')?.focus({ preventScroll: true })
      }),
    [router],
  )

  return (
    <>
      <DocumentTitle />
      <OfflineBanner />
      <Outlet />
      <Toaster />
    </>
  )
}
