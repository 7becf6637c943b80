import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { OfflineBanner } from '@/components/shell/offline-banner'
import { DocumentTitle } from '@/components/shell/page-title'
import { lazyToaster } from '@/components/toast/lazy-toaster'
import { afterPaint } from '@/lib/after-paint'
import { findFirst, hasOpenOverlay } from '@/lib/overlays'

const Toaster = lazyToaster(() => import('@/components/toast/toaster'))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
})

function Root() {
  const router = useRouter()
  useEffect(() => {
    const controller = new AbortController()
    // In a chunk of its own, because tooltips show up later than the first row.
    const cancel = afterPaint(
      () =>
        void import('@/components/ui/watch-tooltips')
          .then(({ watchTooltips }) => watchTooltips(controller.signal))
          .catch(() => undefined),
    )
    return () => {
      cancel()
      controller.abort()
    }
  }, [])
  // Screen readers continue at the new page's heading instead of at the clicked link.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // A dialog that opened with the page has the focus.
        if (!fromLocation || !pathChanged || hasOpenOverlay()) return
        // The page itself has focused a control.
        if (document.activeElement?.closest('main')) return
        // Not scrolled to: with the sticky header, this would lose the position restored by Back.
        findFirst('h1')?.focus({ preventScroll: true })
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
