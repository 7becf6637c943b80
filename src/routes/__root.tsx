import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { OfflineBanner } from '@/components/shell/offline-banner'
import { DocumentTitle } from '@/components/shell/page-title'
import { lazyToaster } from '@/components/toast/lazy-toaster'

const Toaster = lazyToaster(() => import('@/components/toast/toaster'))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
})

function Root() {
  return (
    <>
      <DocumentTitle />
      <OfflineBanner />
      <Outlet />
      <Toaster />
    </>
  )
}
